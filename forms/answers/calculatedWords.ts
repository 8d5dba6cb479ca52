import { pointerKeys } from "#core/pointers.ts";
import type { Language } from "#core/text.ts";
import { messages } from "#locales/generated/forms/answers.ts";
import { textIn } from "#locales/getText.ts";
import type { FormCalculation } from "#schemas/generated/types.ts";
import type { CompiledForm } from "../form.ts";

/**
 * Returns a calculated answer in words, such as the ages of a band in place of its id; undefined
 * for one that people typed, or whose value needs no words.
 */
export function calculatedWords(
  form: Pick<CompiledForm, "calculated">,
  pointer: string,
  value: unknown,
  language: Language,
): string | undefined {
  const [name, ...inner] = pointerKeys(pointer);
  const calculation = inner.length === 0 ? form.calculated.find(({ field }) => field === name) : undefined;
  switch (calculation?.calculate) {
    case "age-band":
      return bandWords(calculation.bands ?? [], value, language);
    case "team-role":
      return value === "captain" || value === "member" ? textIn(language, messages, `role.${value}`) : undefined;
    case "language":
      return value === "zh" || value === "en" ? textIn(language, messages, `language.${value}`) : undefined;
    default:
      return undefined;
  }
}

// The bands are in the order of age; each begins after the one before.
function bandWords(bands: NonNullable<FormCalculation["bands"]>, id: unknown, language: Language): string | undefined {
  const place = bands.findIndex((band) => band.id === id);
  const band = bands[place];
  if (!band) return undefined;
  const { max } = band;
  const before = bands[place - 1]?.max;
  if (before === undefined) return max === undefined ? undefined : textIn(language, messages, "ages.upTo", { max });
  const min = before + 1;
  if (max === undefined) return textIn(language, messages, "ages.from", { min });
  return textIn(language, messages, "ages.between", { min, max });
}
