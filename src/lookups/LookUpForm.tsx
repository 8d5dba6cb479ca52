import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Field, TextInput } from "#blocks/kit/control/Field.tsx";
import type { LookUpView } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import type { LookedUp } from "#contract/lookUps.ts";
import type { LookUpAsk } from "#core/lookUps.ts";
import { messages } from "#locales/generated/look-ups.ts";
import { CodeFields } from "./CodeFields.tsx";
import { DocumentFields } from "./DocumentFields.tsx";
import styles from "./LookUp.module.css";
import { type Typed, useLookingUp } from "./useLookingUp.tsx";

const useTexts = texts(messages);

interface LookUpFormProps extends LookUpView {
  /** Whether another one was just closed, so that the focus is here. */
  isAgain: boolean;
  onFound(found: LookedUp): void;
}

/** What a look-up asks: by what, its fields, and the human verification below them. */
export function LookUpForm({ kind, asks, isAgain, onFound }: LookUpFormProps) {
  const t = useTexts();
  const [by, setBy] = useState<LookUpAsk>(asks[0] ?? "document");
  const [typed, setTyped] = useState<Typed>({ type: "1", number: "", name: "", contact: "", code: "", bib: "" });
  const [faults, setFaults] = useState<Partial<Record<keyof Typed, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);
  const lookingUp = useLookingUp({ kind, by, typed, onFound });
  const { trouble, isBusy, captcha, begin, forget } = lookingUp;
  useEffect(() => {
    if (isAgain) form.current?.querySelector<HTMLElement>("input, select")?.focus();
  }, [isAgain]);
  useEffect(() => {
    if (trouble) alert.current?.focus();
  }, [trouble]);
  const change = (name: keyof Typed, value: string) => {
    setTyped({ ...typed, [name]: value });
    setFaults({ ...faults, [name]: undefined });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = listFields(by).filter((name) => typed[name].trim() === "");
    setFaults(Object.fromEntries(missing.map((name) => [name, t("missing", { field: name })])));
    if (missing[0]) form.current?.querySelector<HTMLElement>(`[name="${missing[0]}"]`)?.focus();
    else if (!isBusy) begin();
  };
  const fields = { typed, faults, change };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {asks.length > 1 && <Ways asks={asks} by={by} onChoose={(chosen) => [setBy(chosen), setFaults({}), forget()]} />}
      {by === "document" && <DocumentFields {...fields} />}
      {by === "code" && <CodeFields {...fields} lookingUp={lookingUp} />}
      {by === "bib" && (
        <Field label={t("bib")} hint={t("bibHint")} error={faults.bib}>
          {(control) => (
            <TextInput
              {...control}
              name="bib"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={32}
              value={typed.bib}
              onChange={({ target }) => change("bib", target.value)}
            />
          )}
        </Field>
      )}
      {captcha}
      {trouble && (
        <p ref={alert} className={styles.trouble} role="alert" tabIndex={-1}>
          {trouble}
        </p>
      )}
      <div className={styles.submit}>
        <button type="submit" aria-disabled={isBusy}>
          {t(isBusy ? "searching" : "search")}
        </button>
        <p>{t(by === "bib" ? "publicHint" : "privacyHint")}</p>
      </div>
    </form>
  );
}

/** The fields that a way of looking up needs. */
function listFields(by: LookUpAsk): (keyof Typed)[] {
  return by === "document" ? ["number", "name"] : by === "code" ? ["contact", "code"] : ["bib"];
}

function Ways({ asks, by, onChoose }: { asks: readonly LookUpAsk[]; by: LookUpAsk; onChoose(by: LookUpAsk): void }) {
  const t = useTexts();
  const name = useId();
  const ways: [LookUpAsk, ReactNode][] = asks.map((ask) => [ask, t("by", { ask })]);
  return (
    <fieldset className={styles.ways}>
      <legend className="visually-hidden">{t("ways")}</legend>
      {ways.map(([ask, label]) => (
        <label key={ask}>
          <input type="radio" name={name} value={ask} checked={by === ask} onChange={() => onChoose(ask)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
