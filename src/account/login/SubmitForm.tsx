import { type FormEvent, type ReactNode, useState } from "react";
import { texts } from "#blocks/kit/texts.ts";
import { messages } from "#locales/generated/login.ts";
import { useDrawer } from "./drawerContext.ts";
import styles from "./login.module.css";
import type { Form } from "./useForm.ts";

const useTexts = texts(messages);

interface SubmitFormProps {
  form: Form;
  /** What the button says, and says while it works. */
  label: string;
  busyLabel: string;
  /** Looks out of reach, and says why when it is pressed all the same. */
  isLocked?: boolean;
  /** Whether all that is asked for besides the entries is there; says so where it is not. */
  isAllowed?(): boolean;
  /** Sends the form; rejects where that failed. */
  submit(): Promise<unknown>;
  onFailure?(message: string): void;
  /** What stands between the button and the fields. */
  before?: ReactNode;
  children: ReactNode;
}

/** A form of the drawer: its fields, what was wrong with them, its one button, and why the server refused it. */
export function SubmitForm(props: SubmitFormProps) {
  const { form, label, busyLabel, isLocked, isAllowed, submit, onFailure, before, children } = props;
  const t = useTexts();
  const { explain } = useDrawer();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setTrouble(undefined);
    const mayGo = isAllowed?.() ?? true;
    if (!form.checkAll() || !mayGo) return;
    setBusy(true);
    try {
      await submit();
    } catch (error) {
      const message = explain(error);
      setTrouble(message);
      onFailure?.(message);
    } finally {
      setBusy(false);
    }
  };
  const { faults } = form;
  return (
    <form className={styles.form} noValidate onSubmit={send} onKeyDown={form.onKeyDown}>
      <p className="visually-hidden" role="alert">
        {faults.length > 0 && t("faults", { count: faults.length, list: faults.map((fault) => t(fault)).join(" ") })}
      </p>
      {children}
      {before}
      <button type="submit" className={styles.submit} aria-disabled={isLocked || isBusy} aria-busy={isBusy}>
        {isBusy && <span className={styles.spinner} aria-hidden="true" />}
        {isBusy ? busyLabel : label}
      </button>
      <p className={styles.trouble} role="alert">
        {trouble}
      </p>
    </form>
  );
}
