import { inLanguage, type Language } from "#core/text.ts";
import type { Text } from "#schemas/generated/types.ts";
import type { FieldFault } from "../../field.ts";
import { problemText } from "../../problemText.ts";
import { isSoldOut } from "../../values/soldOut.ts";

interface OfferedChoice {
  id: string;
  label: Text;
}

/** Returns a fault for an id that is not among the choices. `at` is its place in the answer. */
export function checkChoice(id: string, choices: OfferedChoice[], at = ""): FieldFault[] {
  return choices.some((choice) => choice.id === id) ? [] : [{ at, code: "choice", text: problemText("choice") }];
}

/** Reports the same, and a fault for an option that has no places left or is sold out by hand. */
export function checkOffered(
  id: string,
  choices: OfferedChoice[],
  { soldOut, pointer }: { soldOut?: unknown; pointer: string },
): FieldFault[] {
  if (!isSoldOut(soldOut, pointer, id)) return checkChoice(id, choices);
  return [{ at: "", code: "sold-out", text: problemText("option.full") }];
}

/** Returns the label of a choice; the id itself if it is not among them. */
export function choiceLabel(id: string, choices: OfferedChoice[], language: Language): string {
  return inLanguage(choices.find((choice) => choice.id === id)?.label, language) || id;
}
