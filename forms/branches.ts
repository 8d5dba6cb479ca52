import { isObject, isWithin, pointerKeys, toPointer, valueAt } from "#core/pointers.ts";
import type { JsonSchema, ShapeError } from "./form.ts";
import { getFacets, propertyNames, schemasAt } from "./schemas.ts";

/**
 * Returns the errors to show when a combinator has failed: those of the branch that is closest to
 * the answer, or the combinator's own error if no branch is close. `before` are the errors before
 * it.
 */
export function fittingBranch(root: JsonSchema, before: ShapeError[], failed: ShapeError): ShapeError[] {
  const branches = getBranches(root, failed);
  const inner = before.map((error) => getOwners(error, branches, failed.instancePath));
  // A reference can also be used elsewhere: only the errors directly before, inside of the same
  // answer, are the branches' own.
  let first = before.length;
  while (first > 0 && isWithin(before[first - 1]?.instancePath ?? "", failed.instancePath)) {
    // If the branches have no paths of their own, all errors count, except at the root: everything
    // is inside it.
    if (branches.length > 0 ? !inner[first - 1]?.length : failed.instancePath === "") break;
    first--;
  }
  const rest = before.slice(0, first);
  if (failed.keyword === "contains" || failed.params.passingSchemas) return [...rest, failed];
  const listErrors = branches
    .map((_, branch) => before.slice(first).filter((_, place) => inner[first + place]?.includes(branch)))
    .filter((errors) => errors.length > 0);
  const either = findEither(listErrors);
  if (either) return [...rest, { ...failed, params: { ...failed.params, either } }];
  const near = listErrors.filter((errors) => !errors.some((error) => isElsewhere(error, failed)));
  const [chosen, next] = near.sort((shapeErrors, other) => measureDistance(shapeErrors) - measureDistance(other));
  const isClear = chosen && (!next || measureDistance(chosen) < measureDistance(next));
  return isClear ? [...rest, ...chosen] : [...rest, failed];
}

// Of two branches with the same number of errors, the one with a wrong answer is closer than the
// one that only lacks answers.
function measureDistance(errors: ShapeError[]): number {
  const missing = errors.filter(({ keyword }) => keyword === "required").length;
  return errors.length + missing / (errors.length + 1);
}

// If each branch lacks only one answer, the runner may give any of them.
function findEither(listErrors: ShapeError[][]): string[] | undefined {
  if (listErrors.length < 2) return undefined;
  const missing = listErrors.map(([error, ...more]) =>
    error?.keyword === "required" && more.length === 0
      ? error.instancePath + toPointer([String(error.params.missingProperty)])
      : undefined,
  );
  return missing.every((pointer) => pointer !== undefined) ? [...new Set(missing)] : undefined;
}

// A branch for another type of answer, or for another choice, is not close.
function isElsewhere({ keyword, instancePath }: ShapeError, failed: ShapeError): boolean {
  if (keyword === "type") return instancePath === failed.instancePath;
  return ["const", "enum", "false schema", "unevaluatedProperties", "additionalProperties"].includes(keyword);
}

/**
 * What identifies the errors of a branch: the beginnings of their schema paths, and the properties
 * that only branches have.
 */
interface Branch {
  starts: string[];
  names: string[];
}

function getOwners(error: ShapeError, branches: Branch[], instancePath: string): number[] {
  const path = fragment(error.schemaPath);
  const [name = ""] = pointerKeys(error.instancePath.slice(instancePath.length));
  const those = (test: (branch: Branch) => boolean) =>
    branches.flatMap((branch, place) => (test(branch) ? [place] : []));
  const byPath = those(({ starts }) => starts.some((start) => path === start || path.startsWith(`${start}/`)));
  return byPath.length > 0 ? byPath : those(({ names }) => names.includes(name));
}

function getBranches(root: JsonSchema, { schemaPath, keyword, instancePath }: ShapeError): Branch[] {
  const start = fragment(schemaPath);
  const branches = valueAt(root, decodePath(start));
  if (keyword === "contains") return [{ starts: [start, ...referencesIn(root, branches)], names: [] }];
  // In a schema with nested references, paths restart: the schema is then found by the pointer of
  // the answer.
  const list = Array.isArray(branches)
    ? branches
    : schemasAt(root, instancePath).find((jsonSchema) => jsonSchema[keyword])?.[keyword];
  if (!Array.isArray(list)) return [];
  const outside = propertyNames(schemasAt(root, instancePath, true));
  return list.map((branch, place) => {
    const references = referencesIn(root, branch);
    const names = references.length > 0 ? propertyNames(getFacets(root, branch)) : [];
    return { starts: [`${start}/${place}`, ...references], names: names.filter((name) => !outside.includes(name)) };
  });
}

function referencesIn(root: JsonSchema, schema: unknown, references: string[] = []): string[] {
  if (Array.isArray(schema)) for (const inner of schema) referencesIn(root, inner, references);
  else if (isObject(schema)) {
    if (typeof schema.$ref === "string" && !references.includes(schema.$ref)) {
      references.push(schema.$ref);
      referencesIn(root, valueAt(root, decodePath(schema.$ref)), references);
    }
    for (const inner of Object.values(schema)) referencesIn(root, inner, references);
  }
  return references;
}

// Validators put the schema's `$id` before each path.
function fragment(path = ""): string {
  return path.replace(/^[^#]*/, "");
}

function decodePath(path: string): string {
  return toPointer(pointerKeys(path.replace(/^#/, "")).map((key) => decodeURIComponent(key)));
}
