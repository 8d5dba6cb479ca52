import { ChoiceCards } from "#blocks/field/kit/choice/ChoiceCards.tsx";
import { getCards } from "#blocks/field/kit/choice/getCards.ts";
import { useOptionPlaces } from "#blocks/field/kit/choice/useOptionPlaces.ts";
import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { useSite } from "#blocks/kit/site/site.ts";

/** One of a few answers, all of them in view. */
export default function Radio(field: FieldProps<"radio">) {
  const { id, name, isRequired, options, answer, onAnswer, onLeave } = field;
  const findState = useOptionPlaces(id);
  const { text } = useSite();
  return (
    <FormFieldGroup field={field}>
      <ChoiceCards
        kind="radio"
        id={id}
        name={name}
        cards={getCards(options.choices, text, findState)}
        chosen={answer === undefined ? [] : [answer]}
        isRequired={isRequired}
        onChoose={(chosen) => onAnswer(chosen)}
        onLeave={onLeave}
      />
    </FormFieldGroup>
  );
}
