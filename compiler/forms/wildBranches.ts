import type { JsonSchema } from "#forms/form.ts";
import { object, text, type WildSchema } from "./wildSchemas.ts";

const when = (name: string, value: unknown, then: JsonSchema, otherwise?: JsonSchema): JsonSchema => ({
  if: { properties: { [name]: { const: value } }, required: [name] },
  then,
  ...(otherwise && { else: otherwise }),
});

/** Plain schemas with choices and conditions, as they are found in the wild, by what they are for. */
export const wildBranches: Record<string, WildSchema> = {
  "a choice with titles": {
    schema: object({
      size: {
        type: "string",
        oneOf: [
          { const: "s", title: "Small" },
          { const: "m", title: "Medium" },
        ],
      },
    }),
    good: [{ size: "s" }],
    bad: [{ size: "l" }, { size: null }],
  },
  "a way to pay as one of several objects": {
    schema: object({
      pay: {
        oneOf: [
          object({ card: { type: "string", pattern: "^\\d{4}$" } }, { title: "Card", required: ["card"] }),
          object({ iban: text }, { title: "Transfer", required: ["iban"] }),
        ],
      },
    }),
    good: [{ pay: { card: "1234" } }, { pay: { iban: "x" } }],
    bad: [{ pay: {} }, { pay: { card: "12" } }, { pay: { card: "1234", iban: "x" } }],
  },
  "an answer that may be of either kind": {
    schema: object({
      age: {
        anyOf: [
          { type: "integer", title: "Years", minimum: 0 },
          { type: "string", title: "Words", maxLength: 9 },
        ],
      },
    }),
    good: [{ age: 3 }, { age: "old" }],
    bad: [{ age: -1 }, { age: false }],
  },
  "a card that needs its date": {
    schema: object({ card: text, expires: text, holder: text }, { dependentRequired: { card: ["expires", "holder"] } }),
    good: [{}, { expires: "a" }, { card: "a", expires: "b", holder: "c" }],
    bad: [{ card: "a" }, { card: "a", holder: "b" }],
  },
  "a partner who brings further questions": {
    schema: object(
      { partner: { type: "boolean" } },
      { dependentSchemas: { partner: object({ partnerName: text }, { required: ["partnerName"] }) } },
    ),
    good: [{}, { partner: true, partnerName: "a" }],
    bad: [{ partner: true }, { partnerName: "a" }],
  },
  "one condition": {
    schema: object(
      { country: { enum: ["CN", "DE"] } },
      when(
        "country",
        "CN",
        object({ id: { type: "string", pattern: "^\\d{17}[\\dX]$" } }, { required: ["id"] }),
        object({ passport: text }),
      ),
    ),
    good: [{ country: "CN", id: "11010119900307761X" }, { country: "DE", passport: "C1" }, {}],
    bad: [{ country: "CN" }, { country: "DE", id: "11010119900307761X" }, { country: "FR" }],
  },
  "several conditions side by side": {
    schema: object(
      { a: { type: "boolean" }, b: { type: "boolean" } },
      {
        allOf: [
          when("a", true, object({ more: text }, { required: ["more"] })),
          when("b", true, object({ other: text }, { required: ["other"] })),
        ],
      },
    ),
    good: [{}, { a: true, more: "x" }, { a: true, b: true, more: "x", other: "y" }],
    bad: [{ a: true }, { b: true, more: "x" }, { more: "x" }],
  },
  "a condition inside a condition": {
    schema: object(
      { minor: { type: "boolean" } },
      when("minor", true, {
        ...object({ school: { type: "boolean" } }),
        ...when("school", true, object({ name: text }, { required: ["name"] })),
      }),
    ),
    good: [{ minor: true }, { minor: true, school: true, name: "a" }],
    bad: [{ minor: true, school: true }, { school: true }],
  },
  "what must not be": {
    schema: object({ nickname: { ...text, not: { enum: ["admin", "root"] } } }, { not: { required: ["robot"] } }),
    good: [{ nickname: "lin" }],
    bad: [{ nickname: "root" }, { robot: 1 }],
  },
  "an extended person": {
    schema: {
      allOf: [{ $ref: "#/$defs/person" }, object({ bib: { type: "integer" } }, { required: ["bib"] })],
      $defs: { person: object({ name: text }, { required: ["name"] }) },
    },
    good: [{ name: "a", bib: 1 }],
    bad: [{ name: "a" }, { bib: 1 }, { name: "a", bib: 1, price: 0 }],
  },
  "old dependencies": {
    schema: object(
      { has: { type: "boolean" }, card: text, no: text },
      { dependencies: { card: ["no"], has: { properties: { more: text } } } },
    ),
    good: [
      { card: "a", no: "b" },
      { has: true, more: "x" },
    ],
    bad: [{ card: "a" }],
  },
  "a choice by a kind": {
    schema: object({
      pet: {
        type: "object",
        discriminator: { propertyName: "kind" },
        oneOf: [
          object({ kind: { const: "cat" }, lives: { type: "integer" } }, { required: ["kind"] }),
          object(
            { kind: { const: "dog" }, tricks: { type: "array", maxItems: 3, items: text } },
            { required: ["kind"] },
          ),
        ],
      },
    }),
    good: [{ pet: { kind: "cat", lives: 9 } }, { pet: { kind: "dog", tricks: ["sit"] } }],
    bad: [{ pet: { kind: "cow" } }, { pet: { kind: "cat", tricks: [] } }],
  },
  "options that are references": {
    schema: object(
      { who: { anyOf: [{ $ref: "#/$defs/person" }, { $ref: "#/$defs/club" }] } },
      {
        $defs: {
          person: object({ name: text }, { required: ["name"] }),
          club: object({ club: text, head: { $ref: "#/$defs/person" } }, { required: ["club"] }),
        },
      },
    ),
    good: [{ who: { name: "a" } }, { who: { club: "b", head: { name: "c" } } }],
    bad: [{ who: {} }, { who: { club: "b", head: { name: 1 } } }, { who: { name: "a", age: 3 } }],
  },
};
