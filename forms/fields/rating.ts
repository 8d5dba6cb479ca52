import type { RatingOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "../field.ts";
import { problemText } from "../problemText.ts";

/**
 * Points out of 5 or 10. In an export they are a number, so that a spreadsheet can calculate their
 * mean.
 */
export const rating: FieldLogic<number, RatingOptions> = {
  check: (answer, { options: { points = 5 } }) =>
    answer > points ? [{ at: "", code: "maximum", text: problemText("rating", { points }) }] : [],
  format: (answer, { points = 5 }) => `${answer} / ${points}`,
  columns: (answer) => [{ key: "", label: "", words: answer === undefined ? "" : String(answer) }],
};
