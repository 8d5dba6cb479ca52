import { inLanguage, type Language } from "#core/text.ts";
import type { Text } from "#schemas/generated/types.ts";
import type { FieldFault } from "./field.ts";
import { problemText } from "./problemText.ts";

interface OfferedChoice {
  id: string;
  label: Text;
}

/** Returns a fault for an id that is not among the choices. `at` is its place in the answer. */
export function checkChoice(id: string, choices: OfferedChoice[], at = ""): FieldFault[] {
  return choices.some((choice) => choice.id === id) ? [] : [{ at, code: "choice", text: problemText("choice") }];
}

/** Returns the label of a choice; the id itself if it is not among them. */
export function choiceLabel(id: string, choices: OfferedChoice[], language: Language): string {
  return inLanguage(choices.find((choice) => choice.id === id)?.label, language) || id;
}
