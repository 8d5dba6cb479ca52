import { isWithin, toPointer } from "#core/pointers.ts";
import { fittingBranch } from "../branches.ts";
import { fieldAt } from "../fields/fieldAt.ts";
import type { CompiledForm, JsonSchema, ShapeError } from "../form.ts";
import { certainAt, requiredNames } from "../schemas.ts";

/**
 * A mistake in the shape of an answer: the keyword it breaks, the keyword's parameters, and the
 * pointer that the problem is shown at.
 */
export interface ShapeProblem {
  pointer: string;
  keyword: string;
  params: Record<string, unknown>;
  /** The pointers of which one must be answered, if the keyword leaves the choice. */
  either?: string[];
}

// These name a property that is missing or not allowed: the problem is shown there, not at the
// object around it.
const naming: Record<string, string> = {
  required: "missingProperty",
  dependentRequired: "missingProperty",
  additionalProperties: "additionalProperty",
  unevaluatedProperties: "unevaluatedProperty",
};

/**
 * Returns the errors of a validator that a person can act on: of a choice between branches, only
 * those of the branch that they meant.
 */
export function shapeProblems(root: JsonSchema, errors: ShapeError[]): ShapeProblem[] {
  const problems = choose(root, errors).map(toProblem);
  return problems.filter((problem) => !problems.some((otherProblem) => isMoreSpecific(otherProblem, problem)));
}

// "Must match then" adds nothing to an error inside `then`, nor "fits no branch" to an error
// further inside.
function isMoreSpecific(other: ShapeProblem, { keyword, pointer, params, either }: ShapeProblem): boolean {
  if (!isWithin(other.pointer, pointer)) return false;
  if (keyword === "if" && other.keyword !== "if") return true;
  const isChoice = (keyword === "anyOf" || keyword === "oneOf") && !params.passingSchemas && !either;
  return isChoice && other.pointer !== pointer;
}

function choose(root: JsonSchema, errors: ShapeError[]): ShapeError[] {
  let relevant: ShapeError[] = [];
  for (const error of errors) {
    if (["anyOf", "oneOf", "contains"].includes(error.keyword)) relevant = fittingBranch(root, relevant, error);
    else {
      if (error.keyword === "propertyNames") relevant = relevant.filter((inner) => !isOfName(inner, error));
      relevant.push(error);
    }
  }
  return relevant;
}

// An error inside a name adds nothing to the error of the name: names are no answers.
function isOfName(inner: ShapeError, { instancePath }: ShapeError): boolean {
  return "propertyName" in inner && inner.instancePath === instancePath;
}

function toProblem({ instancePath, keyword, params }: ShapeError): ShapeProblem {
  const name = params[naming[keyword] ?? ""];
  const pointer = typeof name === "string" ? instancePath + toPointer([name]) : instancePath;
  const either = Array.isArray(params.either) ? (params.either as string[]) : undefined;
  if (either) return { pointer: either[0] ?? pointer, keyword: "required", params, either };
  return { pointer, keyword: keyword === "dependentRequired" ? "required" : keyword, params };
}

/**
 * Replaces a missing object of several questions by its required ones: the object itself has no
 * control.
 */
export function missingInside(
  form: CompiledForm,
  problem: ShapeProblem,
  above: ReadonlySet<unknown> = new Set(),
): ShapeProblem[] {
  const { pointer, keyword, either } = problem;
  const isPlain = fieldAt(form, pointer)?.field.type === undefined;
  if (keyword !== "required" || either || !isPlain || pointer === "") return [problem];
  const schemas = certainAt(form.schema, pointer);
  // An object that requires itself inside of itself has no last question.
  if (schemas.some(({ properties }) => properties !== undefined && above.has(properties))) return [problem];
  const names = [...new Set(schemas.flatMap(requiredNames))];
  if (names.length === 0) return [problem];
  const inner = new Set([...above, ...schemas.map(({ properties }) => properties)]);
  return names.flatMap((name) => missingInside(form, { ...problem, pointer: pointer + toPointer([name]) }, inner));
}
