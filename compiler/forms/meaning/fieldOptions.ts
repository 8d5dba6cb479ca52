import { isObject, type JsonObject, toPointer } from "#core/pointers.ts";
import { checkShape } from "../../check/checkShape.ts";
import { tagIn } from "../../check/plainTags.ts";
import { checkText } from "../../meaning/languages.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import type { FormAnalysis } from "../analysis/analyse.ts";
import { fieldReference } from "../schema/references.ts";

/** The options of fields that do not fit their type. */
export function checkOptions({ layout }: FormAnalysis): Finding[] {
  const seen = new Set<string>();
  return layout.properties.flatMap(({ schema, ui, uiPointer }) => {
    const reference = fieldReference(schema.$ref);
    if (!reference || seen.has(uiPointer)) return [];
    seen.add(uiPointer);
    const options = ui?.options ?? {};
    const pointer = `${uiPointer}/options`;
    // The schema is released with this list as optional; without it runners read that there is
    // nothing to choose.
    if (reference.type === "clothing-size" && ui && options.sizes === undefined)
      return [report("SL2010", pointer, { name: "sizes", beside: [] })];
    const shape = checkShape(`field/${reference.type}/${reference.version}`, options, pointer);
    return shape.length > 0 || reference.type !== "ranking" ? shape : checkPlaces(options, pointer);
  });
}

function checkPlaces({ top, choices }: JsonObject, pointer: string): Finding[] {
  const [places, most] = [Number(top), Array.isArray(choices) ? choices.length : 0];
  return places > most ? [report("SL6068", `${pointer}/top`, { top: places, choices: most })] : [];
}

/** HTML in texts that are shown as they are written; those of policies are HTML. */
export function checkPlain({ form }: FormAnalysis): Finding[] {
  const { schema: _, ...rest } = form;
  return [...textsIn(rest, [])].flatMap(({ text, pointer }) =>
    /^\/policies\/\d+\/text$/.test(pointer)
      ? []
      : (["zh", "en"] as const).flatMap((language) => tagIn(text[language], `${pointer}/${language}`)),
  );
}

/** Texts that lack one of the site's languages. */
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
