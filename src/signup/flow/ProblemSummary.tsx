import { useSyncExternalStore } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import type { AnswerProblem, CompiledForm } from "#forms/form.ts";
import { useLazyTexts } from "../lazyTexts.ts";
import type { EntrantForm } from "../model/entrantForm.ts";
import styles from "./ProblemSummary.module.css";

interface ProblemSummaryProps {
  entrantForm: EntrantForm;
  /** What was wrong when the runner wanted to continue. */
  problems: AnswerProblem[];
  onChoose(problem: AnswerProblem): void;
  /** What is missing in addition to answers, such as an agreement. */
  others?: { key: string; words: string; onChoose(): void }[];
}

/**
 * Lists the open problems of this step, with a button to each field; a problem that is fixed is
 * removed from the list.
 */
export function ProblemSummary({ entrantForm, problems, onChoose, others = [] }: ProblemSummaryProps) {
  const t = useLazyTexts();
  const { language, text } = useSite();
  const now = useSyncExternalStore(entrantForm.subscribe, entrantForm.problems, entrantForm.problems);
  const remaining = withoutRepeated(
    problems.filter((problem) => now.some((other) => other.pointer === problem.pointer)),
  );
  const count = remaining.length + others.length;
  return (
    <div role="alert" className={styles.summary} hidden={count === 0}>
      {count > 0 && (
        <>
          <p className={styles.summaryTitle}>{t("problemCount", { count })}</p>
          <ul>
            {remaining.map((problem) => {
              const current = now.find(({ pointer }) => pointer === problem.pointer) ?? problem;
              const { form } = entrantForm.loaded;
              const label = isNamedIn(current, form) ? "" : labelOfProblem(form, problem.pointer, text);
              return (
                <li key={problem.pointer}>
                  <button type="button" onClick={() => onChoose(problem)}>
                    {label && <b>{label} </b>}
                    {current.message[language]}
                  </button>
                </li>
              );
            })}
            {others.map((entry) => (
              <li key={entry.key}>
                <button type="button" onClick={entry.onChoose}>
                  {entry.words}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

// A sentence such as "Please fill in {name}." has the label already, unless the label is that of a
// list and its entry's number.
function isNamedIn({ pointer, own, text }: AnswerProblem, { fields }: Pick<CompiledForm, "fields">): boolean {
  return !own && fields[pointer] !== undefined && text !== undefined && Object.hasOwn(text.values, "name");
}

/**
 * Returns the organiser's label of what a problem is about; for an entry of a list the list's label
 * and the entry's number.
 */
export function labelOfProblem(
  { fields }: Pick<CompiledForm, "fields">,
  pointer: string,
  text: ReturnType<typeof useSite>["text"],
): string {
  const label = text(fields[pointer]?.label);
  const [, list = "", place] = /^(.*?)\/(\d+)(?:\/|$)/.exec(pointer) ?? [];
  const name = place === undefined ? "" : text(fields[`${list}/*`]?.label ?? fields[list]?.label);
  return label || (name ? `${name} ${Number(place) + 1}` : text(fields[`/${pointer.split("/")[1]}`]?.label));
}

/**
 * Returns the problems without repetitions. A problem that was found here is repeated by one with
 * the same text about another part of its field; one of the server, which comes as a code and a
 * sentence, by one with the same code at the same place.
 */
export function withoutRepeated<Problem extends AnswerProblem>(problems: Problem[]): Problem[] {
  const keys = problems.map(({ pointer, code, own, text }) => {
    const field = /^\/[^/]*(?:\/\d+)?/.exec(pointer)?.[0];
    return JSON.stringify(own || text ? [field, own ?? text] : [pointer, code]);
  });
  return problems.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}
