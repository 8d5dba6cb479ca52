import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./Field.module.css";

interface FieldProps {
  /** The id of the control; made up where it is left out. */
  id?: string;
  label: string;
  /** What helps to fill it in, below the label. */
  hint?: string;
  /** What is wrong with it, and what to do. */
  error?: string | undefined;
  /** Beside the label, such as "optional". */
  note?: string;
  /** Draws the control with what ties it to label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

/** What ties a control to its field. */
export interface ControlProps {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  required?: boolean;
}

/** A labelled control with its hint and its error, which screen readers read with it. */
export function Field({ id: given, label, hint, error, note, children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={styles.field} data-wrong={Boolean(error)}>
      <label htmlFor={id}>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({ id, ...(described && { "aria-describedby": described }), ...(error && { "aria-invalid": true }) })}
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}

/** A line of text. */
export function TextInput(props: ComponentProps<"input">) {
  return <input type="text" {...props} className={styles.control} />;
}

/** Several lines of text. */
export function TextArea(props: ComponentProps<"textarea">) {
  return <textarea rows={3} {...props} className={styles.control} />;
}

/** One of a list; the platform's own control, which phones show as a wheel and readers know. */
export function Choice({ children, ...props }: ComponentProps<"select">) {
  return (
    <span className={styles.select}>
      <select {...props} className={styles.control}>
        {children}
      </select>
    </span>
  );
}

/** Several controls that answer one question together, such as the radio buttons of a choice; labelled as a group. */
export function FieldGroup({
  id,
  label,
  hint,
  error,
  note,
  children,
}: Omit<FieldProps, "children"> & { id: string; children: ReactNode }) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset id={id} className={styles.group} data-wrong={Boolean(error)} aria-describedby={described || undefined}>
      <legend>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}

/** Fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
