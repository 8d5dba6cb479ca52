import { Failed, Skeleton } from "#blocks/kit/layout/State.tsx";
import { StatusMark } from "#blocks/kit/service/StatusMark.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { EntryHead, OrganisedRace } from "#contract/organise.ts";
import { QuietButton } from "../../QuietButton.tsx";
import styles from "../../review/Review.module.css";
import { useOrganiseTexts, useStateTexts } from "../kit/texts.ts";
import type { Entries } from "./useEntries.ts";

/** Returns the id of an entry's button in the list. */
export const rowId = (code: string) => `entry-${code}`;

interface EntryListProps {
  list: Entries;
  race: OrganisedRace;
  isSearch: boolean;
  opened: string | undefined;
  onOpen(code: string): void;
}

/** The entries that match, each a button that opens it. */
export function EntryList({ list, race, isSearch, opened, onOpen }: EntryListProps) {
  const t = useOrganiseTexts();
  const { entries, phase, next } = list;
  return (
    <section aria-labelledby="entries-title" aria-busy={phase === "loading"}>
      <h2 id="entries-title" className="visually-hidden">
        {t("list")}
      </h2>
      <p role="status" className="visually-hidden">
        {phase === "ready" && t("found", { count: entries.length })}
      </p>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.code}>
            <Row entry={entry} race={race} isOpen={entry.code === opened} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {phase === "loading" && <Skeleton lines={entries.length > 0 ? 2 : 5} />}
      {phase === "failed" && (
        <Failed message={list.message ?? ""} retry={() => (entries.length > 0 ? list.loadMore() : list.reload())} />
      )}
      {phase === "ready" && entries.length === 0 && (
        <p className={styles.none}>{t(next === null ? "none" : "nonePart")}</p>
      )}
      {phase === "ready" && next !== null && (
        <QuietButton className={styles.more} onClick={() => list.loadMore()}>
          {t(isSearch ? "searchOn" : "showMore")}
        </QuietButton>
      )}
    </section>
  );
}

/** Returns the mark of an entry's state. */
export function getTone(state: EntryHead["state"]): "good" | "waiting" | undefined {
  if (state === "confirmed" || state === "won") return "good";
  return ["pool", "reserved", "offered", "waitlisted"].includes(state) ? "waiting" : undefined;
}

interface RowProps {
  entry: EntryHead;
  race: OrganisedRace;
  isOpen: boolean;
  onOpen(code: string): void;
}

function Row({ entry, race, isOpen, onOpen }: RowProps) {
  const t = useOrganiseTexts();
  const state = useStateTexts();
  const { text } = useSite();
  const dates = useDates();
  const numbers = useNumbers();
  const { code, createdAt, itemName, name, orderState, amountFen, bib } = entry;
  const money = orderState && `${numbers.fen(amountFen ?? 0)} ${t(`order_${orderState}`)}`;
  return (
    <button
      type="button"
      id={rowId(code)}
      className={styles.entry}
      aria-current={isOpen ? "true" : undefined}
      onClick={() => onOpen(code)}
    >
      <span className={styles.name}>{name || t(entry.state === "offered" ? "held" : "unnamed")}</span>
      <span>
        <StatusMark tone={getTone(entry.state)}>{state(entry.state)}</StatusMark>
      </span>
      <span className={styles.meta}>
        {[text(itemName), bib, code, dates(createdAt, "moment", race.timeZone), money].filter(Boolean).join(" · ")}
      </span>
    </button>
  );
}
