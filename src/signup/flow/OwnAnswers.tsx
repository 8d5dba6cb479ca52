import { useCallback, useState } from "react";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { Show } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { Unbroken } from "#blocks/kit/text/Unbroken.tsx";
import shared from "../open/SignUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";
import { useSignUpTexts } from "../texts.ts";
import styles from "./OwnSignUps.module.css";

interface OwnAnswersProps {
  submissionId: string;
  receipt: string;
}

/** A button that shows what the runner has submitted, loaded when it is first opened. */
export function OwnAnswers({ submissionId, receipt }: OwnAnswersProps) {
  const t = useSignUpTexts();
  const [isOpen, setOpen] = useState(false);
  const id = `answers-${submissionId}`;
  return (
    <>
      <TextButton
        className={styles.showAnswers}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? "hideAnswers" : "showAnswers")}
        <span className="visually-hidden"> {receipt}</span>
      </TextButton>
      <div id={id}>{isOpen && <Answers submissionId={submissionId} />}</div>
    </>
  );
}

function Answers({ submissionId }: Pick<OwnAnswersProps, "submissionId">) {
  const { client } = useSignUpServices();
  const { language } = useSite();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers come in the language of the request
  const load = useCallback(
    () => client.call("GET /sign-up/submissions/:id", { params: { id: submissionId }, isSilent: true }),
    [client, submissionId, language],
  );
  const loaded = useLoaded(`answers ${submissionId} ${language}`, load);
  return (
    <Show loaded={loaded} lines={4} height="12rem">
      {({ entrantWords }) =>
        entrantWords.map((words, entrant) => (
          <dl key={entrant} className={shared.answers}>
            {words.map(({ pointer, label, words: answer }) => (
              <div key={pointer}>
                <dt>{label}</dt>
                <dd>
                  <Unbroken>{answer}</Unbroken>
                </dd>
              </div>
            ))}
          </dl>
        ))
      }
    </Show>
  );
}
