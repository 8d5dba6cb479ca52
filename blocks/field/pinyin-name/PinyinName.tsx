import { withPart } from "#blocks/field/kit/frame/answerParts.ts";
import { FieldParts } from "#blocks/field/kit/frame/FieldParts.tsx";
import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { PartInput } from "#blocks/field/kit/typing/PartInput.tsx";
import { FieldRow } from "#blocks/kit/control/Field.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { cleanText } from "#core/typedText.ts";
import { messages } from "#locales/generated/field/pinyin-name.ts";
import styles from "./PinyinName.module.css";
import { useSuggestion } from "./useSuggestion.ts";

const useTexts = texts(messages);

/** A name in capital letters, as in a passport, suggested from the name in Chinese. */
export default function PinyinName(field: FieldProps<"pinyin-name">) {
  const { id, isRequired, options, answer, onAnswer, onLeave, problems } = field;
  const t = useTexts();
  const isSuggested = useSuggestion(options.from, answer, onAnswer);
  const part = (name: "family" | "given") => ({
    id: `${id}-${name}`,
    label: t(name),
    value: answer?.[name],
    problem: problems[`/${name}`],
    placeholder: t(`${name}Example`),
    tidy: (text: string) => cleanText("name", capitals(text)),
    onText: (text: string | undefined) => onAnswer(withPart(answer, name, text && capitals(text))),
    onLeave,
    maxLength: 60,
    autoCapitalize: "characters",
    autoCorrect: "off",
    spellCheck: false,
  });
  return (
    <FormFieldGroup field={field}>
      <FieldParts>
        <FieldRow>
          <PartInput {...part("family")} required={isRequired} autoComplete="family-name" />
          <PartInput {...part("given")} note={t("single")} autoComplete="given-name" />
        </FieldRow>
        <p className={styles.suggested} role="status">
          {isSuggested && t("suggested")}
        </p>
      </FieldParts>
    </FormFieldGroup>
  );
}

// Full-width letters and letters with marks as a passport's machine writes them.
function capitals(text: string): string {
  const plain = text.replace(/[üÜ]/g, "yu").normalize("NFKD").replace(/\p{M}/gu, "");
  return plain
    .replace(/[\s\u3000]/gu, " ")
    .replace(/[‘’`´]/g, "'")
    .replace(/[‐‑–—]/g, "-")
    .toUpperCase();
}
