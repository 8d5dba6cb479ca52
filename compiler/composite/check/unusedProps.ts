import { escapeKey, isObject, pointerKeys } from "#core/pointers.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import type { UsableComposite } from "../composites.ts";

/** Returns a finding for each prop of a composite that its tree never reads. */
export function checkUnusedProps({ tree, schema }: UsableComposite): Finding[] {
  const usedProps = propsIn(tree);
  const names = Object.keys(isObject(schema.properties) ? schema.properties : {});
  return names.flatMap((name) =>
    usedProps.has("") || usedProps.has(name)
      ? []
      : [report("SL7048", `/props/properties/${escapeKey(name)}`, { name: name.slice(0, 40) })],
  );
}

// The names of the props that nodes read; an empty one for all of them.
function propsIn(node: unknown, names = new Set<string>()): ReadonlySet<string> {
  if (!isObject(node) && !Array.isArray(node)) return names;
  if (isObject(node) && typeof node.$prop === "string" && node.of === undefined)
    names.add(pointerKeys(node.$prop)[0] ?? "");
  for (const inner of Object.values(node)) propsIn(inner, names);
  return names;
}
