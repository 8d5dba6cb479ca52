import { FormField } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { useCleanTyping } from "#blocks/field/kit/typing/useCleanTyping.ts";
import { TextInput } from "#blocks/kit/control/Field.tsx";
import { normaliseName } from "#forms/values/names.ts";

/** One line of text. */
export default function Input(field: FieldProps<"input">) {
  const { answer = "", options, schema, placeholder, onAnswer, onLeave } = field;
  const { autocomplete, keyboard = "text", isCapital } = options;
  const typing = useCleanTyping(
    answer,
    // A person's name keeps one kind of dot and single spaces.
    (text) => (autocomplete === "name" ? normaliseName(text) : text),
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
