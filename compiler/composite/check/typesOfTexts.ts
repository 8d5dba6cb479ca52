import { escapeKey, isObject, type JsonObject } from "#core/pointers.ts";
import { closestWord } from "../../problems/closest.ts";
import { report } from "../../problems/report.ts";
import { suggest } from "../../problems/suggest.ts";
import { valueFormats } from "../language/operators.ts";
import { templateName } from "../language/templates.ts";
import type { Schema } from "../language/values.ts";
import type { TreeCheck, Typed } from "./checkContext.ts";
import { bothLanguages, checkFit, isFact, text, textual } from "./checkFit.ts";
import { anyOf, misfit } from "./fits.ts";
import { factChoices } from "./typesOfFacts.ts";
import { checkList } from "./typesOfLists.ts";

/** Returns the type of a `$text`. */
export function typeOfText({ $text, values = {} }: JsonObject, at: string, check: TreeCheck): Typed | undefined {
  const languages = isObject($text) ? $text : { zh: $text };
  const hasOnlyLanguages = Object.keys(languages).every((key) => key === "zh" || key === "en");
  const isTemplate =
    hasOnlyLanguages && typeof languages.zh === "string" && ["string", "undefined"].includes(typeof languages.en);
  if (!isTemplate || !isObject(values)) {
    check.report(report("SL7020", `${at}/$text`, { name: "$text", problem: "template", near: undefined }));
    return undefined;
  }
  let isRight = true;
  for (const [language, template] of Object.entries(languages))
    for (const [, name = ""] of String(template).matchAll(templateName)) {
      // A name without a value can be that of a fact: {city}.
      if (Object.hasOwn(values, name) || Object.keys(values).length === 0) continue;
      const near = closestWord(name, Object.keys(values));
      const place = isObject($text) ? `${at}/$text/${language}` : `${at}/$text`;
      check.report(report("SL7022", place, { name, near }));
      isRight = false;
    }
  for (const [name, value] of Object.entries(values)) {
    const place = `${at}/values/${escapeKey(name)}`;
    const typed = isFact(value) ? factText(value as JsonObject, place, check) : check.readType(value, place, check);
    if (!typed || !checkFit(typed.type, textual, place, check)) isRight = false;
  }
  if (!isRight) return undefined;
  const english = isObject($text) && $text.en !== undefined;
  const type = isObject($text)
    ? english
      ? bothLanguages
      : { ...bothLanguages, required: ["zh"] }
    : { type: "string" };
  return { type, mayMiss: false };
}

function factText(node: JsonObject, at: string, check: TreeCheck): Typed | undefined {
  return factChoices(node, at, check) && { type: text, mayMiss: false };
}

/** Returns the type of a `$join`. */
export function typeOfJoin({ $join, with: separator }: JsonObject, at: string, check: TreeCheck): Typed | undefined {
  const parts: Typed[] = [];
  if (Array.isArray($join)) {
    for (const [index, part] of $join.entries()) {
      const place = `${at}/$join/${index}`;
      const typed = isFact(part) ? factText(part as JsonObject, place, check) : check.readType(part, place, check);
      if (!typed || !checkFit(typed.type, textual, place, check)) return undefined;
      parts.push(typed);
    }
  } else {
    const list = checkList($join, `${at}/$join`, check);
    if (!list || !checkFit(list.items, textual, `${at}/$join`, check)) return undefined;
    parts.push({ type: list.items, mayMiss: false });
  }
  if (separator !== undefined) {
    const typed = check.readType(separator, `${at}/with`, check);
    if (!typed || !checkFit(typed.type, [text, { type: "string" }], `${at}/with`, check)) return undefined;
    parts.push({ ...typed, mayMiss: true });
  }
  const plain = [{ type: "string" }, { type: "number" }];
  const isPlain = (type: Schema) =>
    plain.some((plainType) => misfit(type, plainType) === undefined) ||
    (Array.isArray(type.anyOf) &&
      (type.anyOf as Schema[]).every((inner) => plain.some((plainType) => misfit(inner, plainType) === undefined)));
  const isSureText = (typed: Typed) => !typed.mayMiss && misfit(typed.type, text) === undefined;
  const string: Schema = { type: "string" };
  const type = parts.every((part) => isPlain(part.type))
    ? string
    : parts.some(isSureText)
      ? bothLanguages
      : anyOf([string, bothLanguages]);
  const content = separator === undefined ? parts : parts.slice(0, -1);
  return { type, mayMiss: content.length === 0 || content.every(({ mayMiss }) => mayMiss) };
}

/** Returns the type of a `$format`. */
export function typeOfFormat({ $format, as }: JsonObject, at: string, check: TreeCheck): Typed | undefined {
  const format = Object.hasOwn(valueFormats, String(as)) ? valueFormats[String(as)] : undefined;
  if (!format) {
    const names = Object.keys(valueFormats);
    const near = closestWord(String(as), names);
    check.report(
      report(
        "SL7020",
        "as" in { as } ? `${at}/as` : at,
        { name: "$format", problem: "format", near },
        suggest(`${at}/as`, near, String(as)),
      ),
    );
    return undefined;
  }
  const typed = check.readType($format, `${at}/$format`, check);
  const place = format.takes === "number" ? { type: "number" } : { type: "string", format: "date-time" };
  if (!typed || !checkFit(typed.type, [place], `${at}/$format`, check)) return undefined;
  return { type: bothLanguages, mayMiss: typed.mayMiss };
}
