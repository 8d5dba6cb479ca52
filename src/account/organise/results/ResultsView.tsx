import { type FormEvent, useState } from "react";
import { Choice, Field, TextInput } from "#blocks/kit/control/Field.tsx";
import { Empty, Show } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { OrganisedEdition } from "#contract/organiseResults.ts";
import type { Client } from "#src/client/client.ts";
import application from "../../review/Application.module.css";
import { RaceChoice } from "../../review/FilterParts.tsx";
import review from "../../review/Review.module.css";
import { useLaterFocus } from "../../review/useLaterFocus.ts";
import { useCall } from "../../useCall.ts";
import { useLastValue } from "../../useLastValue.ts";
import { EditionMark } from "./EditionMark.tsx";
import { EditionView, titleId } from "./EditionView.tsx";
import styles from "./Results.module.css";
import { useResultTexts } from "./texts.ts";

interface ResultsViewProps {
  client: Client;
  races: [OrganisedRace, ...OrganisedRace[]];
}

/** The results of a race: its items in each edition, and the work on one of them. */
export default function ResultsView({ client, races }: ResultsViewProps) {
  const [domainName, setDomainName] = useState(races[0].domainName);
  const race = races.find((race) => race.domainName === domainName) ?? races[0];
  return (
    <>
      <RaceChoice races={races} domainName={race.domainName} onRace={setDomainName} />
      <RaceResults key={race.domainName} client={client} race={race} />
    </>
  );
}

type Target = Pick<OrganisedEdition, "item" | "edition">;
const listId = "results-items";

function RaceResults({ client, race }: { client: Client; race: OrganisedRace }) {
  const t = useResultTexts();
  const [target, setTarget] = useState<Target>();
  const { domainName } = race;
  const { loaded, reload } = useCall(client, "GET /sign-up/organise/results", { query: { domainName } });
  const focusLater = useLaterFocus();
  const open = (chosen: Target) => {
    focusLater(titleId);
    setTarget(chosen);
  };
  const close = () => {
    focusLater(listId);
    setTarget(undefined);
    reload();
  };
  return (
    <div className={styles.view}>
      <Show loaded={useLastValue(loaded)} lines={6} height="24rem">
        {({ edition, editions }) => {
          const opened = target && findEdition(editions, target);
          if (opened)
            return <EditionView client={client} race={race} edition={opened} onBack={close} onChanged={reload} />;
          if (editions.length === 0) return <Empty>{t("noItems")}</Empty>;
          return <Overview race={race} current={edition} editions={editions} onOpen={open} />;
        }}
      </Show>
    </div>
  );
}

// A past year of which nothing is known yet has what the item has today.
function findEdition(editions: readonly OrganisedEdition[], { item, edition }: Target): OrganisedEdition | undefined {
  const known = editions.find((candidate) => candidate.item === item && candidate.edition === edition);
  const today = editions.find((candidate) => candidate.item === item);
  const empty = { edition, isPast: true, hasPrizes: false, runners: 0, ranked: 0, isChanged: false, published: null };
  return known ?? (today && { ...today, ...empty });
}

interface OverviewProps {
  race: OrganisedRace;
  /** The edition that the race is now. */
  current: string;
  editions: OrganisedEdition[];
  onOpen(target: Target): void;
}

function Overview({ race, current, editions, onOpen }: OverviewProps) {
  const t = useResultTexts();
  const past = editions.filter(({ isPast }) => isPast);
  return (
    <>
      <p className={review.hint}>{t("lead")}</p>
      <section className={styles.part} aria-labelledby={listId}>
        <h2 id={listId} tabIndex={-1}>
          {t("items")}
        </h2>
        <EditionList race={race} editions={editions.filter(({ isPast }) => !isPast)} onOpen={onOpen} />
      </section>
      <section className={styles.part} aria-labelledby="results-past">
        <h2 id="results-past">{t("pastYears")}</h2>
        {past.length > 0 && <EditionList race={race} editions={past} onOpen={onOpen} />}
        <PastForm current={current} editions={editions} onOpen={onOpen} />
      </section>
    </>
  );
}

function EditionList({ race, editions, onOpen }: Pick<OverviewProps, "race" | "editions" | "onOpen">) {
  return (
    <ul className={review.list}>
      {editions.map((edition) => (
        <li key={`${edition.item} ${edition.edition}`}>
          <EditionRow race={race} edition={edition} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

interface RowProps extends Pick<OverviewProps, "race" | "onOpen"> {
  edition: OrganisedEdition;
}

function EditionRow({ race, edition: organised, onOpen }: RowProps) {
  const t = useResultTexts();
  const { text } = useSite();
  const dates = useDates();
  const { itemName, edition, runners, ranked, published } = organised;
  const facts = [
    runners === 0 ? t("noResults") : t("runners", { runners, ranked }),
    published && t("set", published),
    published && t("publishedAt", { at: dates(published.publishedAt, "moment", race.timeZone) }),
  ];
  return (
    <button type="button" className={review.entry} onClick={() => onOpen(organised)}>
      <span className={review.name}>
        {text(itemName)} <span className={styles.year}>{edition}</span>
      </span>
      <span>
        <EditionMark edition={organised} />
      </span>
      <span className={review.meta}>{facts.filter(Boolean).join(" · ")}</span>
    </button>
  );
}

function PastForm({ current, editions, onOpen }: Omit<OverviewProps, "race">) {
  const t = useResultTexts();
  const { text } = useSite();
  const items = editions.filter(({ isPast }) => !isPast);
  const [item, setItem] = useState(items[0]?.item ?? "");
  const [year, setYear] = useState("");
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isYear = /^(19|20)\d\d$/.test(year) && (current === "" || year < current);
    setFault(isYear ? undefined : t("yearWrong"));
    if (isYear) onOpen({ item, edition: year });
  };
  return (
    <form className={styles.past} onSubmit={submit} noValidate>
      <p className={review.hint}>{t("pastLead")}</p>
      <Field label={t("item")}>
        {(control) => (
          <Choice {...control} value={item} onChange={({ target }) => setItem(target.value)}>
            {items.map(({ item, itemName }) => (
              <option key={item} value={item}>
                {text(itemName)}
              </option>
            ))}
          </Choice>
        )}
      </Field>
      <Field label={t("year")} error={fault}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            value={year}
            onChange={({ target }) => setYear(target.value.trim())}
          />
        )}
      </Field>
      <button type="submit" className={application.primary}>
        {t("openYear")}
      </button>
    </form>
  );
}
