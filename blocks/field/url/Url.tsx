import { TextInput } from "#blocks/kit/Field.tsx";
import { FormField } from "#blocks/kit/FormField.tsx";
import type { FieldProps } from "#blocks/kit/formField.ts";
import { useCleanTyping } from "#blocks/kit/useCleanTyping.ts";
import { cleanAddress } from "#blocks/kit/webAddress.ts";

/** The address of a page on the web. */
export default function Url(field: FieldProps<"url">) {
  const { answer = "", placeholder, onAnswer, onLeave } = field;
  const typing = useCleanTyping(answer, cleanAddress, (text) => onAnswer(text || undefined), onLeave);
  return (
    <FormField field={field}>
      {(control) => (
        <TextInput
          {...control}
          {...typing}
          type="url"
          inputMode="url"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          placeholder={placeholder}
        />
      )}
    </FormField>
  );
}
