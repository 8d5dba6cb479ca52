import Type, { type Static } from "typebox";
import type { Call } from "./call.ts";
import { integer, object, text } from "./schema.ts";

/** One country or region. */
export const Country = object({
  id: Type.Unsafe<string | number>({ type: "integer" }),
  twoCode: text("ISO 3166-1 alpha-2."),
  threeCode: text("ISO 3166-1 alpha-3."),
  numberCode: text("ISO 3166-1 numeric."),
  cnName: text(),
  enName: text(),
  itemName: text(),
  itemCode: text(),
  itemSort: integer("1 to 4 for the mainland, Hong Kong, Macao and Taiwan, 100 for all others."),
  dictCode: text(),
});
export type Country = Static<typeof Country>;

export const countryCalls = {
  "GET /user-center/countries": {
    summary: "Lists all countries and regions, as the sign-up form shows them (call 3).",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    limits: { network: "page" },
    data: Type.Array(Country),
  },
} satisfies Record<string, Call>;
