import type { ComponentProps } from "react";
import { TextInput } from "#blocks/kit/Field.tsx";
import { FormField } from "#blocks/kit/FormField.tsx";
import type { FieldProps } from "#blocks/kit/formField.ts";
import { useTyping } from "#blocks/kit/useTyping.ts";
import { normaliseName } from "#src/rules/names.ts";

/** One line of text. */
export default function Input(field: FieldProps<"input">) {
  const { answer = "", options, schema, placeholder, onAnswer, onLeave } = field;
  const { autocomplete, keyboard = "text", isCapital } = options;
  const typing = useTyping(answer, (text) => onAnswer((isCapital ? text.toUpperCase() : text) || undefined), onLeave);
  const leave: ComponentProps<"input">["onBlur"] = (event) => {
    const { value } = event.currentTarget;
    // A person's name keeps one kind of dot and single spaces, once it is written.
    const kept = autocomplete === "name" ? normaliseName(value) : value;
    if (kept !== value) typing.onChange({ currentTarget: { value: kept } });
    typing.onBlur();
  };
  return (
    <FormField field={field}>
      {(control) => (
        <TextInput
          {...control}
          {...typing}
          onBlur={leave}
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
