import { Failed, Skeleton } from "#blocks/kit/layout/State.tsx";
import { StatusMark } from "#blocks/kit/service/StatusMark.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { AnswerHead, AnswerPage } from "#contract/organiseAnswers.ts";
import { QuietButton } from "../../QuietButton.tsx";
import styles from "../../review/Review.module.css";
import type { Paging } from "../../usePages.ts";
import { useAnswerTexts } from "./texts.ts";

/** Returns the id of an answer's button in the list. */
export const rowId = (submissionId: string) => `answer-${submissionId}`;

interface AnswerListProps {
  list: AnswerPage & Paging;
  race: OrganisedRace;
  opened: string | undefined;
  onOpen(submissionId: string): void;
  reload(): void;
  loadMore(): Promise<unknown>;
}

/** The answers that match, each a button that opens it. */
export function AnswerList({ list, race, opened, onOpen, reload, loadMore }: AnswerListProps) {
  const t = useAnswerTexts();
  const { answers, phase, next, message = "" } = list;
  return (
    <section aria-labelledby="answers-title" aria-busy={phase === "loading"}>
      <h2 id="answers-title" className="visually-hidden">
        {t("list")}
      </h2>
      <p role="status" className="visually-hidden">
        {phase === "ready" && t("found", { count: answers.length })}
      </p>
      <ul className={styles.list}>
        {answers.map((answer) => (
          <li key={answer.submissionId}>
            <Row answer={answer} race={race} isOpen={answer.submissionId === opened} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {phase === "loading" && <Skeleton lines={answers.length > 0 ? 2 : 5} />}
      {phase === "failed" && (
        <Failed message={message} retry={() => (answers.length > 0 ? void loadMore() : reload())} />
      )}
      {phase === "ready" && answers.length === 0 && <p className={styles.none}>{t("none")}</p>}
      {phase === "ready" && next !== null && (
        <QuietButton className={styles.more} onClick={() => void loadMore()}>
          {t("showMore")}
        </QuietButton>
      )}
    </section>
  );
}

interface RowProps {
  answer: AnswerHead;
  race: OrganisedRace;
  isOpen: boolean;
  onOpen(submissionId: string): void;
}

function Row({ answer, race, isOpen, onOpen }: RowProps) {
  const t = useAnswerTexts();
  const { text } = useSite();
  const dates = useDates();
  const { submissionId, name, formTitle, createdAt, doneAt } = answer;
  return (
    <button
      type="button"
      id={rowId(submissionId)}
      className={styles.entry}
      aria-current={isOpen ? "true" : undefined}
      onClick={() => onOpen(submissionId)}
    >
      <span className={styles.name}>{name || t("unnamed")}</span>
      <span>
        <StatusMark tone={doneAt === null ? "waiting" : "good"}>{t(doneAt === null ? "open" : "done")}</StatusMark>
      </span>
      <span className={styles.meta}>
        {text(formTitle)} · {dates(createdAt, "moment", race.timeZone)}
      </span>
    </button>
  );
}
