import { useSyncExternalStore } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import type { AnswerProblem, CompiledForm } from "#forms/form.ts";
import type { Engine } from "../form/engine.ts";
import { useLaterTexts } from "../laterTexts.ts";
import styles from "../SignUp.module.css";

interface ProblemSummaryProps {
  engine: Engine;
  /** What was wrong when the runner wanted to go on. */
  problems: AnswerProblem[];
  onChoose(problem: AnswerProblem): void;
}

/** What is still wrong in this step, each with the way to its field; what has been mended goes from the list. */
export function ProblemSummary({ engine, problems, onChoose }: ProblemSummaryProps) {
  const t = useLaterTexts();
  const { language, text } = useSite();
  const now = useSyncExternalStore(engine.subscribe, engine.problems, engine.problems);
  const left = onceForEachField(problems.filter((one) => now.some((other) => other.pointer === one.pointer)));
  return (
    <div role="alert" className={styles.summary} hidden={left.length === 0}>
      {left.length > 0 && (
        <>
          <p className={styles.summaryTitle}>{t("problemCount", { count: left.length })}</p>
          <ul>
            {left.map((problem) => {
              const current = now.find(({ pointer }) => pointer === problem.pointer) ?? problem;
              const label = labelOfProblem(engine.loaded.form, problem.pointer, text);
              return (
                <li key={problem.pointer}>
                  <button type="button" onClick={() => onChoose(problem)}>
                    {label && <b>{label}</b>} {current.message[language]}
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}

/** What a problem is about, in the organiser's words: what is in an entry of a list by the list's name and the entry's number. */
export function labelOfProblem(
  { fields }: Pick<CompiledForm, "fields">,
  pointer: string,
  text: ReturnType<typeof useSite>["text"],
): string {
  const own = text(fields[pointer]?.label);
  const [, list = "", place] = /^(.*?)\/(\d+)(?:\/|$)/.exec(pointer) ?? [];
  const name = place === undefined ? "" : text(fields[`${list}/*`]?.label ?? fields[list]?.label);
  return own || (name ? `${name} ${Number(place) + 1}` : text(fields[`/${pointer.split("/")[1]}`]?.label));
}

/** Returns the problems without those that have the same text about the same field. */
export function onceForEachField<Problem extends AnswerProblem>(problems: Problem[]): Problem[] {
  const nameOf = ({ pointer }: AnswerProblem) => /^\/[^/]*(?:\/\d+)?/.exec(pointer)?.[0];
  const keys = problems.map((one) => JSON.stringify([nameOf(one), one.own ?? one.text ?? one.message]));
  return problems.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}
