import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "../field.ts";
import { hasText, nothingWritten } from "../words.ts";

/** A running club: of the list, or any where the form accepts those too. */
export const club: FieldLogic<FieldAnswers["club"], FieldOptions["club"]> = {
  check: ({ id, name }, { options }) => {
    if (!hasText(name)) return [nothingWritten];
    return id === undefined && !options.acceptsUnlisted ? [unlisted] : [];
  },
  words: ({ name }) => name,
};

const unlisted = {
  at: "",
  code: "unlisted",
  message: { zh: "请从搜索结果中选择跑团。", en: "Please choose a club from those that the search finds." },
};
