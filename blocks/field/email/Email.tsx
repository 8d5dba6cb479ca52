import { useRef } from "react";
import { FormField } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { useCleanTyping } from "#blocks/field/kit/typing/useCleanTyping.ts";
import { TextInput } from "#blocks/kit/control/Field.tsx";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { cleanText } from "#core/typedText.ts";
import { messages } from "#locales/generated/field/email.ts";
import styles from "./Email.module.css";
import { suggestEmail } from "./emailText.ts";

const useTexts = texts(messages);

/** An email address; a usual slip in its domain is corrected by one press. */
export default function Email(field: FieldProps<"email">) {
  const { answer = "", placeholder, onAnswer, onLeave } = field;
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const typing = useCleanTyping(
    answer,
    (text) => cleanText("email", text),
    (text) => onAnswer(text || undefined),
    onLeave,
  );
  // Not while it is being typed: on the way to gmail.com there are many slips.
  const meant = typing.value === answer ? suggestEmail(answer) : undefined;
  const correct = (email: string) => {
    onAnswer(email);
    input.current?.focus();
  };
  return (
    <FormField field={field}>
      {(control) => (
        <div className={styles.email}>
          <TextInput
            {...control}
            {...typing}
            ref={input}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="next"
            placeholder={placeholder}
          />
          <div role="status" className={styles.slip}>
            {meant && (
              <>
                <span>{t("slip")}</span>
                <TextButton onClick={() => correct(meant)}>{t("meant", { email: meant })}</TextButton>
              </>
            )}
          </div>
        </div>
      )}
    </FormField>
  );
}
