import { useEffect, useRef } from "react";
import { texts } from "#blocks/kit/site/texts.ts";
import type { CaptchaPass } from "#contract/account.ts";
import type { Purpose } from "#contract/captcha.ts";
import { messages } from "#locales/generated/captcha.ts";
import type { Client } from "#src/client/client.ts";
import styles from "./Captcha.module.css";
import { LoadTrouble } from "./LoadTrouble.tsx";
import { Slider } from "./Slider.tsx";
import { type Notice, type PuzzleState, usePuzzle } from "./usePuzzle.ts";

const useTexts = texts(messages);

interface WithPictureProps {
  client: Client;
  purpose: Purpose;
  /** Whether the server is known to verify by picture; no puzzle is requested before. */
  isKnown: boolean;
  /** What the ids of its elements begin with. */
  id: string;
  onPassed(pass: CaptchaPass): void;
  /** The visitor wants to be verified without a picture. */
  onWithout(): void;
}

/** Verification by picture: the puzzle, its result, another picture, and the way to do without. */
export function WithPicture({ client, purpose, isKnown, id, onPassed, onWithout }: WithPictureProps) {
  const t = useTexts();
  const isMoving = useRef(false);
  // Not when the picture comes back after a pause: the visitor may be elsewhere by then.
  const isNew = useRef(true);
  useEffect(() => {
    isNew.current = false;
  }, []);
  const { state, notice, answer, renew } = usePuzzle({
    client,
    purpose,
    isKnown,
    isBusy: () => isMoving.current,
    onPassed,
  });
  const isInTrouble = state.status === "failed" || state.status === "paused";
  const puzzle = "puzzle" in state ? state.puzzle : undefined;
  return (
    <>
      {isInTrouble ? (
        <LoadTrouble trouble={state} onRetry={() => renew()} />
      ) : (
        <>
          <p className={styles.hint} id={`${id}-hint`}>
            {t("hint")}
          </p>
          <Slider
            puzzle={puzzle}
            look={state.status}
            takesFocus={isNew.current}
            describedBy={`${id}-hint ${id}-keys ${id}-unseen`}
            onMoving={(moving) => {
              isMoving.current = moving;
            }}
            onAnswer={answer}
          />
          <StatusLine state={state} notice={notice} keysId={`${id}-keys`} />
        </>
      )}
      <span className="visually-hidden" id={`${id}-unseen`}>
        {t("unseen")}
      </span>
      <footer className={styles.foot}>
        <button
          type="button"
          className={styles.link}
          aria-disabled={!isKnown}
          onClick={isKnown ? onWithout : undefined}
        >
          {t("withoutPicture")}
        </button>
        {!isInTrouble && (
          <button
            type="button"
            className={styles.link}
            aria-disabled={state.status !== "ready"}
            onClick={() => state.status === "ready" && renew()}
          >
            {t("renew")}
          </button>
        )}
      </footer>
    </>
  );
}

// One line of a fixed height: how to use keys, unless the answer has a result.
function StatusLine({ state, notice, keysId }: { state: PuzzleState; notice: Notice; keysId: string }) {
  const t = useTexts();
  const words = state.status === "checking" || state.status === "passed" ? t(state.status) : notice && t(notice);
  const look = state.status === "passed" ? "good" : notice === "wrong" || notice === "unsent" ? "bad" : undefined;
  return (
    <div className={styles.statusLine}>
      <p role="status" data-look={look}>
        {words}
      </p>
      <p id={keysId} hidden={words !== undefined}>
        {t("keys")}
      </p>
    </div>
  );
}
