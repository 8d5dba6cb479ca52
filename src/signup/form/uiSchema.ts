import type { UiSchema } from "@rjsf/utils";
import type { CompiledForm } from "#forms/form.ts";

/**
 * rjsf's uiSchema of a form: which properties are field units. Labels are not in it: they are in
 * the form.
 */
export function buildUiSchema({ fields }: CompiledForm): UiSchema {
  const root: UiSchema = {};
  for (const [pointer, field] of Object.entries(fields)) {
    if (field?.type === undefined) continue;
    let node = root;
    for (const key of pointer.slice(1).split("/")) {
      const name = key === "*" ? "items" : key.replaceAll("~1", "/").replaceAll("~0", "~");
      node[name] ??= {};
      node = node[name];
    }
    Object.assign(node, { "ui:field": "unit", "ui:fieldReplacesAnyOrOneOf": true });
  }
  return root;
}
