import { useState } from "react";
import { Choice, Field } from "#blocks/kit/control/Field.tsx";
import { Empty, Failed, Skeleton } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { MailingPage, OrganisedMailing } from "#contract/mailing.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { MailingState } from "#core/mailing.ts";
import type { Client } from "#src/client/client.ts";
import { fetchExport } from "#src/client/export.ts";
import { QuietButton } from "../../QuietButton.tsx";
import { ExportButtons } from "../../review/ExportButtons.tsx";
import { RaceChoice } from "../../review/FilterParts.tsx";
import review from "../../review/Review.module.css";
import { useRenewed } from "../kit/useRenewed.ts";
import { ImportForms } from "./ImportForms.tsx";
import { Labels } from "./Labels.tsx";
import styles from "./Mailing.module.css";
import { MailingRow } from "./MailingRow.tsx";
import { useMailingTexts } from "./texts.ts";

interface MailingViewProps {
  client: Client;
  races: [OrganisedRace, ...OrganisedRace[]];
}

/**
 * The mailing of a race's packs: by state, with the next step of each, the packing list and labels.
 */
export default function MailingView({ client, races }: MailingViewProps) {
  const [domainName, setDomainName] = useState(races[0].domainName);
  const race = races.find((race) => race.domainName === domainName) ?? races[0];
  return (
    <>
      <RaceChoice races={races} domainName={race.domainName} onRace={setDomainName} />
      <RaceMailings key={race.domainName} client={client} race={race} />
    </>
  );
}

function RaceMailings({ client, race }: { client: Client; race: OrganisedRace }) {
  const t = useMailingTexts();
  const [state, setState] = useState<MailingState>();
  const { domainName } = race;
  const query = { domainName, ...(state && { state }) };
  const { data, failure, renew } = useRenewed(client, "GET /sign-up/organise/mailings", { query }, domainName);
  if (!data)
    return failure === undefined ? <Skeleton lines={8} height="30rem" /> : <Failed message={failure} retry={renew} />;
  return (
    <div className={styles.view}>
      <p className={review.hint}>{t("lead")}</p>
      <Facts page={data} race={race} />
      <section className={styles.part} aria-labelledby="mailings-title">
        <h2 id="mailings-title" tabIndex={-1}>
          {t("list")}
        </h2>
        <StateChoice page={data} state={state} onState={setState} />
        <List key={state ?? ""} client={client} race={race} page={data} state={state} onChanged={renew} />
      </section>
      <ImportForms client={client} race={race} onDone={renew} />
    </div>
  );
}

function Facts({ page: { opensAt, closesAt, closed, uncollected }, race }: { page: MailingPage; race: OrganisedRace }) {
  const t = useMailingTexts();
  const dates = useDates();
  if (opensAt === null || closesAt === null) return <p>{t("notOffered")}</p>;
  const [from, until] = [opensAt, closesAt].map((at) => dates(at, "full", race.timeZone));
  return (
    <div>
      <p>{t("open", { from: from ?? "", until: until ?? "" })}</p>
      {closed && <p>{t(`closed_${closed}`)}</p>}
      <p>{t("uncollected", { count: uncollected })}</p>
    </div>
  );
}

interface StateChoiceProps {
  page: MailingPage;
  state: MailingState | undefined;
  onState(state: MailingState | undefined): void;
}

function StateChoice({ page, state, onState }: StateChoiceProps) {
  const t = useMailingTexts();
  return (
    <Field label={t("state")}>
      {(control) => (
        <Choice
          {...control}
          value={state ?? ""}
          onChange={({ target }) => onState(target.value === "" ? undefined : (target.value as MailingState))}
        >
          <option value="">{t("all")}</option>
          {page.counts.map(({ state: counted, count }) => (
            <option key={counted} value={counted}>
              {t("choice", { state: t(`state_${counted}`), count })}
            </option>
          ))}
        </Choice>
      )}
    </Field>
  );
}

interface ListProps extends Pick<StateChoiceProps, "page" | "state"> {
  client: Client;
  race: OrganisedRace;
  onChanged(): void;
}

function List({ client, race, page, state, onChanged }: ListProps) {
  const t = useMailingTexts();
  const { language } = useSite();
  const [later, setLater] = useState<{ mailings: OrganisedMailing[]; next: string | null }>();
  const { domainName } = race;
  const query = { domainName, ...(state && { state }) };
  const mailings = [...page.mailings, ...(later?.mailings ?? [])];
  const next = later ? later.next : page.next;
  const showMore = async () => {
    if (next === null) return;
    // The client shows why it failed.
    const more = await client
      .call("GET /sign-up/organise/mailings", { query: { ...query, after: next } })
      .catch(() => undefined);
    if (more) setLater({ mailings: [...(later?.mailings ?? []), ...more.mailings], next: more.next });
  };
  if (mailings.length === 0) return <Empty>{t("none")}</Empty>;
  return (
    <>
      {!page.seesPersonal && <p className={review.hint}>{t("masked")}</p>}
      <ul className={review.list}>
        {mailings.map((mailing) => (
          <li key={mailing.mailingId}>
            <MailingRow client={client} race={race} mailing={mailing} onChanged={onChanged} />
          </li>
        ))}
      </ul>
      {next !== null && <QuietButton onClick={() => void showMore()}>{t("more")}</QuietButton>}
      {page.seesPersonal && <Labels mailings={mailings} />}
      <ExportButtons
        take={(format) =>
          fetchExport(client, "GET /sign-up/organise/mailings/export", {
            query: { ...query, format, language },
            isSilent: true,
          })
        }
        hint={t(page.seesPersonal ? "exportHint" : "exportMasked")}
        isEmpty={false}
      />
    </>
  );
}
