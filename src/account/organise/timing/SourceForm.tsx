import { type FormEvent, useEffect, useRef, useState } from "react";
import { Field, TextInput } from "#blocks/kit/control/Field.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import type { OrganisedRace } from "#contract/organise.ts";
import type { Client } from "#src/client/client.ts";
import { useForm, useValues } from "../../form/useForm.ts";
import { SaveRow } from "../../profile/SaveRow.tsx";
import application from "../../review/Application.module.css";
import { CheckList } from "../kit/CheckList.tsx";
import { useOrganiseTexts } from "../kit/texts.ts";
import type { NewSource } from "./part.ts";
import { useTimingTexts } from "./texts.ts";

interface SourceFormProps {
  client: Client;
  race: OrganisedRace;
  onMade(made: NewSource): void;
  onCancel(): void;
}

const options = ["signed", "rehearsal"] as const;
type Option = (typeof options)[number];

/** Makes a token with which a timing system sends passings. */
export function SourceForm({ client, race, onMade, onCancel }: SourceFormProps) {
  const t = useTimingTexts();
  const organise = useOrganiseTexts();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const [chosen, setChosen] = useState<readonly Option[]>([]);
  const form = useForm({
    ...useValues({ name: "" }),
    rules: { name: (typed) => (typed.trim() === "" ? t("nameMissing") : undefined) },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const send = async () => {
      const json = {
        domainName: race.domainName,
        name: form.values.name,
        isSigned: chosen.includes("signed"),
        // In real time, as the systems of the race send it.
        ...(chosen.includes("rehearsal") && { rehearsal: { startsAt: Date.now(), speed: 1, runners: [] } }),
      };
      onMade(await client.call("POST /sign-up/organise/timing/sources", { json, isSilent: true }));
    };
    form.submit(send);
  };
  const bound = form.bind("name");
  return (
    <form className={application.decision} onSubmit={submit} onKeyDown={form.onKeyDown} noValidate>
      <h3>{t("make")}</h3>
      <Field label={t("sourceName")} hint={t("nameHint")} error={form.fault("name")}>
        {(control) => (
          <TextInput
            {...control}
            {...bound}
            ref={(input) => {
              first.current = input;
              bound.ref(input);
            }}
            maxLength={60}
            autoComplete="off"
            required
          />
        )}
      </Field>
      <CheckList
        options={options.map((value) => ({ value, label: t(value), text: t(`${value}About`) }))}
        chosen={chosen}
        onChange={setChosen}
      />
      <SaveRow form={form} label={t("make")}>
        <Action look="quiet" onPress={onCancel} isDisabled={form.isSending}>
          {organise("cancel")}
        </Action>
      </SaveRow>
    </form>
  );
}
