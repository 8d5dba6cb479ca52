import { toPointer } from "#core/pointers.ts";
import type { JsonSchema } from "#forms/form.ts";
import { newestVersions } from "#schemas/generated/upgrades.ts";
import { closestWord } from "../../problems/closest.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import { fieldReference } from "../schema/references.ts";
import { eachSchema } from "../schema/schemaTree.ts";

const types = Object.keys(newestVersions).flatMap((name) => (name.startsWith("field/") ? [name.slice(6)] : []));

/** References to fields that this program does not know. */
export function checkFieldTypes(schema: JsonSchema): Finding[] {
  return [...eachSchema(schema)].flatMap(({ keys, schema: inner }) => {
    const reference = fieldReference(inner.$ref);
    if (!reference) return [];
    const { type, version } = reference;
    const pointer = toPointer(["schema", ...keys, "$ref"]);
    const newest = types.includes(type) ? newestVersions[`field/${type}`] : undefined;
    if (newest !== undefined)
      return version >= 1 && version <= newest ? [] : [report("SL6002", pointer, { type, version, newest })];
    const near = closestWord(type, types);
    if (near === undefined) return [report("SL6001", pointer, { type, near })];
    const fix = { pointer, value: String(inner.$ref).replace(`/${type}/`, `/${near}/`) };
    return [report("SL6001", pointer, { type, near }, { suggestion: near, fix })];
  });
}
