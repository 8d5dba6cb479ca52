import { ChoiceCards } from "#blocks/kit/ChoiceCards.tsx";
import { cardsOf } from "#blocks/kit/cardsOf.ts";
import { FormFieldGroup } from "#blocks/kit/FormField.tsx";
import type { FieldProps } from "#blocks/kit/formField.ts";
import { useSite } from "#blocks/kit/site.ts";

/** One of a few answers, all of them in view. */
export default function Radio(field: FieldProps<"radio">) {
  const { id, name, isRequired, options, answer, onAnswer, onLeave } = field;
  const { text } = useSite();
  return (
    <FormFieldGroup field={field}>
      <ChoiceCards
        kind="radio"
        id={id}
        name={name}
        cards={cardsOf(options.choices, text)}
        chosen={answer === undefined ? [] : [answer]}
        isRequired={isRequired}
        onChoose={(chosen) => onAnswer(chosen)}
        onLeave={onLeave}
      />
    </FormFieldGroup>
  );
}
