import type { JsonSchema } from "#forms/form.ts";

/** A schema as people write them for other programs, with answers that it takes and answers that it refuses. */
export interface WildSchema {
  schema: JsonSchema;
  good: unknown[];
  bad: unknown[];
}

/** A text of a sane length. */
export const text = { type: "string", maxLength: 60 };
/** An object with some properties. */
export const object = (properties: Record<string, unknown>, more: JsonSchema = {}): JsonSchema => ({
  type: "object",
  properties,
  ...more,
});
/** Plain schemas of the kinds that are found in the wild, by what they are for. */
export const wildSchemas: Record<string, WildSchema> = {
  "a contact with an address inside": {
    schema: object(
      { name: text, address: object({ street: text, city: text }, { required: ["city"] }) },
      { required: ["name"] },
    ),
    good: [{ name: "a" }, { name: "a", address: { city: "b" } }],
    bad: [{}, { name: "a", address: {} }, { name: "a", address: { city: "b", planet: "c" } }],
  },
  "a shopping list": {
    schema: object({
      lines: {
        type: "array",
        minItems: 1,
        maxItems: 3,
        items: object({ item: text, count: { type: "integer", minimum: 1 } }, { required: ["item"] }),
      },
    }),
    good: [{}, { lines: [{ item: "a", count: 2 }] }],
    bad: [{ lines: [] }, { lines: [{ count: 0, item: "a" }] }, { lines: [{ item: "a" }, {}] }],
  },
  "a pair of coordinates as a tuple": {
    schema: object({
      at: {
        type: "array",
        prefixItems: [
          { type: "number", maximum: 180 },
          { type: "number", maximum: 90 },
        ],
        items: false,
        minItems: 2,
      },
    }),
    good: [{ at: [120.6, 31.3] }],
    bad: [{ at: [120.6] }, { at: [120.6, 91] }, { at: [1, 2, 3] }],
  },
  "a tree of comments": {
    schema: object(
      { root: { $ref: "#/$defs/node" } },
      {
        $defs: {
          node: object(
            { text, replies: { type: "array", maxItems: 9, items: { $ref: "#/$defs/node" } } },
            { required: ["text"] },
          ),
        },
      },
    ),
    good: [{ root: { text: "a", replies: [{ text: "b", replies: [] }] } }],
    bad: [{ root: { text: "a", replies: [{}] } }, { root: { text: "a", replies: [{ text: "b", likes: 1 }] } }],
  },
  "a family that refers to the whole": {
    schema: object({ name: text, child: { $ref: "#" } }, { required: ["name"] }),
    good: [{ name: "a", child: { name: "b", child: { name: "c" } } }],
    bad: [
      { name: "a", child: {} },
      { name: "a", child: { name: "b", pet: 1 } },
    ],
  },
  "a number or nothing": {
    schema: object({ bib: { type: ["integer", "null"], minimum: 1 } }),
    good: [{ bib: null }, { bib: 7 }],
    bad: [{ bib: 0 }, { bib: "7" }],
  },
  "patterns in other scripts": {
    schema: object({ name: { ...text, pattern: "^\\p{Script=Han}{2,4}$" } }),
    good: [{ name: "林晓" }, { name: "𠮷田" }],
    bad: [{ name: "Lin" }, { name: "林" }],
  },
  "all formats at once": {
    schema: object({
      day: { type: "string", format: "date" },
      at: { type: "string", format: "date-time" },
      mail: { ...text, format: "email" },
      site: { ...text, format: "uri" },
      key: { type: "string", format: "uuid" },
    }),
    good: [
      {
        day: "2025-10-26",
        at: "2025-10-26T07:30:00+08:00",
        mail: "a.b+c@example.co.uk",
        site: "https://example.com/a?b=1",
        key: "123e4567-e89b-12d3-a456-426614174000",
      },
    ],
    bad: [
      { day: "2025-13-01" },
      { at: "2025-10-26 07:30" },
      { mail: "a@b" },
      { mail: "a b@example.com" },
      { site: "example" },
      { key: "1" },
    ],
  },
  "answers with defaults": {
    schema: object({
      language: { ...text, default: "zh" },
      news: { type: "boolean", default: false },
      days: { type: "array", maxItems: 2, items: { type: "integer" }, default: [1] },
    }),
    good: [{}, { language: "en", news: true, days: [2] }],
    bad: [{ news: "yes" }, { days: [1.5] }],
  },
  "constants of any kind": {
    schema: object({ kind: { const: "entry" }, point: { const: { x: [1, 2] } }, none: { const: null } }),
    good: [{ kind: "entry", point: { x: [1, 2] }, none: null }],
    bad: [{ kind: "visit" }, { point: { x: [2, 1] } }, { none: 0 }],
  },
  "a list with one that counts": {
    schema: object({
      skills: {
        type: "array",
        maxItems: 9,
        items: text,
        contains: { const: "first aid" },
        minContains: 1,
        maxContains: 1,
      },
    }),
    good: [{ skills: ["a", "first aid"] }],
    bad: [{ skills: ["a"] }, { skills: ["first aid", "first aid"] }],
  },
  "times by name": {
    schema: object({
      laps: {
        type: "object",
        propertyNames: { pattern: "^lap\\d+$" },
        additionalProperties: { type: "number" },
        minProperties: 1,
      },
    }),
    good: [{ laps: { lap1: 80.5, lap2: 90 } }],
    bad: [{ laps: {} }, { laps: { first: 1 } }, { laps: { lap1: "80" } }],
  },
  "definitions with slashes and tildes": {
    schema: object(
      { a: { $ref: "#/$defs/km~1h" }, b: { $ref: "#/$defs/a~0b%20c" } },
      { $defs: { "km/h": { type: "number" }, "a~b c": { type: "boolean" } } },
    ),
    good: [{ a: 12.5, b: true }],
    bad: [{ a: "fast" }, { b: 1 }],
  },
  "an old file with definitions": {
    schema: object(
      { home: { $ref: "#/definitions/place" }, work: { $ref: "#/definitions/place" } },
      { definitions: { place: object({ city: text }, { required: ["city"] }) } },
    ),
    good: [{ home: { city: "a" } }],
    bad: [{ work: {} }, { home: { city: "a", zip: "1" } }],
  },
  "keys that only a pattern names": {
    schema: object({ name: text }, { patternProperties: { "^x-": text } }),
    good: [{}, { "x-a": "1" }],
    bad: [{ "x-a": 1 }, { y: "1" }],
  },
  "a closed object": {
    schema: object({ a: text }, { additionalProperties: false }),
    good: [{ a: "1" }],
    bad: [{ b: "1" }],
  },
  "a measure in steps": {
    schema: object({ weight: { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 300, multipleOf: 0.5 } }),
    good: [{ weight: 72.5 }],
    bad: [{ weight: 0 }, { weight: 300 }, { weight: 72.3 }],
  },
  "each day once": {
    schema: object({ days: { type: "array", uniqueItems: true, maxItems: 7, items: { enum: ["mon", "tue", "wed"] } } }),
    good: [{ days: ["mon", "wed"] }],
    bad: [{ days: ["mon", "mon"] }, { days: ["sun"] }],
  },
  "a text counted by characters": {
    schema: object({ motto: { type: "string", minLength: 2, maxLength: 3 } }),
    good: [{ motto: "😀😀😀" }, { motto: "跑吧" }],
    bad: [{ motto: "😀" }, { motto: "😀😀😀😀" }],
  },
  "an empty schema beside a full one": {
    schema: object({ anything: {}, yes: true, nothing: false }),
    good: [{ anything: { a: [1] }, yes: 1 }],
    bad: [{ nothing: 1 }],
  },
};
