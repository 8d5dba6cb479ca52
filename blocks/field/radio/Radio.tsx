import { ChoiceCards } from "#blocks/field/kit/choice/ChoiceCards.tsx";
import { cardsOf } from "#blocks/field/kit/choice/cardsOf.ts";
import { useOptionPlaces } from "#blocks/field/kit/choice/useOptionPlaces.ts";
import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { useSite } from "#blocks/kit/site/site.ts";

/** One of a few answers, all of them in view. */
export default function Radio(field: FieldProps<"radio">) {
  const { id, name, isRequired, options, answer, onAnswer, onLeave } = field;
  const stateOf = useOptionPlaces(id);
  const { text } = useSite();
  return (
    <FormFieldGroup field={field}>
      <ChoiceCards
        kind="radio"
        id={id}
        name={name}
        cards={cardsOf(options.choices, text, stateOf)}
        chosen={answer === undefined ? [] : [answer]}
        isRequired={isRequired}
        onChoose={(chosen) => onAnswer(chosen)}
        onLeave={onLeave}
      />
    </FormFieldGroup>
  );
}
