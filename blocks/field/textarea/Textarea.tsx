import { FormField } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { useCleanTyping } from "#blocks/field/kit/typing/useCleanTyping.ts";
import { TextArea } from "#blocks/kit/control/Field.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { cleanText } from "#core/typedText.ts";
import { messages } from "#locales/generated/field/textarea.ts";
import styles from "./Textarea.module.css";

const useTexts = texts(messages);
/** The number of characters left from which they are announced to people who hear the page. */
const soon = 20;

/**
 * Several lines of text. What is too long can be typed and is counted, so that nothing that was
 * pasted is cut off unseen.
 */
export default function Textarea(field: FieldProps<"textarea">) {
  const { id, answer = "", options, schema, placeholder, onAnswer, onLeave } = field;
  const typing = useCleanTyping(
    answer,
    (text) => cleanText("text", text),
    (text) => onAnswer(text || undefined),
    onLeave,
  );
  const { maxLength } = schema;
  return (
    <FormField field={field}>
      {(control) => (
        <div className={styles.text}>
          <TextArea
            {...control}
            {...typing}
            rows={options.rows ?? 4}
            placeholder={placeholder}
            aria-describedby={
              [control["aria-describedby"], maxLength && `${id}-count`].filter(Boolean).join(" ") || undefined
            }
          />
          {maxLength && <Count id={`${id}-count`} text={typing.value} max={maxLength} />}
        </div>
      )}
    </FormField>
  );
}

// A character of JSON Schema is a code point: 🏃 and 𠮷 are one, though they are two in JavaScript.
function Count({ id, text, max }: { id: string; text: string; max: number }) {
  const t = useTexts();
  const count = [...text].length;
  const charactersLeft = max - count;
  return (
    <div className={styles.count} data-over={charactersLeft < 0}>
      <span aria-hidden="true">{t("counted", { count, max })}</span>
      <span id={id} className="visually-hidden">
        {t("spoken", { count, max })}
      </span>
      <span role="status" className={charactersLeft < 0 ? undefined : "visually-hidden"}>
        {charactersLeft < 0
          ? t("over", { over: -charactersLeft })
          : charactersLeft <= soon && t("left", { left: charactersLeft })}
      </span>
    </div>
  );
}
