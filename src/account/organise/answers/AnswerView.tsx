import { useState } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { OrganisedAnswer } from "#contract/organiseAnswers.ts";
import type { Client } from "#src/client/client.ts";
import { QuietButton } from "../../QuietButton.tsx";
import styles from "../../review/Application.module.css";
import { EntrantAnswers } from "../../review/EntrantAnswers.tsx";
import { useLaterFocus } from "../../review/useLaterFocus.ts";
import { useCall } from "../../useCall.ts";
import { useExplanation } from "../../useExplanation.ts";
import { ReplyForm } from "./ReplyForm.tsx";
import { useAnswerTexts } from "./texts.ts";

/** The id of the part of the page that shows an answer. */
export const viewId = "answer";

interface AnswerViewProps {
  submissionId: string;
  client: Client;
  race: OrganisedRace;
  onClose(): void;
  onChanged(): void;
}

/** One answer to a general form: what was written, its files, and what organisers did with it. */
export function AnswerView({ submissionId, client, race, onClose, onChanged }: AnswerViewProps) {
  const t = useAnswerTexts();
  const { loaded, reload } = useCall(client, "GET /sign-up/organise/answers/:id", { params: { id: submissionId } });
  const focusLater = useLaterFocus();
  const changed = () => {
    // The button or form that had the focus is gone.
    focusLater(viewId);
    reload();
    onChanged();
  };
  return (
    <section id={viewId} tabIndex={-1} aria-labelledby="answer-title" className={styles.application}>
      <QuietButton className={styles.back} onClick={onClose}>
        ← {t("backToList")}
      </QuietButton>
      <Show loaded={loaded} lines={8} height="24rem">
        {(answer) => (
          <>
            <Facts answer={answer} race={race} />
            <EntrantAnswers number={undefined} words={answer.words} places={[]} files={answer.files} />
            <Replies answer={answer} race={race} />
            <Handling client={client} race={race} answer={answer} onChanged={changed} />
          </>
        )}
      </Show>
    </section>
  );
}

interface ShownProps {
  answer: OrganisedAnswer;
  race: OrganisedRace;
}

function Facts({ answer, race }: ShownProps) {
  const t = useAnswerTexts();
  const { text } = useSite();
  const dates = useDates();
  return (
    <header className={styles.head}>
      <h2 id="answer-title">{answer.name || t("unnamed")}</h2>
      <p className={styles.item}>{text(answer.formTitle)}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t("submitted")}</dt>
          <dd>{dates(answer.createdAt, "moment", race.timeZone)}</dd>
        </div>
        <div>
          <dt>{t("receipt")}</dt>
          <dd>{answer.receipt}</dd>
        </div>
      </dl>
    </header>
  );
}

function Replies({ answer: { replies }, race }: ShownProps) {
  const t = useAnswerTexts();
  const dates = useDates();
  if (replies.length === 0) return null;
  return (
    <div className={styles.answers}>
      <h3>{t("replies")}</h3>
      <dl>
        {replies.map(({ text, sentAt, sentBy }) => (
          <div key={`${sentAt} ${text}`}>
            <dt>{t("replyBy", { at: dates(sentAt, "moment", race.timeZone), who: sentBy || t("somebody") })}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface HandlingProps extends ShownProps {
  client: Client;
  onChanged(): void;
}

function Handling({ client, race, answer, onChanged }: HandlingProps) {
  const t = useAnswerTexts();
  const { showToast } = useSite();
  const explain = useExplanation();
  const dates = useDates();
  const [isReplying, setReplying] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const { submissionId, email, doneAt, doneBy } = answer;
  const mark = async (isDone: boolean) => {
    setWorking(true);
    try {
      await client.call("POST /sign-up/organise/answers/done", { json: { submissionId, isDone }, isSilent: true });
      showToast("success", t(isDone ? "markedDone" : "reopened"));
      onChanged();
    } catch (error) {
      showToast("error", explain(error));
    }
    setWorking(false);
  };
  if (isReplying)
    return (
      <ReplyForm
        client={client}
        submissionId={submissionId}
        email={email}
        onSent={onChanged}
        onCancel={() => setReplying(false)}
      />
    );
  return (
    <>
      {doneAt !== null && (
        <p>{t("doneAt", { at: dates(doneAt, "moment", race.timeZone), who: doneBy || t("somebody") })}</p>
      )}
      {email === "" && <p>{t("noEmail")}</p>}
      <div className={styles.actions}>
        {email !== "" && <Action onPress={() => setReplying(true)}>{t("reply")}…</Action>}
        <Action look="quiet" onPress={() => void mark(doneAt === null)} isDisabled={isWorking}>
          {t(doneAt === null ? "markDone" : "reopen")}
        </Action>
      </div>
    </>
  );
}
