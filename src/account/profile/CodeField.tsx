import { useEffect, useState } from "react";
import actionStyles from "#blocks/kit/Action.module.css";
import { Field, TextInput } from "#blocks/kit/Field.tsx";
import type { SentCode } from "#src/api/account.ts";
import { useExplanation } from "../useExplanation.ts";
import styles from "./AccountPage.module.css";
import { useAccountTexts } from "./AccountSection.tsx";
import type { Form } from "./form.ts";

/** Seconds until a code can be asked for again. */
const pause = 60;

interface CodeFieldProps {
  form: Form;
  /** The names of the form's values for the code, and for the token that goes with it. */
  name: string;
  tokenName: string;
  /** Where the code goes, as it is told. */
  target: string;
  /** Sends the code; undefined as long as the target is not complete. */
  send: (() => Promise<SentCode>) | undefined;
}

/** A code that is sent and typed in, with the button that sends it. */
export function CodeField({ form, name, tokenName, target, send }: CodeFieldProps) {
  const t = useAccountTexts();
  const explain = useExplanation();
  const [left, setLeft] = useState<number>();
  const [told, setTold] = useState<string>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (!left) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const ask = async () => {
    if (!send || left) return;
    setFailure(undefined);
    try {
      const { verificationToken } = await send();
      form.set(tokenName, verificationToken);
      setTold(t("codeSentTo", { target }));
      setLeft(pause);
    } catch (error) {
      setFailure(explain(error));
    }
  };
  const label = left ? t("retryIn", { seconds: left }) : left === 0 ? t("sendAgain") : t("sendCode");
  return (
    <Field label={t("code")} hint={told} error={form.errors[name] ?? failure}>
      {(control) => (
        <span className={styles.code}>
          <TextInput {...control} {...form.bind(name)} inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
          <button
            type="button"
            className={`${actionStyles.action} ${actionStyles.quiet}`}
            disabled={!send || Boolean(left)}
            onClick={ask}
          >
            {label}
          </button>
        </span>
      )}
    </Field>
  );
}
