import { renderToString } from "react-dom/server";
import { fields } from "#blocks/registry.ts";
import { type Drawing, findDrawing, planDrawings } from "#compiler/forms/drawings.ts";
import { keyOfSchema } from "#compiler/forms/drawnConditions.ts";
import { toPointer } from "#core/pointers.ts";
import type { CompiledForm, JsonSchema } from "#forms/form.ts";
import { createUnits, type Units } from "#src/site/units.ts";
import plain from "../form/plain/plainParts.ts";
import { countFirst } from "../form/rjsf/frames.tsx";
import { type LoadedForm, openForm, type RenderInput, type ValidatorModule } from "../model/loadForm.ts";
import { DrawnStep } from "./DrawnStep.tsx";

/**
 * Why a form cannot be rendered: it has too many parts to try, or drawing the part at this JSON
 * Pointer into its schema threw.
 */
export type NotDrawn = { reason: "too-many" } | { reason: "threw"; pointer: string; message: string };

/**
 * Draws a form as runners see it: empty, and then so that each of its parts shows once, which is
 * every way of every choice, both sides of every condition and each list with an entry; all in both
 * languages. Undefined if everything can be rendered.
 */
export async function drawForm(form: CompiledForm, conditions: ValidatorModule): Promise<NotDrawn | undefined> {
  const drawings = planDrawings(form);
  if (!drawings) return { reason: "too-many" };
  const units = await loadUnits(form);
  const opened = openForm(form, conditions, () => Promise.reject(new Error("Nothing is checked here.")));
  const loaded: LoadedForm = { hash: "", ...opened, onUnknownSchema: refuseUnknown };
  const names = form.steps.flatMap((step) => step.fields);
  const failure = draw(loaded, units, names);
  if (failure) {
    const alone = names.find((name) => draw(withOne(loaded, name), units, [name]));
    return { reason: "threw", pointer: alone === undefined ? "" : toPointer(["properties", alone]), message: failure };
  }
  for (const drawing of drawings) {
    const failure = draw(loaded, units, listNames(drawing, names), drawing);
    if (!failure) continue;
    const alone = drawing.parts.find((part) => draw(loaded, units, listNames(drawing, names), findDrawing([part])));
    return { reason: "threw", pointer: (alone ?? drawing.parts[0])?.pointer ?? "", message: failure };
  }
  return undefined;
}

function refuseUnknown(): never {
  throw new Error("A part of a choice has no validator.");
}

// rjsf looks at the whole schema, however little of it is rendered.
function withOne(loaded: LoadedForm, name: string): LoadedForm {
  const { schema } = loaded.form;
  const { type, $defs, definitions, properties } = schema;
  const entries = Object.entries(properties ?? {}).filter(([key]) => key === name);
  const alone = { type, $defs, definitions, properties: Object.fromEntries(entries) };
  return { ...loaded, form: { ...loaded.form, schema: entries.length > 0 ? alone : schema } };
}

async function loadUnits(form: CompiledForm): Promise<Units> {
  const table = fields as Record<string, (() => Promise<{ default: unknown }>) | undefined>;
  const units = createUnits(async (name) => {
    const type = name.slice("field/".length);
    return Object.hasOwn(table, type) ? table[type]?.() : undefined;
  });
  const types = new Set(Object.values(form.fields).flatMap((field) => field?.type ?? []));
  await Promise.all([...types].map((type) => units.load("field", type)));
  return units;
}

function listNames({ parts }: Drawing, names: string[]): string[] {
  const topNames = new Set(parts.map(({ top }) => top));
  return topNames.has("") ? names : names.filter((name) => topNames.has(name));
}

// A form that contains itself can be rendered endlessly: this stops long before the memory is full.
const mostAsked = 20_000;
const mostObjects = 500;

/** Draws some properties in both languages; returns the message of an error, if one was thrown. */
function draw(loaded: LoadedForm, units: Units, names: string[], drawing?: Drawing): string | undefined {
  const { form } = loaded;
  const drawn = forceInput(plain.getRenderInput(loaded), drawing, createLimit(mostAsked));
  const count = createLimit(mostObjects);
  const InnerObject: typeof plain.InnerObject = (props) => {
    count();
    return plain.InnerObject(props);
  };
  const parts = { ...plain, InnerObject, getRenderInput: () => drawn };
  const most = countFirst();
  try {
    for (const language of ["zh", "en"] as const)
      for (let first = 0; first === 0 || first < names.length; first += most) {
        const shown = names.slice(first, first + most);
        const drawnWith = { language, loaded, units, plain: parts, names: shown, answers: drawing?.answers ?? {} };
        renderToString(<DrawnStep {...drawnWith} policies={form.policies} />);
      }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return undefined;
}

function createLimit(most: number): () => void {
  let count = 0;
  return () => {
    count++;
    if (count > most) throw new Error("It contains itself endlessly.");
  };
}

// The form is asked as always, which throws for a part that was not compiled; then the drawing
// decides what holds.
function forceInput(drawn: RenderInput, drawing: Drawing | undefined, count: () => void): RenderInput {
  const isValid = (part: JsonSchema | boolean, value: unknown) => {
    count();
    const answer = drawn.validator.isValid(part as never, value as never, drawn.schema as never);
    if (!drawing || typeof part === "boolean") return answer;
    return drawing.outcomes.get(typeof part["x-way"] === "string" ? part["x-way"] : keyOfSchema(part)) ?? false;
  };
  return { ...drawn, validator: { isValid } as never };
}
