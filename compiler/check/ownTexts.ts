import { toPointer } from "#core/pointers.ts";
import type { Text } from "#schemas/generated/types.ts";
import { closestWord } from "../problems/closest.ts";
import type { Finding } from "../problems/problems.ts";
import { quote } from "../problems/quote.ts";
import { report } from "../problems/report.ts";
import { removableTexts, standardTexts } from "./standardTexts.ts";

/** Checks the organiser's own texts of the sign-up pages, with at most one finding for each. */
export function checkOwnTexts(texts: Record<string, Text> | undefined, at: string): Finding[] {
  return Object.entries(texts ?? {}).flatMap(([name, text]) => {
    const pointer = at + toPointer([name]);
    const placeholders = standardTexts.get(name);
    if (!placeholders) {
      const near = closestWord(name, [...standardTexts.keys()]);
      return [report("SL6070", pointer, { name: quote(name), near }, near === undefined ? {} : { suggestion: near })];
    }
    const wrong = (["zh", "en"] as const).flatMap((language) =>
      checkText(name, text[language], `${pointer}/${language}`, placeholders),
    );
    return wrong.slice(0, 1);
  });
}

function checkText(
  name: string,
  written: string | undefined,
  pointer: string,
  placeholders: ReadonlySet<string>,
): Finding[] {
  if (written === undefined) return [];
  if (written.trim() === "")
    return removableTexts.includes(name) ? [] : [report("SL6072", pointer, { name: quote(name) })];
  const names = new Set([...written.matchAll(/\{(\w+)\}/g)].map(([, placeholder = ""]) => placeholder));
  const missing = [...placeholders].filter((placeholder) => !names.has(placeholder)).map(inBraces);
  const unknown = [...names].filter((placeholder) => !placeholders.has(placeholder)).map(inBraces);
  return missing.length + unknown.length > 0 ? [report("SL6071", pointer, { missing, unknown })] : [];
}

function inBraces(name: string): string {
  return `{${name}}`;
}
