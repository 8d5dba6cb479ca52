import { type InputHTMLAttributes, type ReactNode, useState } from "react";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/code.ts";
import { useExplanation } from "../useExplanation.ts";
import { maskTarget, type Sent, useSecondsLeft } from "./sending.ts";

const useTexts = texts(messages);

/** What the field of a code is rendered with. */
export interface CodeParts {
  label: string;
  /** The target of the last code. */
  hint: string | undefined;
  /** Why none was sent. */
  trouble: string | undefined;
  button: ReactNode;
  input: InputHTMLAttributes<HTMLInputElement>;
}

interface CodeFieldProps {
  /** The code that was sent last. */
  sent: Sent | undefined;
  sending: CodeSending;
  /** Begins to send a code. */
  press(): void;
  /** The style of the button. */
  className: string | undefined;
  /** Draws the field; pages differ in how their fields look. */
  children(parts: CodeParts): ReactNode;
}

/** The field of a code, with the button that has one sent: once a minute, which it counts down. */
export function CodeField({ sent, sending, press, className, children }: CodeFieldProps) {
  const t = useTexts();
  const { isBusy, trouble } = sending;
  const secondsLeft = useSecondsLeft(sent?.until);
  const hint =
    sent && secondsLeft > 0 ? t("sent", { target: maskTarget(sent.target), minutes: sent.minutes }) : undefined;
  const waiting =
    secondsLeft > 0 ? t("secondsToRetry", { seconds: secondsLeft }) : t(sent ? "getCodeAgain" : "getCode");
  const button = (
    <button
      type="button"
      className={className}
      aria-disabled={isBusy || secondsLeft > 0}
      onClick={isBusy || secondsLeft > 0 ? undefined : press}
    >
      {isBusy ? t("sending") : waiting}
    </button>
  );
  const input = { inputMode: "numeric", autoComplete: "one-time-code", maxLength: 12 } as const;
  return (
    <>
      {children({ label: t("label"), hint, trouble, button, input })}
      <span className="visually-hidden" role="status">
        {hint}
      </span>
    </>
  );
}

/** Whether a code is being sent, and why the last could not be. */
export interface CodeSending {
  isBusy: boolean;
  trouble: string | undefined;
  showTrouble(trouble: string): void;
  /** Does a part of it; never rejects. */
  work(job: () => Promise<unknown>): Promise<void>;
}

/** Holds the state of sending codes. */
export function useCodeSending(): CodeSending {
  const explain = useExplanation();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  return {
    isBusy,
    trouble,
    showTrouble: setTrouble,
    async work(job) {
      setBusy(true);
      setTrouble(undefined);
      try {
        await job();
      } catch (error) {
        setTrouble(explain(error));
      } finally {
        setBusy(false);
      }
    },
  };
}
