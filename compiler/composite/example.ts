import type { ErrorObject } from "ajv";
import { isObject, type JsonObject } from "#core/pointers.ts";
import { checkErrors } from "../check/checkShape.ts";
import type { Finding } from "../problems/problems.ts";
import { siteV2 } from "../upgrade/site/siteV2.ts";
import { findValidator, listNames, type Schema } from "./language/values.ts";

interface WithExample {
  schema: Schema;
  example?: { props: object };
}

/** Checks the props of the example of a composite as those of an instance are checked. */
export function checkExample({ example, schema }: WithExample): Finding[] {
  if (!example) return [];
  const validate = findValidator(schema);
  if (validate(example.props)) return [];
  const errors = validate.errors as ErrorObject[];
  return checkErrors({ validate, errors, known: listNames(schema) }, example.props, "/example/props");
}

/**
 * Returns the text of a site of version 2 with one block, the example of a composite in one of its
 * variants; undefined without an example.
 */
export function exampleSite(
  composite: JsonObject,
  variant: string | undefined,
  around: JsonObject = {},
): string | undefined {
  const { type, version, example } = composite;
  if (!isObject(example)) return undefined;
  const { props = {}, slots } = example;
  const block = {
    type,
    version,
    id: "example",
    ...(variant !== undefined && { variant }),
    props,
    ...(slots !== undefined && { slots }),
  };
  const site = { id: "example", title: { zh: "示例", en: "Example" }, languages: ["zh", "en"], routes: [], ...around };
  return JSON.stringify({ ...site, $schema: siteV2, home: { blocks: [block] } });
}
