import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "../field.ts";

/** Races that somebody has run, each of them once. */
export const pastEvents: FieldLogic<FieldAnswers["past-events"], FieldOptions["past-events"]> = {
  check: (events) => {
    const twice = events.findIndex(({ id }, place) => events.findIndex((other) => other.id === id) < place);
    const message = { zh: "这场比赛已经选过，请删去一个。", en: "This race was chosen already: please remove one." };
    return twice < 0 ? [] : [{ at: `/${twice}`, code: "uniqueItems", message }];
  },
  words: (events, _options, language) => events.map(({ name }) => name).join(language === "zh" ? "；" : "; "),
};
