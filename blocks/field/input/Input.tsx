import { FormField } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { useCleanTyping } from "#blocks/field/kit/typing/useCleanTyping.ts";
import { TextInput } from "#blocks/kit/control/Field.tsx";
import { cleanText } from "#core/typedText.ts";
import { kindOfLine } from "#forms/values/lineKind.ts";

/** One line of text. */
export default function Input(field: FieldProps<"input">) {
  const { answer = "", options, schema, placeholder, onAnswer, onLeave } = field;
  const { autocomplete, keyboard = "text", isCapital } = options;
  const typing = useCleanTyping(
    answer,
    (text) => cleanText(kindOfLine(options), text),
    (text) => onAnswer((isCapital ? text.toUpperCase() : text) || undefined),
    onLeave,
  );
  return (
    <FormField field={field}>
      {(control) => (
        <TextInput
          {...control}
          {...typing}
          maxLength={schema.maxLength}
          placeholder={placeholder}
          autoComplete={autocomplete}
          enterKeyHint="next"
          inputMode={keyboard === "latin" ? "text" : keyboard}
          {...(keyboard === "latin" && { autoCapitalize: "off", autoCorrect: "off", spellCheck: false })}
        />
      )}
    </FormField>
  );
}
