import { expect, test } from "vitest";
import { drawnSchema } from "./drawnSchema.ts";

const drawn = (schema: object) => drawnSchema({ schema: schema as never, fields: {} }).schema;

test("nobody finds a promise ticked that they did not make", () => {
  const { properties } = drawn({ properties: { isFit: { const: true }, kind: { const: "entry" } } });
  expect(properties).toEqual({ isFit: { type: "boolean", "x-must": true }, kind: { const: "entry" } });
});

test("whoever has a partner is asked for the name: what 2020-12 says of dependent questions is said as it was before", () => {
  const name = { properties: { partnerName: { type: "string" } } };
  const { dependencies } = drawn({
    dependentRequired: { card: ["expires"] },
    dependentSchemas: { partner: name },
  });
  expect(dependencies).toEqual({ card: ["expires"], partner: name });
});

test("a list whose places have their own meaning has a question for each, and no more where none may follow", () => {
  const place = { type: "number" };
  const { at } = drawn({ properties: { at: { type: "array", prefixItems: [place, true], items: false } } })
    .properties as Record<string, object>;
  expect(at).toMatchObject({ items: [place, { type: "string" }], additionalItems: false });
});
