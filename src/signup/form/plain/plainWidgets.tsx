import { enumOptionValueDecoder, enumOptionValueEncoder, type WidgetProps } from "@rjsf/utils";
import { useContext } from "react";
import { FormField, FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import { useTyping } from "#blocks/field/kit/typing/useTyping.ts";
import { Choice, TextArea, TextInput } from "#blocks/kit/control/Field.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import styles from "../Form.module.css";
import { AlternativeContext, ofChoice } from "./alternatives.ts";
import { toClock, toInstant, toLocalTime } from "./instants.ts";
import { usePlainTexts } from "./texts.ts";
import { useWidget } from "./useWidget.ts";

const kinds: Record<string, string> = {
  email: "email",
  uri: "url",
  date: "date",
  time: "time",
  "date-time": "datetime-local",
};

/** A line of text, a number, a date. */
export function Line(props: WidgetProps) {
  const { value, schema, onChange, options } = props;
  const { frame, placeholder, leave } = useWidget(props);
  const t = usePlainTexts();
  const { timeZone, race, now } = useSite();
  const { format } = schema;
  const isNumber = schema.type === "number" || schema.type === "integer";
  const valueText = typeof value === "object" && value !== null ? JSON.stringify(value) : String(value ?? "");
  const inputText =
    format === "date-time" ? toLocalTime(valueText, timeZone) : format === "time" ? valueText.slice(0, 5) : valueText;
  const getAnswer = (text: string) => {
    if (format === "date-time") return toInstant(text, timeZone);
    return format === "time" ? toClock(text, timeZone, race?.startsAt ?? now()) : text;
  };
  const typing = useTyping(
    inputText,
    (text) => text !== inputText && onChange(text === "" ? options.emptyValue : getAnswer(text)),
    leave,
  );
  const isMoment = format === "date-time" || format === "time";
  return (
    <FormField field={isMoment && frame.help === undefined ? { ...frame, help: t("raceTime") } : frame}>
      {(control) => (
        <TextInput
          {...control}
          {...typing}
          type={kinds[schema.format ?? ""] ?? "text"}
          inputMode={schema.type === "integer" ? "numeric" : isNumber ? "decimal" : undefined}
          maxLength={schema.maxLength}
          placeholder={placeholder}
          enterKeyHint="next"
        />
      )}
    </FormField>
  );
}

/** Several lines of text. */
export function Lines(props: WidgetProps) {
  const { value, schema, onChange, options } = props;
  const { frame, placeholder, leave } = useWidget(props);
  const typing = useTyping(value ?? "", (text) => onChange(text === "" ? options.emptyValue : text), leave);
  return (
    <FormField field={frame}>
      {(control) => <TextArea {...control} {...typing} maxLength={schema.maxLength} placeholder={placeholder} />}
    </FormField>
  );
}

/** One of a list, or with `multiple` several of it. */
export function Choose(props: WidgetProps) {
  const { value, onChange, options, multiple } = props;
  const { frame, leave } = useWidget(props);
  const t = usePlainTexts();
  const { enumOptions = [], emptyValue } = options;
  const names = useContext(AlternativeContext)?.names;
  const choosesAlternative = ofChoice.test(props.id);
  if (multiple) return <CheckList {...props} />;
  return (
    <FormField field={frame}>
      {(control) => (
        <Choice
          {...control}
          value={enumOptionValueEncoder(
            value,
            enumOptions.findIndex((option) => same(option.value, value)),
            "indexed",
          )}
          onChange={({ currentTarget }) =>
            onChange(enumOptionValueDecoder(currentTarget.value, enumOptions, "indexed", emptyValue))
          }
          onBlur={leave}
        >
          {!choosesAlternative && <option value="">{t("choose")}</option>}
          {enumOptions.map(({ label }, index) => (
            <option key={index} value={index}>
              {(choosesAlternative && names?.[index]) || label}
            </option>
          ))}
        </Choice>
      )}
    </FormField>
  );
}

/** One of a few options, all visible. */
export function RadioList(props: WidgetProps) {
  const { id, value, onChange, options } = props;
  const { frame, leave } = useWidget(props);
  return (
    <FormFieldGroup field={frame}>
      {options.enumOptions?.map((option, index) => (
        <label key={index} className={styles.check}>
          <input
            type="radio"
            name={id}
            checked={same(option.value, value)}
            onChange={() => onChange(option.value)}
            onBlur={leave}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </FormFieldGroup>
  );
}

/** Any of a few options. */
export function CheckList(props: WidgetProps) {
  const { value, onChange, options } = props;
  const { frame, leave } = useWidget(props);
  const chosenValues: unknown[] = Array.isArray(value) ? value : [];
  const toggle = (entry: unknown) => {
    const all = options.enumOptions?.map((option) => option.value) ?? [];
    const isChosen = chosenValues.some((chosenValue) => same(chosenValue, entry));
    onChange(
      all.filter((option) =>
        same(option, entry) ? !isChosen : chosenValues.some((chosenValue) => same(chosenValue, option)),
      ),
    );
  };
  return (
    <FormFieldGroup field={frame}>
      {options.enumOptions?.map((option, index) => (
        <label key={index} className={styles.check}>
          <input
            type="checkbox"
            checked={chosenValues.some((chosenValue) => same(chosenValue, option.value))}
            onChange={() => toggle(option.value)}
            onBlur={leave}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </FormFieldGroup>
  );
}

/** Yes or no: a choice of both if an answer is required, else a box to tick. */
export function Tick(props: WidgetProps) {
  return props.required && !("x-must" in props.schema) ? <RadioList {...props} /> : <TickBox {...props} />;
}

function TickBox(props: WidgetProps) {
  const { id, value, onChange } = props;
  const { frame, leave } = useWidget(props);
  const { help, label, problems } = frame;
  const described = [help && `${id}-hint`, problems[""] && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div>
      <label className={styles.check}>
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          aria-describedby={described || undefined}
          aria-invalid={problems[""] ? true : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          onBlur={leave}
        />
        <span>{label}</span>
      </label>
      {help && <p id={`${id}-hint`}>{help}</p>}
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {problems[""]}
      </p>
    </div>
  );
}

/** A hidden property. */
export function Hidden() {
  return null;
}

function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
