import type { ErrorObject } from "ajv";
import { isObject, type JsonObject } from "#core/pointers.ts";
import { checkErrors } from "../check/check.ts";
import { closestWord } from "../problems/closest.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { suggest } from "../problems/suggest.ts";
import { siteV3 } from "../upgrade/site/siteV2.ts";
import { fieldNamesOf, type Schema, validatorOf } from "./values.ts";

interface WithExample {
  type: string;
  schema: Schema;
  slots?: object;
  example?: { props: object; slots?: object };
}

/** Checks the example of a composite as an instance is checked: its props, and the names of its slots. */
export function checkExample({ type, example, schema, slots = {} }: WithExample): Finding[] {
  if (!example) return [];
  const validate = validatorOf(schema);
  const found = validate(example.props)
    ? []
    : checkErrors(
        { validate, errors: validate.errors as ErrorObject[], known: fieldNamesOf(schema) },
        example.props,
        "/example/props",
      );
  const names = Object.keys(slots);
  for (const slot of Object.keys(example.slots ?? {})) {
    if (names.includes(slot)) continue;
    const [at, near] = [`/example/slots/${slot.replaceAll("~", "~0").replaceAll("/", "~1")}`, closestWord(slot, names)];
    found.push(report("SL7005", at, { type, slot: slot.slice(0, 64), near, names }, suggest(at, near)));
  }
  return found;
}

/** Returns the text of a site of version 3 with one block, the example of a composite in one of its variants; undefined without an example. */
export function exampleSite(
  composite: JsonObject,
  variant: string | undefined,
  around: JsonObject = {},
): string | undefined {
  const { type, version, example } = composite;
  if (!isObject(example)) return undefined;
  const { props = {}, slots } = example;
  const block = {
    ...{ type, version, id: "example" },
    ...(variant !== undefined && { variant }),
    props,
    ...(slots !== undefined && { slots }),
  };
  const site = { id: "example", title: { zh: "示例", en: "Example" }, languages: ["zh", "en"], routes: [], ...around };
  return JSON.stringify({ ...site, $schema: siteV3, home: { blocks: [block] } });
}
