import { Failed, Skeleton } from "#blocks/kit/layout/State.tsx";
import { StatusMark } from "#blocks/kit/service/StatusMark.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { ApplicationHead, ApplicationStatus, ReviewRace } from "#contract/applications.ts";
import { joinList, type Language } from "#core/text.ts";
import { QuietButton } from "../QuietButton.tsx";
import styles from "./Review.module.css";
import { useReviewTexts } from "./texts.ts";
import type { Applications, ListFilter } from "./useApplications.ts";

/** Returns the id of an application's button in the list. */
export const entryId = (submissionId: string) => `application-${submissionId}`;

/** The id of the sentence of an empty list. */
export const emptyListId = "applications-empty";

interface ApplicationListProps {
  list: Applications;
  filter: ListFilter;
  race: ReviewRace;
  opened: string | undefined;
  onOpen(submissionId: string): void;
}

/** The applications that match, each a button that opens it. */
export function ApplicationList({ list, filter, race, opened, onOpen }: ApplicationListProps) {
  const t = useReviewTexts();
  const { applications, phase, next } = list;
  const isFiltered = Boolean(filter.item ?? filter.text) || filter.status !== "waiting";
  const isEmpty = phase === "ready" && applications.length === 0;
  return (
    <section aria-labelledby="applications-title" aria-busy={phase === "loading"}>
      <h2 id="applications-title" className="visually-hidden">
        {t("list")}
      </h2>
      <p role="status" className="visually-hidden">
        {phase === "ready" && t("announceFound", { shown: applications.length })}
      </p>
      <ul className={styles.list}>
        {applications.map((application) => (
          <li key={application.submissionId}>
            <Entry application={application} race={race} isOpen={application.submissionId === opened} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {phase === "loading" && <Skeleton lines={applications.length > 0 ? 2 : 5} />}
      {phase === "failed" && (
        <Failed
          message={list.message ?? ""}
          retry={() => (applications.length > 0 ? list.loadMore() : list.reload())}
        />
      )}
      {isEmpty && (
        <p id={emptyListId} tabIndex={-1} className={styles.none}>
          {t(isFiltered ? "noneFound" : "noneWaiting")}
        </p>
      )}
      {phase === "ready" && next !== null && (
        <QuietButton className={styles.more} onClick={() => void list.loadMore()}>
          {t("showMore")}
        </QuietButton>
      )}
    </section>
  );
}

interface EntryProps {
  application: ApplicationHead;
  race: ReviewRace;
  isOpen: boolean;
  onOpen(submissionId: string): void;
}

const tones = { waiting: "waiting", approved: "good", rejected: "bad", withdrawn: undefined } as const;

function Entry({ application, race, isOpen, onOpen }: EntryProps) {
  const t = useReviewTexts();
  const { text, language } = useSite();
  const dates = useDates();
  const { submissionId, receipt, createdAt, itemName, isReplaced, waiting } = application;
  const status = getStatus(application);
  return (
    <button
      type="button"
      id={entryId(submissionId)}
      className={styles.entry}
      aria-current={isOpen ? "true" : undefined}
      onClick={() => onOpen(submissionId)}
    >
      <span className={styles.name}>{listNames(application, language) || t("unnamed")}</span>
      <span>
        <StatusMark tone={isReplaced ? undefined : tones[status]}>{t(isReplaced ? "replaced" : status)}</StatusMark>
      </span>
      <span className={styles.meta}>
        {text(itemName)} · {receipt} · {dates(createdAt, "moment", race.timeZone)}
        {waiting.length > 0 && ` · ${t("waits")}`}
      </span>
    </button>
  );
}

/** Returns the status of an application; one that was withdrawn is nothing else. */
export function getStatus({ decision, withdrawnAt }: ApplicationHead): ApplicationStatus {
  return withdrawnAt === null ? (decision?.status ?? "waiting") : "withdrawn";
}

/** Lists the names of an application's entrants. */
export function listNames({ entrants }: Pick<ApplicationHead, "entrants">, language: Language): string {
  return joinList(
    entrants.flatMap(({ name }) => name || []),
    language,
  );
}
