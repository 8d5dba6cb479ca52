import { isObject, toPointer } from "#core/pointers.ts";
import type { JsonSchema } from "#forms/form.ts";
import type { Form } from "#schemas/generated/types.ts";
import { newestVersions, upgradeSteps } from "#schemas/generated/upgrades.ts";
import { findWrittenProp } from "../composite/upgrade/written.ts";
import { parseJson } from "../parse/parse.ts";
import { rewriteAt } from "../parse/rewrite.ts";
import { upgradeProps } from "../upgrade/upgrade.ts";
import { layOut } from "./schema/formFields.ts";
import { fieldReference } from "./schema/references.ts";

/**
 * Returns the text of a form file with each field in its newest version, its options too;
 * everything else stays as it is, comments too.
 */
export function upgradeForm(
  source: string,
  newest: Record<string, number | undefined> = newestVersions,
  steps: typeof upgradeSteps = upgradeSteps,
): string {
  const { value } = parseJson(source);
  if (!isObject(value) || !isObject(value.schema)) return source;
  const { schema, uiSchema } = value as unknown as Form;
  let text = source;
  for (const { schema: property, keys, ui, uiPointer } of layOut(schema as JsonSchema, uiSchema).properties) {
    const reference = fieldReference(property.$ref);
    const name = `field/${reference?.type}`;
    const latest = reference && Object.hasOwn(newest, name) ? newest[name] : undefined;
    if (!reference || latest === undefined || reference.version >= latest) continue;
    const address = `https://startline.dev/schemas/${name}/v${latest}.schema.json`;
    text = rewriteAt(text, toPointer(["schema", ...keys, "$ref"]), address);
    if (!ui?.options) continue;
    const options = upgradeProps(name, reference.version, ui.options, steps, latest);
    text = rewriteAt(text, `${uiPointer}/options`, options, (option) =>
      findWrittenProp(name, reference.version, latest, option, steps),
    );
  }
  return text;
}
