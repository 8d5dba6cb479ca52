import { escapeKey, isObject, pointerKeys } from "#core/pointers.ts";
import { richTextPaths } from "#schemas/generated/shapes.ts";
import { type HtmlOutline, outlineHtml } from "../html/html.ts";
import type { PlacedInstance } from "../upgrade/instances.ts";
import { unitName } from "../upgrade/units.ts";
import type { WrittenDocument } from "./writtenDocument.ts";

/** A piece of HTML of a site or, with `file`, of a document, and what is in it. */
export interface HtmlPlace {
  file?: string;
  pointer: string;
  html: string;
  outline: HtmlOutline;
}

// A map finds a name that was just put together faster than an object.
const pathsByUnit = new Map(Object.entries(richTextPaths).map(([unit, paths = []]) => [unit, paths.map(pointerKeys)]));

/** Returns the HTML of a site's instances: of all texts that a schema marks as rich text. */
export function htmlOfInstances(instances: readonly PlacedInstance[]): HtmlPlace[] {
  const htmlPlaces: HtmlPlace[] = [];
  for (const { kind, instance, pointer } of instances)
    for (const path of pathsByUnit.get(unitName(kind, instance.type, instance.version)) ?? [])
      collect(instance.props, path, 0, `${pointer}/props`, htmlPlaces);
  return htmlPlaces;
}

function collect(value: unknown, path: string[], depth: number, at: string, htmlPlaces: HtmlPlace[]): void {
  const key = path[depth];
  if (key === undefined) {
    if (isObject(value)) htmlPlaces.push(...htmlIn(value, ["zh", "en"], at));
  } else if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++)
      collect(value[index], path, depth + 1, `${at}/${index}`, htmlPlaces);
  } else if (isObject(value)) collect(value[key], path, depth + 1, `${at}/${escapeKey(key)}`, htmlPlaces);
}

/** Returns the HTML of the documents of a site's folder. */
export function htmlOfDocuments(documents: readonly WrittenDocument[]): HtmlPlace[] {
  return documents.flatMap(({ path, value }) => htmlOfDocument(value).map((place) => ({ ...place, file: path })));
}

/** Returns the HTML of one document, in both languages. */
export function htmlOfDocument(document: Record<string, unknown>): HtmlPlace[] {
  return htmlIn(document, ["content", "contentEn"], "");
}

function htmlIn(value: Record<string, unknown>, keys: string[], pointer: string): HtmlPlace[] {
  return keys.flatMap((key) => {
    const html = value[key];
    if (typeof html !== "string" || !html.includes("<")) return [];
    return [{ pointer: `${pointer}/${key}`, html, outline: outlineHtml(html) }];
  });
}
