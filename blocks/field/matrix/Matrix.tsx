import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { groupBlur } from "#blocks/field/kit/frame/groupBlur.ts";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/field/matrix.ts";
import type { MatrixOptions } from "#schemas/generated/types.ts";
import styles from "./Matrix.module.css";

const useTexts = texts(messages);

/**
 * The same choices in several rows: a table if there is room, and a list of questions if not, with
 * the same controls.
 */
export default function Matrix(field: FieldProps<"matrix">) {
  const { isRequired, options, answer, onAnswer, onLeave } = field;
  const { rows, choices } = options;
  const { text } = useSite();
  const t = useTexts();
  const isAnswered = answer !== undefined && Object.keys(answer).length > 0;
  return (
    <FormFieldGroup field={field}>
      <div className={styles.matrix} data-choices={choices.length > 7 ? "many" : "few"} {...groupBlur(onLeave)}>
        {/* Each control has its choice as its name: the heading would repeat it. */}
        <div className={styles.head} aria-hidden="true">
          <span className={styles.name} />
          {choices.map(({ id, label }) => (
            <span key={id} className={styles.cell}>
              {text(label)}
            </span>
          ))}
        </div>
        {rows.map((row) => (
          <MatrixRow key={row.id} field={field} row={row} />
        ))}
      </div>
      {!isRequired && isAnswered && (
        <TextButton className={styles.clear} onClick={() => onAnswer(undefined)}>
          {t("clear")}
        </TextButton>
      )}
    </FormFieldGroup>
  );
}

function MatrixRow({ field, row }: { field: FieldProps<"matrix">; row: MatrixOptions["rows"][number] }) {
  const { id, name, options, isRequired, answer = {}, onAnswer, problems } = field;
  const { choices, isMultiple = false, minRows } = options;
  const { text } = useSite();
  const at = `${id}/${row.id}`;
  const problem = problems[`/${row.id}`];
  const chosenIds = Object.hasOwn(answer, row.id) ? [answer[row.id] ?? []].flat() : [];
  const choose = (changed: string, isChosen: boolean) => {
    const { [row.id]: _, ...others } = answer;
    const inRow = choices
      .map((choice) => choice.id)
      .filter((choiceId) => (choiceId === changed ? isChosen : chosenIds.includes(choiceId)));
    const next = isMultiple ? inRow : changed;
    onAnswer(next.length > 0 ? { ...others, [row.id]: next } : orUndefined(others));
  };
  const described = [row.help && `${at}-help`, problem && `${at}-error`].filter(Boolean).join(" ");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of a flexible table
    <div
      id={at}
      role="group"
      aria-labelledby={`${at}-name`}
      aria-describedby={described || undefined}
      className={styles.row}
      data-wrong={Boolean(problem)}
    >
      <span className={styles.name}>
        <span id={`${at}-name`}>{text(row.label)}</span>
        {row.help && (
          <small id={`${at}-help`} className={styles.help}>
            {text(row.help)}
          </small>
        )}
      </span>
      {choices.map((choice) => (
        <label key={choice.id} className={styles.cell}>
          <input
            type={isMultiple ? "checkbox" : "radio"}
            id={`${at}-${choice.id}`}
            name={`${name}/${row.id}`}
            value={choice.id}
            checked={chosenIds.includes(choice.id)}
            required={!isMultiple && isRequired && minRows === undefined}
            onChange={({ currentTarget }) => choose(choice.id, currentTarget.checked)}
          />
          <span>{text(choice.label)}</span>
        </label>
      ))}
      <p id={`${at}-error`} className={styles.error} aria-live="polite">
        {problem}
      </p>
    </div>
  );
}

function orUndefined<Answer extends object>(answer: Answer): Answer | undefined {
  return Object.keys(answer).length > 0 ? answer : undefined;
}
