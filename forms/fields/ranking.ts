import { inLanguage, joinList } from "#core/text.ts";
import type { RankingOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "../field.ts";
import { problemText } from "../problemText.ts";
import { countPlaces } from "../values/rankingPlaces.ts";
import { checkChoice, choiceLabel } from "./kit/choices.ts";

/**
 * Options in an order, the first choice first. In an export each option is a column with its place.
 */
export const ranking: FieldLogic<string[], RankingOptions> = {
  offers: { option: "choices", id: "id", at: "/*" },
  countedOption: { count: "top", list: "choices" },
  check: (answer, { options }) => {
    const { choices } = options;
    const unknown = answer.flatMap((id) => checkChoice(id, choices)).slice(0, 1);
    if (unknown.length > 0) return unknown;
    const count = countPlaces(options);
    if (answer.length === count) return [];
    const code = answer.length < count ? "minItems" : "maxItems";
    const text = problemText("ranking", { count, missing: Math.max(0, count - answer.length) });
    return [{ at: "", code, text }];
  },
  format: (answer, { choices }, language) =>
    joinList(
      answer.map((id, place) => `${place + 1}. ${choiceLabel(id, choices, language)}`),
      language,
    ),
  columns: (answer = [], { choices }, language) =>
    choices.map(({ id, label }) => {
      const place = answer.indexOf(id);
      return { key: id, label: inLanguage(label, language) || id, words: place < 0 ? "" : String(place + 1) };
    }),
};
