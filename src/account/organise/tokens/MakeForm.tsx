import { type FormEvent, useEffect, useRef, useState } from "react";
import { Choice, Field, FieldGroup, TextInput } from "#blocks/kit/control/Field.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { ApiToken } from "#contract/tokens.ts";
import type { UserData } from "#contract/userData.ts";
import { longestTokenName, type TokenScope, tokenDays, tokenScopes } from "#core/apiTokens.ts";
import type { Client } from "#src/client/client.ts";
import { type Form, useForm, useValues } from "../../form/useForm.ts";
import { getProof, ProofFields, proofValues } from "../../profile/ProofFields.tsx";
import { SaveRow } from "../../profile/SaveRow.tsx";
import application from "../../review/Application.module.css";
import { CheckList } from "../kit/CheckList.tsx";
import { useOrganiseTexts } from "../kit/texts.ts";
import { useTokenTexts } from "./texts.ts";

interface MakeFormProps {
  client: Client;
  races: [OrganisedRace, ...OrganisedRace[]];
  userData: UserData;
  onMade(made: { secret: string; token: ApiToken }): void;
  onCancel(): void;
}

const lifetimes = [7, 30, tokenDays.usual, 180, tokenDays.most];

/** Makes a token: its name, races, scopes and end, and a proof that its owner makes it. */
export function MakeForm({ client, races, userData, onMade, onCancel }: MakeFormProps) {
  const t = useTokenTexts();
  const organise = useOrganiseTexts();
  const { text } = useSite();
  const [chosen, setChosen] = useState<readonly string[]>(races.length === 1 ? [races[0].raceId] : []);
  const [scopes, setScopes] = useState<readonly TokenScope[]>(["numbers:read"]);
  const [isAsked, setAsked] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const form = useForm({
    ...useValues({ name: "", days: String(tokenDays.usual), ...proofValues }),
    rules: { name: (typed) => (typed.trim() === "" ? t("nameMissing") : undefined) },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const send = async () => {
      const { name = "", days } = form.values;
      const proof = getProof(form.values, userData);
      onMade(
        await client.call("POST /user-center/tokens", {
          json: { name, races: [...chosen], scopes: [...scopes], days: Number(days), proof },
          isSilent: true,
        }),
      );
    };
    form.submit(send, { isAllowed: () => chosen.length > 0 && scopes.length > 0 });
  };
  const seesPersonal = races.some((race) => chosen.includes(race.raceId) && race.seesPersonal);
  const offered = tokenScopes.filter((scope) => scope !== "personal:read" || seesPersonal);
  const chooseRaces = (raceIds: readonly string[]) => {
    setChosen(raceIds);
    // What is not offered is not chosen either.
    if (!races.some((race) => raceIds.includes(race.raceId) && race.seesPersonal))
      setScopes(scopes.filter((scope) => scope !== "personal:read"));
  };
  const bound = form.bind("name");
  return (
    <form className={application.decision} onSubmit={submit} onKeyDown={form.onKeyDown} noValidate>
      <h3>{t("make")}</h3>
      <Field label={t("tokenName")} hint={t("nameHint")} error={form.fault("name")}>
        {(control) => (
          <TextInput
            {...control}
            {...bound}
            ref={(input) => {
              first.current = input;
              bound.ref(input);
            }}
            maxLength={longestTokenName}
            autoComplete="off"
            required
          />
        )}
      </Field>
      {races.length > 1 && (
        <FieldGroup
          id="token-races"
          label={t("races")}
          error={isAsked && chosen.length === 0 ? t("racesMissing") : undefined}
        >
          <CheckList
            options={races.map(({ raceId, title }) => ({ value: raceId, label: text(title) }))}
            chosen={chosen}
            onChange={chooseRaces}
          />
        </FieldGroup>
      )}
      <FieldGroup
        id="token-scopes"
        label={t("scopes")}
        hint={t("scopesHint")}
        error={isAsked && scopes.length === 0 ? t("scopesMissing") : undefined}
      >
        <CheckList
          options={offered.map((scope) => ({ value: scope, label: t(`scope-${scope}`), text: t(`about-${scope}`) }))}
          chosen={scopes}
          onChange={setScopes}
        />
      </FieldGroup>
      <Lifetime form={form} />
      <ProofFields form={form} client={client} userData={userData} />
      <SaveRow form={form} label={t("make")}>
        <Action look="quiet" onPress={onCancel} isDisabled={form.isSending}>
          {organise("cancel")}
        </Action>
      </SaveRow>
    </form>
  );
}

function Lifetime({ form }: { form: Form }) {
  const t = useTokenTexts();
  return (
    <Field label={t("lifetime")} hint={t("lifetimeHint")}>
      {(control) => (
        <Choice {...control} {...form.bind("days")}>
          {lifetimes.map((days) => (
            <option key={days} value={days}>
              {t("days", { days })}
            </option>
          ))}
        </Choice>
      )}
    </Field>
  );
}
