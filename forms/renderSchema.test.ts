import { expect, test } from "vitest";
import { renderSchema } from "./renderSchema.ts";

const drawn = (schema: object) => renderSchema({ schema: schema as never, fields: {} }).schema;

test("a runner finds a box that must be ticked still unticked", () => {
  const { properties } = drawn({ properties: { isFit: { const: true }, kind: { const: "entry" } } });
  expect(properties).toEqual({ isFit: { type: "boolean", "x-must": true }, kind: { const: "entry" } });
});

test("a runner with a partner sees the question for the name: dependent questions of 2020-12 become those of older drafts", () => {
  const name = { properties: { partnerName: { type: "string" } } };
  const { dependencies } = drawn({
    dependentRequired: { card: ["expires"] },
    dependentSchemas: { partner: name },
  });
  expect(dependencies).toEqual({ card: ["expires"], partner: name });
});

test("a list whose places have their own meaning has a question for each, and no more if none may follow", () => {
  const place = { type: "number" };
  const { at } = drawn({ properties: { at: { type: "array", prefixItems: [place, true], items: false } } })
    .properties as Record<string, object>;
  expect(at).toMatchObject({ items: [place, { type: "string" }], additionalItems: false });
});
