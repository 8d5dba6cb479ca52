import type { ErrorObject } from "ajv";
import { closestWord, isSlip } from "../problems/closest.ts";
import { languageCalled } from "../problems/languageNames.ts";
import type { Finding, ProblemDetails } from "../problems/problems.ts";
import { shorten } from "../problems/quote.ts";
import { report } from "../problems/report.ts";
import { type Meant, meantKind, meantMoment, meantText } from "./meant.ts";

/**
 * Returns the finding about a value that a validator refuses, with the value that was probably
 * meant.
 */
export function wrongValue(error: ErrorObject, pointer: string, written: unknown, zone: string): Finding {
  const { keyword, params } = error;
  switch (keyword) {
    case "type":
      return plainText(error, pointer, written) ?? wrongType(error, pointer, written, zone);
    case "required":
    case "dependentRequired":
      return report("SL2010", pointer, { name: String(params.missingProperty), beside: [] });
    case "enum":
      return wrongChoice(pointer, params.allowedValues as unknown[], written);
    case "const":
      return wrongChoice(pointer, [params.allowedValue], written);
    case "pattern":
    case "format":
      return wrongText(pointer, String(params.pattern ?? params.format), String(written), zone);
    case "uniqueItems":
      return report("SL2014", pointer, {});
    default:
      return sizeKeywords.has(keyword)
        ? report("SL2013", pointer, { keyword, limit: Number(params.limit ?? params.multipleOf ?? 0) })
        : report("SL2015", pointer, {});
  }
}

const sizeKeywords = new Set([
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minItems",
  "maxItems",
  "minProperties",
  "maxProperties",
]);

// The most frequent mistakes: a text without its language, a picture written as its path.
function plainText({ schemaPath, params }: ErrorObject, pointer: string, written: unknown): Finding | undefined {
  if (typeof written !== "string") return undefined;
  if (params.type === "object" && /\.(?:jpe?g|png|webp|avif|gif|svg)$/i.test(written))
    return report("SL2001", pointer, { picture: written.slice(0, 60) }, { fix: { pointer, value: { src: written } } });
  if (!/\$defs\/(?:text|richText)\/type$/.test(schemaPath)) return undefined;
  return report("SL2001", pointer, { text: shorten(written, 40) }, { fix: { pointer, value: { zh: written } } });
}

function wrongType({ params, schemaPath }: ErrorObject, pointer: string, written: unknown, zone: string): Finding {
  // JSON.parse makes infinity of it.
  if (typeof written === "number" && !Number.isFinite(written)) return report("SL2038", pointer, {});
  const type: string | string[] = params.type;
  const expected = Array.isArray(type) ? type : type.split(",");
  const isMoment = /\$defs\/instant\/type$/.test(schemaPath) && typeof written === "number";
  const meant = isMoment ? meantMoment(written, zone) : meantKind(expected, written);
  return report(
    "SL2001",
    pointer,
    { expected, written: readType(written), meant: meant?.value },
    suggestMeant(pointer, meant),
  );
}

// The name of a JSON type; true and false are shown themselves.
function readType(value: unknown): string {
  if (value === undefined) return "missing";
  if (typeof value === "boolean") return String(value);
  return value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
}

function wrongChoice(pointer: string, allowed: unknown[], written: unknown): Finding {
  // Old configs may write 1 or "1".
  const choices = allowed.filter((choice) => typeof choice !== "string" || !allowed.includes(Number(choice)));
  const texts = choices.filter((choice) => typeof choice === "string");
  const near = texts.length === 1 ? texts[0] : typeof written === "string" ? nearChoice(written, texts) : undefined;
  const isSure =
    texts.length === 1 ||
    (near !== undefined && (isSlip(String(written), near) || languageCalled(String(written)) === near));
  return report(
    "SL2011",
    pointer,
    { written: formatValue(written), choices, near: texts.length > 1 ? near : undefined },
    suggestMeant(pointer, near === undefined ? undefined : { value: near, isSure }),
  );
}

// A param holds at most the start of a large value.
function formatValue(written: unknown): string {
  return JSON.stringify(written)?.slice(0, 60) ?? "";
}

function nearChoice(written: string, texts: string[]): string | undefined {
  const language = languageCalled(written);
  return language !== undefined && texts.includes(language) ? language : closestWord(written, texts);
}

function wrongText(pointer: string, pattern: string, written: string, zone: string): Finding {
  const meant = meantText(pattern, written, zone);
  const params = { written: written.slice(0, 60), pattern, near: meant && String(meant.value) };
  const details = suggestMeant(pointer, meant);
  // Links have their own code: a malformed one does not hide its block.
  return pattern.includes("mailto:")
    ? report("SL2016", pointer, params, details)
    : report("SL2012", pointer, params, details);
}

function suggestMeant(pointer: string, meant: Meant | undefined): ProblemDetails {
  if (!meant) return {};
  const { value, isSure } = meant;
  return {
    ...((typeof value === "string" || typeof value === "number") && { suggestion: String(value) }),
    ...(isSure && { fix: { pointer, value } }),
  };
}
