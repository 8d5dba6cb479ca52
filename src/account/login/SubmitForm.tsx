import type { FormEvent, ReactNode } from "react";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/login.ts";
import type { DrawerForm } from "./entries.ts";
import styles from "./login.module.css";

const useTexts = texts(messages);

interface SubmitFormProps {
  form: DrawerForm;
  /** The text of the button, and its text while it works. */
  label: string;
  busyLabel: string;
  /** Looks disabled, and shows why when it is pressed. */
  isLocked?: boolean;
  /** Whether everything but the fields is complete; shows what is missing. */
  isAllowed?(): boolean;
  /** Sends the form; rejects if that fails. */
  submit(): Promise<unknown>;
  onFailure?(message: string): void;
  /** What is between the button and the fields. */
  before?: ReactNode;
  children: ReactNode;
}

/**
 * A form of the drawer: its fields, what was wrong with them, its one button, and why the server
 * refused it.
 */
export function SubmitForm(props: SubmitFormProps) {
  const { form, label, busyLabel, isLocked, isAllowed, submit, onFailure, before, children } = props;
  const t = useTexts();
  const { faults, trouble, isSending: isBusy } = form;
  const send = (event: FormEvent) => {
    event.preventDefault();
    form.submit(submit, { isAllowed, onFailure });
  };
  return (
    <form className={styles.form} noValidate onSubmit={send} onKeyDown={form.onKeyDown}>
      <p className="visually-hidden" role="alert">
        {faults.length > 0 && t("faults", { count: faults.length, list: faults.join(" ") })}
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
