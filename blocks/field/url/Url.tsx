import { FormField } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { useCleanTyping } from "#blocks/field/kit/typing/useCleanTyping.ts";
import { cleanAddress } from "#blocks/field/kit/typing/webAddress.ts";
import { TextInput } from "#blocks/kit/control/Field.tsx";

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
