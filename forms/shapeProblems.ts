import { isWithin, toPointer } from "#core/pointers.ts";
import { fittingBranch } from "./branches.ts";
import { fieldAt } from "./fieldAt.ts";
import type { CompiledForm, JsonSchema, ShapeError } from "./form.ts";
import { certainAt, requiredNames } from "./schemas.ts";

/** What is wrong with the shape of an answer: the keyword it breaks, what the keyword allows, and where it is to be said. */
export interface ShapeProblem {
  pointer: string;
  keyword: string;
  params: Record<string, unknown>;
  /** The places of which one has to be answered, where the keyword leaves the choice. */
  either?: string[];
}

// These name the property that is missing or too much; there it is to be said, not at the object around it.
const naming: Record<string, string> = {
  required: "missingProperty",
  dependentRequired: "missingProperty",
  additionalProperties: "additionalProperty",
  unevaluatedProperties: "unevaluatedProperty",
};

/** What a person can act on in the errors of a validator: of a choice between branches only the one that they meant. */
export function shapeProblems(root: JsonSchema, errors: ShapeError[]): ShapeProblem[] {
  const problems = choose(root, errors).map(toProblem);
  return problems.filter((problem) => !problems.some((other) => saysMore(other, problem)));
}

// "Must match then" says nothing beside what is wrong inside of `then`, nor "fits no branch" beside what is wrong further in.
function saysMore(other: ShapeProblem, { keyword, pointer, params, either }: ShapeProblem): boolean {
  if (!isWithin(other.pointer, pointer)) return false;
  if (keyword === "if" && other.keyword !== "if") return true;
  const isChoice = (keyword === "anyOf" || keyword === "oneOf") && !params.passingSchemas && !either;
  return isChoice && other.pointer !== pointer;
}

function choose(root: JsonSchema, errors: ShapeError[]): ShapeError[] {
  let kept: ShapeError[] = [];
  for (const error of errors) {
    if (["anyOf", "oneOf", "contains"].includes(error.keyword)) kept = fittingBranch(root, kept, error);
    else {
      if (error.keyword === "propertyNames") kept = kept.filter((inner) => !isOfName(inner, error));
      kept.push(error);
    }
  }
  return kept;
}

// What is wrong with a name says nothing beside that a name is wrong: names are no answers.
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

/** Where an object of several questions is missing, its own required ones: there is no control for the whole of it. */
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
