import { withPart } from "#blocks/field/kit/frame/answerParts.ts";
import type { Typed } from "#blocks/field/kit/frame/fieldProps.ts";
import { PartInput } from "#blocks/field/kit/typing/PartInput.tsx";
import { Choice, Field, FieldRow } from "#blocks/kit/control/Field.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { cleanText } from "#core/typedText.ts";
import type { Relation } from "#forms/values/names.ts";
import { messages as people } from "#locales/generated/forms/people.ts";
import { messages } from "#locales/generated/kit/person-parts.ts";
import type { FieldAnswers } from "#schemas/generated/types.ts";

const useTexts = texts(messages);
const usePeopleTexts = texts(people);

type Person = Typed<FieldAnswers["emergency-contact"]> | Typed<FieldAnswers["guardian"]>;

interface PersonPartsProps<Answer extends Person> {
  /** The ids of its controls begin with it. */
  id: string;
  isRequired: boolean;
  /** The relations that are offered, in this order. */
  offered: readonly Relation[];
  answer: Answer | undefined;
  onAnswer(answer: Answer | undefined): void;
  onLeave(): void;
  /** By the place in the answer: /name. */
  problems: Record<string, string | undefined>;
}

/** A person: the name, and the relation to the runner. */
export function PersonParts<Answer extends Person>(props: PersonPartsProps<Answer>) {
  const { id, isRequired, offered, answer, onAnswer, onLeave, problems } = props;
  const t = useTexts();
  const person = usePeopleTexts();
  return (
    <FieldRow>
      <PartInput
        id={`${id}-name`}
        label={t("fullName")}
        value={answer?.name}
        problem={problems["/name"]}
        tidy={(text) => cleanText("name", text)}
        onText={(name) => onAnswer(withPart(answer, "name", name))}
        onLeave={onLeave}
        required={isRequired}
        autoComplete="off"
        maxLength={80}
      />
      <Field id={`${id}-relation`} label={t("relation")} error={problems["/relation"]}>
        {(control) => (
          <Choice
            {...control}
            required={isRequired}
            autoComplete="off"
            value={answer?.relation ?? ""}
            onChange={({ currentTarget }) =>
              onAnswer(withPart(answer, "relation", currentTarget.value as Answer["relation"]))
            }
            onBlur={onLeave}
          >
            <option value="">{t("choose")}</option>
            {offered.map((relation) => (
              <option key={relation} value={relation}>
                {person(`relation.${relation}`)}
              </option>
            ))}
          </Choice>
        )}
      </Field>
    </FieldRow>
  );
}
