import { isObject, type JsonObject, pointerKeys } from "#core/pointers.ts";
import { richTextPaths } from "#schemas/generated/shapes.ts";
import type { Document } from "#schemas/generated/types.ts";
import { eachInstance } from "../upgrade/instances.ts";
import type { Facts } from "./binding.ts";
import { mostBindings } from "./bindSite.ts";
import { findPlaceholders } from "./placeholders.ts";

/**
 * Writes the facts of the race into the texts of a site and of its inline documents:
 * `{fee:marathon}`. The facts themselves stay as they are. Never throws.
 */
export function fillTexts(site: JsonObject, facts: Facts): JsonObject {
  const rich = richTexts(site);
  const fill = filler(facts);
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return mapList(value, visit);
    if (!isObject(value)) return value;
    if (typeof value.zh !== "string") return mapObject(value, visit);
    const isHtml = rich.has(value);
    return mapObject(value, (inner, key) =>
      typeof inner === "string" && (key === "zh" || key === "en") ? fill(inner, key, isHtml) : visit(inner),
    );
  };
  return mapObject(site, (value, key) => {
    // The placeholders of the sign-up pages are their own.
    if (key === "race" || key === "texts") return value;
    if (key !== "documents" || !Array.isArray(value)) return visit(value);
    return mapList(value, (document) => (isObject(document) ? fillFields(document, fill) : document));
  });
}

/** Writes the facts of the race into the texts of a document file. Never throws. */
export function fillDocument(document: Document, facts: Facts): Document {
  return fillFields(document as unknown as JsonObject, filler(facts)) as unknown as Document;
}

type Fill = (text: string, language: "zh" | "en", isHtml: boolean) => string;

// A site, and each document, has a number of bindings at most.
function filler(facts: Facts): Fill {
  let remaining = mostBindings;
  return (text, language, isHtml) => {
    const placeholders = findPlaceholders(text, facts).slice(0, remaining);
    remaining -= placeholders.length;
    let filled = "";
    let from = 0;
    for (const { at, length, text: value } of placeholders) {
      if (value === undefined) continue;
      filled += text.slice(from, at) + (isHtml ? escapeHtml(value[language]) : value[language]);
      from = at + length;
    }
    return filled + text.slice(from);
  };
}

/** The fields of a document with text, with the language of each. */
export const documentTexts = [
  { key: "title", language: "zh" },
  { key: "titleEn", language: "en" },
  { key: "summary", language: "zh" },
  { key: "summaryEn", language: "en" },
  { key: "content", language: "zh" },
  { key: "contentEn", language: "en" },
] as const;

function fillFields(document: JsonObject, fill: Fill): JsonObject {
  const filled = documentTexts.flatMap(({ key, language }) => {
    const text = document[key];
    return typeof text === "string" ? [[key, fill(text, language, key.startsWith("content"))]] : [];
  });
  const changed = filled.filter(([key, text]) => key !== undefined && text !== document[key]);
  return changed.length > 0 ? { ...document, ...Object.fromEntries(changed) } : document;
}

function mapList(list: unknown[], change: (value: unknown) => unknown): unknown[] {
  const changed = list.map(change);
  return changed.some((value, index) => value !== list[index]) ? changed : list;
}

function mapObject(object: JsonObject, change: (value: unknown, key: string) => unknown): JsonObject {
  const changed = Object.entries(object).map(([key, value]) => [key, change(value, key)] as const);
  return changed.some(([key, value]) => value !== object[key]) ? Object.fromEntries(changed) : object;
}

// The texts that a schema marks as HTML, as objects of the site.
function richTexts(site: JsonObject): ReadonlySet<unknown> {
  const texts = new Set<unknown>();
  for (const { kind, instance } of eachInstance(site))
    for (const path of richTextPaths[`${kind}/${instance.type}/${instance.version}`] ?? [])
      collect(instance.props, pointerKeys(path), texts);
  return texts;
}

function collect(value: unknown, [key, ...rest]: string[], texts: Set<unknown>): void {
  if (key === undefined) texts.add(value);
  else if (Array.isArray(value)) for (const inner of value) collect(inner, rest, texts);
  else if (isObject(value) && Object.hasOwn(value, key)) collect(value[key], rest, texts);
}

/** Writes a text as HTML that shows it. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
