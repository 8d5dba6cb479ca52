import { useState } from "react";
import { Failed, Skeleton } from "#blocks/kit/layout/State.tsx";
import { StatusMark } from "#blocks/kit/service/StatusMark.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { DataOf } from "#contract/contract.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { FlaggedPassing } from "#contract/timing.ts";
import type { PassingFlag } from "#contract/timingWords.ts";
import type { Client } from "#src/client/client.ts";
import { QuietButton } from "../../QuietButton.tsx";
import application from "../../review/Application.module.css";
import { StateButtons } from "../../review/FilterParts.tsx";
import review from "../../review/Review.module.css";
import { useExplanation } from "../../useExplanation.ts";
import { useRenewed } from "../kit/useRenewed.ts";
import styles from "./Timing.module.css";
import { useTimingTexts } from "./texts.ts";

interface FlaggedListProps {
  client: Client;
  race: OrganisedRace;
  isRehearsal: boolean;
}

type FlaggedPage = DataOf<"GET /sign-up/organise/timing/passings">;

const titleId = "timing-flagged";

/**
 * The passings that do not fit, with what the rules did with them and what the organiser can do;
 * the newest ones are renewed until older ones are wanted.
 */
export function FlaggedList({ client, race, isRehearsal }: FlaggedListProps) {
  const t = useTimingTexts();
  const explain = useExplanation();
  const [flag, setFlag] = useState<PassingFlag>();
  const [older, setOlder] = useState<Pick<FlaggedPage, "passings" | "next">>();
  const [trouble, setTrouble] = useState<string>();
  const query = { domainName: race.domainName, rehearsal: isRehearsal, flag };
  const name = "GET /sign-up/organise/timing/passings";
  const { data: newest, failure, renew } = useRenewed(client, name, { query }, race.domainName);
  const choose = (chosen: PassingFlag | undefined) => {
    setFlag(chosen);
    setOlder(undefined);
    setTrouble(undefined);
  };
  const { passings, next } = older ?? newest ?? { passings: [], next: null };
  const loadMore = async () => {
    setTrouble(undefined);
    try {
      const page = await client.call(name, { query: { ...query, before: next ?? undefined }, isSilent: true });
      setOlder({ passings: [...passings, ...page.passings], next: page.next });
    } catch (error) {
      setTrouble(explain(error));
    }
  };
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId}>{t("flagged")}</h2>
      {!newest && failure === undefined && <Skeleton lines={6} />}
      {!newest && failure !== undefined && <Failed message={failure} retry={renew} />}
      {newest && <Summary newest={newest} flag={flag} onChoose={choose} />}
      <p role="status" className="visually-hidden">
        {newest && t("shown", { count: passings.length })}
      </p>
      {passings.length > 0 && (
        <ul className={review.list}>
          {passings.map((passing) => (
            <li key={passing.seq}>
              <Passing race={race} passing={passing} hasMark={flag === undefined} />
            </li>
          ))}
        </ul>
      )}
      <p role="alert" className={application.failure}>
        {trouble}
      </p>
      <div className={styles.actions}>
        {next !== null && <QuietButton onClick={() => void loadMore()}>{t("more")}</QuietButton>}
        {older && <QuietButton onClick={() => setOlder(undefined)}>{t("newest")}</QuietButton>}
      </div>
    </section>
  );
}

interface SummaryProps {
  newest: FlaggedPage;
  flag: PassingFlag | undefined;
  onChoose(flag: PassingFlag | undefined): void;
}

function Summary({ newest: { received, counts }, flag, onChoose }: SummaryProps) {
  const t = useTimingTexts();
  if (received === 0) return <p>{t("noneReceived")}</p>;
  if (counts.length === 0) return <p>{t("noneFlagged", { received })}</p>;
  return (
    <>
      <p className={review.hint}>{t("flaggedLead", { received })}</p>
      <StateButtons
        legend={t("flags")}
        states={counts.map((row) => row.flag)}
        counts={Object.fromEntries(counts.map((row) => [row.flag, row.count])) as Record<PassingFlag, number>}
        chosen={flag}
        getName={(name) => (name === "all" ? t("all") : t(`flag-${name}`))}
        onChoose={onChoose}
      />
      {flag && <p className={styles.rule}>{t(`rule-${flag}`)}</p>}
    </>
  );
}

interface PassingProps {
  race: OrganisedRace;
  passing: FlaggedPassing;
  /** Whether its flag is shown: the list has several. */
  hasMark: boolean;
}

function Passing({ race, passing, hasMark }: PassingProps) {
  const t = useTimingTexts();
  const { text } = useSite();
  const dates = useDates();
  const { flag, source, point, device, bib, item, at, receivedAt, raw } = passing;
  const write = (instant: number) => dates(instant, "full", race.timeZone);
  const itemName = race.items.find(({ id }) => id === item)?.name;
  const facts = [
    at === null ? t("noTime") : write(at),
    itemName && text(itemName),
    t("from", { source }),
    t("receivedAt", { time: write(receivedAt) }),
  ];
  return (
    <article className={styles.row}>
      <p className={review.name}>
        <bdi>{bib === null ? t("noBib") : t("bib", { bib })}</bdi> · <bdi>{point ?? device ?? t("noPoint")}</bdi>
      </p>
      {hasMark && <StatusMark tone={tones[flag]}>{t(`flag-${flag}`)}</StatusMark>}
      <p className={review.meta}>{facts.filter(Boolean).join(" · ")}</p>
      {hasMark && <p className={styles.wide}>{t(`rule-${flag}`)}</p>}
      <details className={styles.wide}>
        <summary>{t("raw")}</summary>
        <code className={styles.raw}>{raw}</code>
      </details>
    </article>
  );
}

// What somebody has to look at; the rest is settled by its rule.
const tones: Partial<Record<PassingFlag, "bad" | "waiting">> = {
  unreadable: "bad",
  "unknown-bib": "bad",
  "doubled-bib": "bad",
  "unknown-point": "bad",
  "other-day": "waiting",
  "before-gun": "waiting",
  "impossible-pace": "waiting",
  "out-of-order": "waiting",
  "after-cut-off": "waiting",
};
