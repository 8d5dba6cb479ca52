import { useOptionPlaces } from "#blocks/field/kit/choice/useOptionPlaces.ts";
import { FormField } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { Choice } from "#blocks/kit/control/Field.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/field/picker.ts";

const useTexts = texts(messages);

/** One answer from a list, which may have headings; the platform's own control. */
export default function Picker(field: FieldProps<"picker">) {
  const { options, placeholder, answer = "", onAnswer, onLeave } = field;
  const { choices, groups = [] } = options;
  const t = useTexts();
  const findState = useOptionPlaces(field.id);
  const { text } = useSite();
  const isGrouped = (group: string | undefined) => groups.some(({ id }) => id === group);
  const entries = (group: string | undefined) =>
    choices
      .filter((choice) => (isGrouped(choice.group) ? choice.group === group : group === undefined))
      .map(({ id, label }) => {
        const { note, isFull } = findState(id);
        return (
          <option key={id} value={id} disabled={isFull && id !== answer}>
            {note ? `${text(label)} · ${note}` : text(label)}
          </option>
        );
      });
  return (
    <FormField field={field}>
      {(control) => (
        <Choice
          {...control}
          value={answer}
          onChange={({ currentTarget }) => onAnswer(currentTarget.value || undefined)}
          onBlur={onLeave}
        >
          <option value="">{placeholder || t("choose")}</option>
          {groups.map(({ id, label }) => (
            <optgroup key={id} label={text(label)}>
              {entries(id)}
            </optgroup>
          ))}
          {entries(undefined)}
        </Choice>
      )}
    </FormField>
  );
}
