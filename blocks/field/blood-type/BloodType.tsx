import { ChoiceCards } from "#blocks/field/kit/choice/ChoiceCards.tsx";
import { FormField, FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { Choice } from "#blocks/kit/control/Field.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/field/blood-type.ts";
import type { BloodTypeAnswer } from "#schemas/generated/types.ts";

const useTexts = texts(messages);
const types = ["A", "B", "AB", "O"] as const;

/** The blood type: five cards to press, or a list if the form also asks for Rh. */
export default function BloodType(field: FieldProps<"blood-type">) {
  return field.options.asksRh ? <WithRh {...field} /> : <WithoutRh {...field} />;
}

function WithoutRh(field: FieldProps<"blood-type">) {
  const { id, name, isRequired, answer, onAnswer, onLeave } = field;
  const t = useTexts();
  return (
    <FormFieldGroup field={field}>
      <ChoiceCards
        kind="radio"
        id={id}
        name={name}
        cards={[
          ...types.map((type) => ({ id: type, label: t("plain", { type }) })),
          { id: "unknown", label: t("unknown") },
        ]}
        chosen={answer === undefined ? [] : [answer]}
        isRequired={isRequired}
        isShort
        onChoose={(chosen) => onAnswer(chosen as BloodTypeAnswer)}
        onLeave={onLeave}
      />
    </FormFieldGroup>
  );
}

function WithRh(field: FieldProps<"blood-type">) {
  const { placeholder, answer = "", onAnswer, onLeave } = field;
  const t = useTexts();
  return (
    <FormField field={field}>
      {(control) => (
        <Choice
          {...control}
          value={answer}
          onChange={({ currentTarget }) => onAnswer((currentTarget.value || undefined) as BloodTypeAnswer | undefined)}
          onBlur={onLeave}
        >
          <option value="">{placeholder || t("choose")}</option>
          {(["positive", "negative"] as const).map((rh) =>
            types.map((type) => (
              <option key={type + rh} value={`${type}${rh === "positive" ? "+" : "-"}`}>
                {t(rh, { type })}
              </option>
            )),
          )}
          <option value="unknown">{t("unknown")}</option>
        </Choice>
      )}
    </FormField>
  );
}
