import { ChoiceCards } from "#blocks/field/kit/choice/ChoiceCards.tsx";
import { getCards } from "#blocks/field/kit/choice/getCards.ts";
import { useOptionPlaces } from "#blocks/field/kit/choice/useOptionPlaces.ts";
import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps, FieldSchema } from "#blocks/field/kit/frame/fieldProps.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/field/checkbox.ts";

const useTexts = texts(messages);

/** Any number of answers; the limits are shown beforehand. */
export default function Checkbox(field: FieldProps<"checkbox">) {
  const { id, name, help, options, schema, answer = [], onAnswer, onLeave } = field;
  const findState = useOptionPlaces(id);
  const { text, language } = useSite();
  const bounds = useBounds(schema, options.choices.length);
  const choose = (changed: string, isChosen: boolean) => {
    // In the order in which they are offered: the same choices are the same answer, and one that is
    // no longer offered is removed.
    const rest = answer.filter((choiceId) => choiceId !== changed);
    const next = options.choices
      .map((choice) => choice.id)
      .filter((choiceId) => (choiceId === changed ? isChosen : rest.includes(choiceId)));
    onAnswer(next.length > 0 ? next : undefined);
  };
  return (
    <FormFieldGroup
      field={{ ...field, help: [help, bounds].filter(Boolean).join(language === "zh" ? "" : " ") || undefined }}
    >
      <ChoiceCards
        kind="checkbox"
        id={id}
        name={name}
        cards={getCards(options.choices, text, findState)}
        chosen={answer}
        onChoose={choose}
        onLeave={onLeave}
      />
    </FormFieldGroup>
  );
}

function useBounds({ minItems = 0, maxItems }: FieldSchema, count: number): string | undefined {
  const t = useTexts();
  const max = maxItems !== undefined && maxItems < count ? maxItems : undefined;
  const min = minItems > 1 || (minItems > 0 && max !== undefined) ? minItems : undefined;
  if (min !== undefined && min === max) return t("exactly", { min });
  if (min !== undefined && max !== undefined) return t("between", { min, max });
  if (min !== undefined) return t("atLeast", { min });
  return max !== undefined ? t("atMost", { max }) : undefined;
}
