import { expect, test } from "vitest";
import { policiesToAgree } from "./policies.ts";

const policy = (id: string, items?: string[]) => ({
  id,
  version: "1",
  title: { zh: id },
  text: { zh: id },
  hash: id,
  ...(items && { items }),
});
const field = (policy?: string) => ({ type: "policy-dialog", options: policy ? { policy } : {}, messages: {} });

test("a runner agrees at the end to the texts for their item, and not again to those of a field", () => {
  const form = {
    policies: [policy("privacy"), policy("trail", ["ultra"]), policy("declaration")],
    fields: { "/declaration": field("declaration"), "/name": field() },
  };
  expect(policiesToAgree(form, "10k").map(({ id }) => id)).toEqual(["privacy"]);
  expect(policiesToAgree(form, "ultra").map(({ id }) => id)).toEqual(["privacy", "trail"]);
});
