import { gzipSync } from "node:zlib";
import { shapeChecker, validatorCode } from "#compiler/forms/validators.ts";
import type { JsonSchema } from "#forms/form.ts";
import { atMost, compareTimes, ms, type Row } from "./measure.ts";

/**
 * Writing the validator of a form with forty questions, and how much of it a runner's phone loads.
 */
export async function benchForms(): Promise<Row[]> {
  const form = getForm(40);
  const text = JSON.stringify(form);
  let round = 0;
  // Another name each time, so that no engine can answer from a cache of the last one.
  const next = () => JSON.parse(text.replace('"question0"', `"question0_${++round}"`)) as JsonSchema;
  const compiled = await compareTimes(
    () => validatorCode(next()),
    () => void next(),
    9,
  );
  const checked = await compareTimes(
    () => void shapeChecker(next()),
    () => void next(),
    9,
  );
  const size = gzipSync(validatorCode(form)).length;
  return [
    atMost("validator of a form with 40 fields, ms", ms(compiled.ours), ms(compiled.baseline), compiled.ours, 200),
    atMost("the server's check of the same form, ms", ms(checked.ours), ms(checked.baseline), checked.ours, 200),
    atMost("that validator gzip, kB / its form gzip", kB(size), kB(gzipSync(text).length), size / 1000, 12),
  ];
}

/**
 * A form as races have them: texts, choices, numbers, dates, addresses, with a condition for each
 * ten questions.
 */
function getForm(count: number): JsonSchema {
  const kinds: ((index: number) => JsonSchema)[] = [
    () => ({ type: "string", minLength: 1, maxLength: 60 }),
    () => ({ type: "string", pattern: "^1[3-9]\\d{9}$", maxLength: 20 }),
    () => ({ type: "string", format: "date" }),
    () => ({ type: "integer", minimum: 0, maximum: 200 }),
    () => ({ type: "string", enum: ["xs", "s", "m", "l", "xl"] }),
    () => ({ type: "array", maxItems: 5, uniqueItems: true, items: { enum: ["a", "b", "c"] } }),
    () => ({ type: "boolean" }),
    (index) => ({
      type: "object",
      required: ["city"],
      properties: { city: { type: "string", maxLength: 40 }, [`detail${index}`]: { type: "string", maxLength: 100 } },
    }),
  ];
  const names = Array.from({ length: count }, (_, index) => `question${index}`);
  const properties = Object.fromEntries(names.map((name, index) => [name, kinds[index % kinds.length]?.(index)]));
  const conditions = names
    .filter((_, index) => index % 10 === 6)
    .map((name, index) => ({
      if: { properties: { [name]: { const: true } }, required: [name] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: [`more${index}`], properties: { [`more${index}`]: { type: "string", maxLength: 40 } } },
    }));
  return { type: "object", required: names.slice(0, count / 2), properties, allOf: conditions };
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
