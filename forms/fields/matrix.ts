import { inLanguage, joinList, type Language } from "#core/text.ts";
import { messages } from "#locales/generated/forms/answers.ts";
import { textIn } from "#locales/getText.ts";
import type { MatrixOptions } from "#schemas/generated/types.ts";
import type { FieldFault, FieldLogic } from "../field.ts";
import { problemText } from "../problemText.ts";
import { quoteLabel } from "../quoted.ts";
import { checkChoice, choiceLabel } from "./kit/choices.ts";

type Answer = Record<string, string | string[]>;

/**
 * The same choices in each row; one of them, or several if the form allows it. In an export each
 * row is a column.
 */
export const matrix: FieldLogic<Answer, MatrixOptions> = {
  check: (answer, { options, isRequired }) => {
    const { rows, choices, isMultiple = false, minRows = isRequired ? rows.length : 0 } = options;
    const faults = Object.entries(answer).flatMap(([row, chosen]): FieldFault[] => {
      const at = `/${row}`;
      if (!rows.some(({ id }) => id === row)) return [{ at, code: "row", text: problemText("matrix.row") }];
      if (Array.isArray(chosen) !== isMultiple) return [{ at, code: "choice", text: problemText("choice") }];
      return [chosen]
        .flat()
        .flatMap((id) => checkChoice(id, choices, at))
        .slice(0, 1);
    });
    const missing = rows.filter(({ id }) => !Object.hasOwn(answer, id));
    const missingCount = minRows - (rows.length - missing.length);
    if (faults.length > 0 || missingCount <= 0) return faults;
    // Each missing row is named if all are needed; else the runner chooses which.
    if (missingCount < missing.length)
      return [{ at: "", code: "minRows", text: problemText("matrix.minRows", { minRows }) }];
    return missing.map(({ id, label }) => ({
      at: `/${id}`,
      code: "required",
      text: problemText("matrix.missing", { row: quoteLabel(label) }),
    }));
  },
  format: (answer, options, language) =>
    readRows(answer, options, language)
      .filter(({ words }) => words !== "")
      .map(({ label, words }) => textIn(language, messages, "matrix.row", { row: label, answer: words }))
      .reduce((before, next) => (before ? textIn(language, messages, "matrix.next", { before, next }) : next), ""),
  columns: (answer = {}, options, language) => readRows(answer, options, language),
};

function readRows(answer: Answer, { rows, choices }: MatrixOptions, language: Language) {
  return rows.map(({ id, label }) => {
    const choiceIds = Object.hasOwn(answer, id) ? [answer[id] ?? []].flat() : [];
    const words = choiceIds.map((choiceId) => choiceLabel(choiceId, choices, language));
    return { key: id, label: inLanguage(label, language) || id, words: joinList(words, language) };
  });
}
