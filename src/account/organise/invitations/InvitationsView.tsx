import { useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import type { InvitationFilter } from "#contract/invitations.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { Client } from "#src/client/client.ts";
import { fetchExport } from "#src/client/export.ts";
import { QuietButton } from "../../QuietButton.tsx";
import { ExportButtons } from "../../review/ExportButtons.tsx";
import { ItemChoice, RaceChoice, StateButtons } from "../../review/FilterParts.tsx";
import filters from "../../review/Filters.module.css";
import review from "../../review/Review.module.css";
import { useLaterFocus } from "../../review/useLaterFocus.ts";
import { useOrganiseTexts } from "../kit/texts.ts";
import { FileForm } from "./FileForm.tsx";
import { HandForm } from "./HandForm.tsx";
import { InvitationList, titleId } from "./InvitationList.tsx";
import styles from "./Invitations.module.css";
import { OneForm } from "./OneForm.tsx";
import { useInvitationTexts } from "./texts.ts";
import { useInvitations } from "./useInvitations.ts";

interface InvitationsViewProps {
  client: Client;
  races: [OrganisedRace, ...OrganisedRace[]];
}

/**
 * Whom organisers of a race invited, and the forms to invite more: one runner, or those of a file.
 */
export default function InvitationsView({ client, races }: InvitationsViewProps) {
  const [domainName, setDomainName] = useState(races[0].domainName);
  const race = races.find((race) => race.domainName === domainName) ?? races[0];
  return (
    <>
      <RaceChoice races={races} domainName={race.domainName} onRace={setDomainName} />
      <RaceInvitations key={race.domainName} client={client} race={race} />
    </>
  );
}

const states = ["sent", "used", "ended", "expired"] as const;
const forms = { one: OneForm, file: FileForm, hand: HandForm };
type FormName = keyof typeof forms;
const formNames = Object.keys(forms) as FormName[];

function RaceInvitations({ client, race }: { client: Client; race: OrganisedRace }) {
  const t = useInvitationTexts();
  const organise = useOrganiseTexts();
  const { language } = useSite();
  const [filter, setFilter] = useState<InvitationFilter>({ domainName: race.domainName });
  const list = useInvitations(client, filter);
  const [form, setForm] = useState<FormName>();
  const focusLater = useLaterFocus();
  const done = () => {
    setForm(undefined);
    focusLater(titleId);
    list.reload();
  };
  const counts = Object.fromEntries(
    states.map((state) => [state, list.counts.find((count) => count.state === state)?.count ?? 0]),
  ) as Record<(typeof states)[number], number>;
  const Form = form && forms[form];
  return (
    <div className={styles.view}>
      <p className={review.hint}>{t("lead")}</p>
      {Form === undefined ? (
        <div className={styles.actions}>
          {formNames.map((name) => (
            <QuietButton key={name} onClick={() => setForm(name)}>
              {t(`form-${name}`)}…
            </QuietButton>
          ))}
        </div>
      ) : (
        <Form client={client} race={race} onDone={done} onCancel={() => setForm(undefined)} />
      )}
      {!race.seesPersonal && <p className={review.hint}>{organise("masked")}</p>}
      <div className={filters.filters}>
        <ItemChoice items={race.items} item={filter.item} onItem={(item) => setFilter({ ...filter, item })} />
        <StateButtons
          legend={organise("state")}
          states={states}
          counts={counts}
          chosen={filter.state}
          getName={(state) => (state === "all" ? organise("all") : t(`state-${state}`))}
          onChoose={(state) => setFilter({ ...filter, state })}
        />
      </div>
      <InvitationList client={client} race={race} list={list} />
      <ExportButtons
        take={(format) =>
          fetchExport(client, "GET /sign-up/organise/invitations/export", {
            query: { ...filter, format, language },
            isSilent: true,
          })
        }
        hint={t(race.seesPersonal ? "exportHint" : "exportMaskedHint")}
        isEmpty={list.invitations.length === 0}
      />
    </div>
  );
}
