import { isObject, type JsonObject, toPointer } from "#core/pointers.ts";
import { getLogic } from "#forms/fields/fieldAt.ts";
import { checkShape } from "../../check/checkShape.ts";
import { tagIn } from "../../check/plainTags.ts";
import { checkText } from "../../meaning/languages.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import type { FormAnalysis } from "../analysis/analyse.ts";
import { fieldReference } from "../schema/references.ts";

/** Reports the options of fields that do not fit their type. */
export function checkOptions({ layout }: FormAnalysis): Finding[] {
  const seen = new Set<string>();
  return layout.properties.flatMap(({ schema, ui, uiPointer }) => {
    const reference = fieldReference(schema.$ref);
    if (!reference || seen.has(uiPointer)) return [];
    seen.add(uiPointer);
    const options = ui?.options ?? {};
    const pointer = `${uiPointer}/options`;
    const { neededOptions = [], countedOption } = getLogic(reference) ?? {};
    const missing = neededOptions.find((name) => ui && options[name] === undefined);
    if (missing !== undefined) return [report("SL2010", pointer, { name: missing, beside: [] })];
    const shape = checkShape(`field/${reference.type}/${reference.version}`, options, pointer);
    return shape.length > 0 || !countedOption ? shape : checkCount(options, countedOption, pointer);
  });
}

function checkCount(options: JsonObject, { count, list }: Record<"count" | "list", string>, pointer: string) {
  const [top, entries] = [Number(options[count]), options[list]];
  const choices = Array.isArray(entries) ? entries.length : 0;
  return top > choices ? [report("SL6068", `${pointer}/${count}`, { top, choices })] : [];
}

/** Reports HTML in texts that are shown as they are written; those of policies are HTML. */
export function checkPlain({ form }: FormAnalysis): Finding[] {
  const { schema: _, ...rest } = form;
  return [...textsIn(rest, [])].flatMap(({ text, pointer }) =>
    /^\/policies\/\d+\/text$/.test(pointer)
      ? []
      : (["zh", "en"] as const).flatMap((language) => tagIn(text[language], `${pointer}/${language}`)),
  );
}

/** Reports texts that lack one of the site's languages. */
export function checkTexts({ form, languages }: FormAnalysis): Finding[] {
  if (languages && !(languages.includes("zh") && languages.includes("en"))) return [];
  const { schema: _, ...rest } = form;
  return [...textsIn(rest, [])].flatMap(({ text, pointer }) =>
    checkText(String(text.zh), text.en as string | undefined, `${pointer}/en`, `${pointer}/zh`),
  );
}

function* textsIn(value: unknown, keys: (string | number)[]): Generator<{ text: JsonObject; pointer: string }> {
  if (Array.isArray(value)) for (const [index, inner] of value.entries()) yield* textsIn(inner, [...keys, index]);
  if (!isObject(value)) return;
  const isBoth = typeof value.zh === "string" && (value.en === undefined || typeof value.en === "string");
  const isText = isBoth && Object.keys(value).every((key) => key === "zh" || key === "en");
  if (isText) yield { text: value, pointer: toPointer(keys) };
  else for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, [...keys, key]);
}
