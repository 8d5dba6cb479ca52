import { useCallback, useState } from "react";
import { Failed, Skeleton } from "#blocks/kit/layout/State.tsx";
import type { AuditFilter, AuditPage } from "#contract/audit.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { Client } from "#src/client/client.ts";
import { QuietButton } from "../../QuietButton.tsx";
import { OpenedPanel } from "../../review/OpenedPanel.tsx";
import review from "../../review/Review.module.css";
import { useLaterFocus } from "../../review/useLaterFocus.ts";
import { useOpened } from "../../review/useOpened.ts";
import { type Pages, type Paging, usePages } from "../../usePages.ts";
import { EntryView, viewId } from "../entries/EntryView.tsx";
import { useOrganiseTexts } from "../kit/texts.ts";
import styles from "./Audit.module.css";
import { AuditFilters } from "./AuditFilters.tsx";
import { AuditRow } from "./AuditRow.tsx";
import { useAuditTexts } from "./texts.ts";

interface AuditViewProps {
  client: Client;
  races: [OrganisedRace, ...OrganisedRace[]];
}

const listId = "audit-lines";

/** Shows who did what in a race, with filters, and the entry that a line is about. */
export default function AuditView({ client, races }: AuditViewProps) {
  const organise = useOrganiseTexts();
  const [filter, setFilter] = useState<AuditFilter>({ domainName: races[0].domainName });
  const race = races.find(({ domainName }) => domainName === filter.domainName) ?? races[0];
  const audit = useAudit(client, filter);
  const { opened, open, close } = useOpened();
  const focusLater = useLaterFocus();
  const show = (code: string) => {
    focusLater(viewId);
    open(code);
  };
  const leave = () => {
    focusLater(listId);
    close();
  };
  return (
    <div className={review.review} data-opened={opened !== undefined}>
      <div className={review.browse}>
        {!race.seesPersonal && <p className={review.hint}>{organise("masked")}</p>}
        <AuditFilters races={races} race={race} filter={filter} organisers={audit.organisers} onFilter={setFilter} />
        <Lines audit={audit} race={race} onOpen={show} />
      </div>
      <OpenedPanel>
        {opened === undefined ? (
          <Head audit={audit} />
        ) : (
          <EntryView
            key={opened}
            code={opened}
            client={client}
            race={race}
            onClose={leave}
            onOpen={show}
            onChanged={audit.reload}
          />
        )}
      </OpenedPanel>
    </div>
  );
}

function Lines({ audit, race, onOpen }: { audit: Audit; race: OrganisedRace; onOpen(code: string): void }) {
  const t = useAuditTexts();
  const { lines, phase, next } = audit;
  return (
    <section id={listId} tabIndex={-1} className={styles.lines} aria-label={t("list")} aria-busy={phase === "loading"}>
      <p role="status" className="visually-hidden">
        {phase === "ready" && t("found", { count: lines.length })}
      </p>
      <ol className={review.list}>
        {lines.map((line) => (
          <AuditRow key={line.number} line={line} race={race} onOpen={onOpen} />
        ))}
      </ol>
      {phase === "loading" && <Skeleton lines={lines.length > 0 ? 2 : 5} />}
      {phase === "failed" && (
        <Failed message={audit.message ?? ""} retry={() => (lines.length > 0 ? audit.loadMore() : audit.reload())} />
      )}
      {phase === "ready" && lines.length === 0 && (
        <p className={review.none}>{t(next === null ? "none" : "nonePart")}</p>
      )}
      {phase === "ready" && next !== null && (
        <QuietButton className={review.more} onClick={() => audit.loadMore()}>
          {t("showMore")}
        </QuietButton>
      )}
    </section>
  );
}

function Head({ audit: { head } }: { audit: Audit }) {
  const t = useAuditTexts();
  if (!head) return null;
  return (
    <div className={styles.head}>
      <p>{t("lead")}</p>
      {head.number === 0 ? <p>{t("headNone")}</p> : <p>{t("head", { number: head.number, hash: head.hash })}</p>}
    </div>
  );
}

interface Listed extends Omit<AuditPage, "head" | "raceId"> {
  head: AuditPage["head"] | undefined;
}

/** The lines of an audit, which grow page by page. */
interface Audit extends Listed, Paging, Pick<Pages<Listed, Listed["lines"]>, "reload" | "loadMore"> {}

const nothing: Listed = { lines: [], next: null, organisers: [], head: undefined };

/** Loads the lines that match, and again when the filter changes. */
function useAudit(client: Client, filter: AuditFilter): Audit {
  const load = useCallback(
    (after?: string): Promise<Listed> =>
      client.call("GET /sign-up/organise/audit", { query: { ...filter, after }, isSilent: true }),
    [client, filter],
  );
  const { list, reload, loadMore } = usePages(load, "lines", nothing);
  return { ...list, reload, loadMore };
}
