import { useState } from "react";
import { FormField } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { groupBlur } from "#blocks/field/kit/frame/groupBlur.ts";
import { useTyping } from "#blocks/field/kit/typing/useTyping.ts";
import { TextInput } from "#blocks/kit/control/Field.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { cleanPhone, dialCode } from "#forms/values/phoneText.ts";
import { messages } from "#locales/generated/field/phone.ts";
import { DialCode } from "./DialCode.tsx";
import styles from "./Phone.module.css";

const useTexts = texts(messages);

/**
 * A mobile number with the dialling code of its country; the digits stay when the country changes.
 */
export default function Phone(field: FieldProps<"phone"> & { isOwn?: boolean }) {
  // Browsers fill in only the runner's own number.
  const { id, placeholder, problems, onLeave, isOwn = true } = field;
  const t = useTexts();
  const { country, number, isOffered, change } = usePhone(field);
  const typing = useTyping(
    number,
    (text) => change(country, text),
    () => undefined,
  );
  const problem = problems[""] ?? problems["/number"] ?? problems["/country"];
  const isFixed = field.options.countries?.length === 1;
  return (
    <FormField field={{ ...field, problems: { "": problem } }}>
      {(control) => (
        <div
          className={styles.phone}
          {...groupBlur(() => {
            const cleaned = cleanPhone(typing.value, country, isOffered);
            if (cleaned.country !== country || cleaned.number !== typing.value) change(cleaned.country, cleaned.number);
            onLeave();
          })}
        >
          {isFixed ? (
            <span className={styles.code}>+{dialCode(country)}</span>
          ) : (
            <DialCode
              id={`${id}-country`}
              label={t("country")}
              country={country}
              isOffered={isOffered}
              onChoose={(chosen) => change(chosen, typing.value)}
            />
          )}
          <TextInput
            {...control}
            {...typing}
            type="tel"
            inputMode="tel"
            autoComplete={isOwn ? "tel-national" : "off"}
            enterKeyHint="next"
            placeholder={placeholder || t("placeholder")}
          />
        </div>
      )}
    </FormField>
  );
}

function usePhone({ options, answer, onAnswer }: FieldProps<"phone">) {
  // A country without a number is no answer: only this control remembers it.
  const [chosen, setChosen] = useState<string>();
  const country = answer?.country ?? chosen ?? options.countries?.[0] ?? "CN";
  const isOffered = (code: string) => dialCode(code) !== undefined && (options.countries?.includes(code) ?? true);
  const change = (next: string, text: string) => {
    setChosen(next);
    onAnswer(text === "" ? undefined : { country: next, number: text });
  };
  return { country, number: answer?.number ?? "", isOffered, change };
}
