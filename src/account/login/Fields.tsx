import { Field, Input } from "@chakra-ui/react";
import { type InputHTMLAttributes, type ReactNode, useState } from "react";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/login.ts";
import type { DrawerForm } from "./entries.ts";
import styles from "./Fields.module.css";
import type { Name } from "./typed.ts";

const useTexts = texts(messages);

interface TextFieldProps {
  form: DrawerForm;
  name: Name;
  label: string;
  /** Shown below as long as nothing is wrong. */
  hint?: string | undefined;
  /** Why what was asked of the server for this field failed. */
  trouble?: string | undefined;
  /** What is shown in or beside the field. */
  after?: ReactNode;
  input: InputHTMLAttributes<HTMLInputElement>;
}

/**
 * A labelled field; below it is always room for one line, so that nothing moves when it has
 * something to say.
 */
export function TextField({ form, name, label, hint, trouble, after, input }: TextFieldProps) {
  const fault = form.fault(name);
  return (
    <Field.Root invalid={fault !== undefined}>
      <Field.Label>{label}</Field.Label>
      <div className={styles.control}>
        <Input {...form.bind(name)} {...(input as object)} aria-required="true" />
        {after}
      </div>
      <div className={styles.note}>
        {fault && <Field.ErrorText>{fault}</Field.ErrorText>}
        {!fault && trouble && <span role="alert">{trouble}</span>}
        {!fault && !trouble && hint && <Field.HelperText>{hint}</Field.HelperText>}
      </div>
    </Field.Root>
  );
}

/** The phone number; `autoComplete` is username if a password goes with it. */
export function PhoneField({ form, autoComplete = "tel" }: { form: DrawerForm; autoComplete?: "tel" | "username" }) {
  const t = useTexts();
  const input = { type: "tel", inputMode: "tel", autoComplete, maxLength: 32 } as const;
  return <TextField form={form} name="phone" label={t("phoneLabel")} input={input} />;
}

/** The email address. */
export function EmailField({
  form,
  autoComplete = "email",
}: {
  form: DrawerForm;
  autoComplete?: "email" | "username";
}) {
  const t = useTexts();
  // A field of type email would take blanks away before we see them, and refuses full-width signs.
  const input = {
    type: "text",
    inputMode: "email",
    autoComplete,
    autoCapitalize: "none",
    autoCorrect: "off",
    spellCheck: false,
    maxLength: 254,
  } as const;
  return <TextField form={form} name="email" label={t("emailLabel")} input={input} />;
}

interface PasswordFieldProps {
  form: DrawerForm;
  name?: "password" | "confirm";
  label: string;
  hint?: string | undefined;
  autoComplete: "current-password" | "new-password";
}

/** A password, with a button that shows it. */
export function PasswordField({ form, name = "password", label, hint, autoComplete }: PasswordFieldProps) {
  const t = useTexts();
  const [isShown, setShown] = useState(false);
  const input = {
    type: isShown ? "text" : "password",
    autoComplete,
    autoCapitalize: "none",
    autoCorrect: "off",
    spellCheck: false,
    maxLength: 256,
  } as const;
  const after = (
    <button
      type="button"
      className={styles.eye}
      aria-label={t("showPassword", { label })}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
        <circle cx="12" cy="12" r="3" />
        {!isShown && <path d="M4 20 20 4" />}
      </svg>
    </button>
  );
  return <TextField form={form} name={name} label={label} hint={hint} input={input} after={after} />;
}
