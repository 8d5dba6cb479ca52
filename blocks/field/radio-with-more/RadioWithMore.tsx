import { ChoiceCards } from "#blocks/field/kit/choice/ChoiceCards.tsx";
import { getCards } from "#blocks/field/kit/choice/getCards.ts";
import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { useMemory } from "#blocks/field/kit/frame/useMemory.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { More } from "./More.tsx";
import styles from "./RadioWithMore.module.css";

/**
 * One of a few answers; the questions of the chosen one are below it, and their answers return when
 * it is chosen again.
 */
export default function RadioWithMore(field: FieldProps<"radio-with-more">) {
  const { id, name, isRequired, options, answer, problems, onAnswer, onLeave } = field;
  const { text } = useSite();
  const earlier = useMemory<Record<string, typeof answer>>(id, {});
  const choose = (choice: string) => {
    if (answer?.choice !== undefined) earlier.current[answer.choice] = answer;
    onAnswer(earlier.current[choice] ?? { choice });
  };
  const more = (chosen: string) => {
    const choice = options.choices.find((choice) => choice.id === chosen);
    return (
      choice?.more && (
        <div className={styles.more}>
          <More
            key={chosen}
            id={`${id}-${chosen}-more`}
            choice={choice}
            kind={choice.more}
            answer={answer ?? {}}
            problem={problems[`/${choice.more}`]}
            onAnswer={(next) => onAnswer({ ...next, choice: chosen })}
          />
        </div>
      )
    );
  };
  return (
    <FormFieldGroup field={{ ...field, problems: { "": problems[""] ?? problems["/choice"] } }}>
      <ChoiceCards
        kind="radio"
        id={id}
        name={name}
        cards={getCards(options.choices, text)}
        chosen={answer?.choice === undefined ? [] : [answer.choice]}
        isRequired={isRequired}
        onChoose={choose}
        onLeave={onLeave}
        more={more}
      />
    </FormFieldGroup>
  );
}
