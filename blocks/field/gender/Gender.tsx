import { ChoiceCards } from "#blocks/field/kit/choice/ChoiceCards.tsx";
import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/field/gender.ts";

const useTexts = texts(messages);

/** Male or female. */
export default function Gender(field: FieldProps<"gender">) {
  const { id, name, isRequired, answer, onAnswer, onLeave } = field;
  const t = useTexts();
  return (
    <FormFieldGroup field={field}>
      <ChoiceCards
        kind="radio"
        id={id}
        name={name}
        cards={[
          { id: "1", label: t("male") },
          { id: "2", label: t("female") },
        ]}
        chosen={answer === undefined ? [] : [String(answer)]}
        isRequired={isRequired}
        isShort
        onChoose={(chosen) => onAnswer(chosen === "1" ? 1 : 2)}
        onLeave={onLeave}
      />
    </FormFieldGroup>
  );
}
