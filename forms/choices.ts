import type { Text } from "#schemas/generated/types.ts";
import { type FieldFault, inLanguage } from "./field.ts";

interface OfferedChoice {
  id: string;
  label: Text;
}

/** What is wrong with a chosen id that is not among those on offer; nothing for one that is. `at` is its place in the answer. */
export function checkChoice(id: string, choices: OfferedChoice[], at = ""): FieldFault[] {
  if (choices.some((choice) => choice.id === id)) return [];
  const message = {
    zh: "所选项已不再提供，请重新选择。",
    en: "What was chosen here is no longer on offer. Please choose again.",
  };
  return [{ at, code: "choice", message }];
}

/** What a chosen id is called; the id itself where it is not among the choices. */
export function choiceWords(id: string, choices: OfferedChoice[], language: "zh" | "en"): string {
  return inLanguage(choices.find((choice) => choice.id === id)?.label, language) || id;
}
