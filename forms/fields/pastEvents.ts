import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "../field.ts";
import { problemText } from "../problemText.ts";

/** Races that the runner has run, each of them once. */
export const pastEvents: FieldLogic<FieldAnswers["past-events"], FieldOptions["past-events"]> = {
  check: (events) => {
    const twice = events.findIndex(({ id }, place) => events.findIndex((event) => event.id === id) < place);
    return twice < 0 ? [] : [{ at: `/${twice}`, code: "uniqueItems", text: problemText("pastEvents.twice") }];
  },
  format: (events, _options, language) => events.map(({ name }) => name).join(language === "zh" ? "；" : "; "),
};
