import type { Sentence } from "#core/text.ts";
import type { Text } from "#schemas/generated/types.ts";
import { fieldAt } from "./fieldAt.ts";
import type { CompiledForm } from "./form.ts";
import { certainAt, schemasAt } from "./schemas.ts";

/** What a runner does to answer a field. */
export type Deed = "write" | "date" | "confirm" | "choose" | "upload" | "sign" | "tick" | "agree" | "add" | "complete";

const deeds: Record<string, Deed | undefined> = {
  checkbox: "choose",
  radio: "choose",
  picker: "choose",
  gender: "choose",
  "blood-type": "choose",
  country: "choose",
  "clothing-size": "choose",
  "province-city-district": "choose",
  "date-picker": "date",
  "past-events": "choose",
  "radio-with-more": "choose",
  "upload-image": "upload",
  "multiple-image-upload": "upload",
  "file-upload": "upload",
  signature: "sign",
  "policy-dialog": "agree",
  "image-address": "complete",
  address: "complete",
  guardian: "complete",
  "emergency-contact": "complete",
  "identity-document": "complete",
  "commitment-form": "complete",
  "score-verification": "add",
  "score-validation-with-payment": "add",
};

const asks: Record<Deed, (name: Sentence) => Sentence> = {
  write: ({ zh, en }) => ({ zh: `请填写${zh}。`, en: `Please fill in ${en}.` }),
  date: ({ zh, en }) => ({ zh: `请填写${zh}。`, en: `Please fill in ${en}.` }),
  confirm: ({ zh, en }) => ({ zh: `请确认${zh}。`, en: `Please confirm ${en}.` }),
  choose: ({ zh, en }) => ({ zh: `请选择${zh}。`, en: `Please choose ${en}.` }),
  upload: ({ zh, en }) => ({ zh: `请上传${zh}。`, en: `Please upload ${en}.` }),
  sign: ({ zh, en }) => ({ zh: `请签署${zh}。`, en: `Please sign ${en}.` }),
  tick: ({ zh, en }) => ({ zh: `请勾选${zh}。`, en: `Please tick ${en}.` }),
  agree: ({ zh, en }) => ({ zh: `请阅读并同意${zh}。`, en: `Please read ${en} and agree to it.` }),
  add: ({ zh, en }) => ({ zh: `请添加${zh}。`, en: `Please add ${en}.` }),
  complete: ({ zh, en }) => ({ zh: `请把${zh}填写完整。`, en: `Please complete ${en}.` }),
};

/** What a sentence about an answer knows of it. */
export interface Spoken {
  /** The label in quotes, or "this answer". */
  name: Sentence;
  deed: Deed;
  /** Whether it is only a part of the answer to a field. */
  isPart: boolean;
  /** The sentence that asks for the answer. */
  ask: Sentence;
}

/** How a label stands in a sentence. */
export function quoted(label: Text | undefined): Sentence {
  return label?.zh ? { zh: `“${label.zh}”`, en: `“${label.en || label.zh}”` } : { zh: "此项", en: "this answer" };
}

/** How to speak about the answer at a pointer: of a field by its type, else by the kind of property. A part of a field's answer is completed. */
export function spokenAt(form: CompiledForm, pointer: string): Spoken {
  const placed = fieldAt(form, pointer);
  const isPart = placed !== undefined && placed.pointer !== pointer && placed.field.type !== undefined;
  const field = isPart || placed?.pointer === pointer ? placed?.field : undefined;
  const schemas = schemasAt(form.schema, pointer);
  // The schema of a field is titled for organisers, and in English alone.
  const label = field?.label ?? (field?.type ? undefined : titleOf(certainAt(form.schema, pointer)));
  const name = label || pointer === "" ? quoted(label) : entryName(form, pointer);
  const deed = isPart ? partDeed(schemas) : field?.type ? (deeds[field.type] ?? "write") : deedOf(schemas);
  return { name: isPart ? partOf(name) : name, deed, isPart, ask: asks[deed](name) };
}

function partOf({ zh, en }: Sentence): Sentence {
  return { zh: `${zh}的这一处`, en: `this part of ${en}` };
}

function partDeed(schemas: Record<string, unknown>[]): Deed {
  return schemas.some((schema) => schema.const === true) ? "confirm" : "complete";
}

// An entry of a list has no label of its own, but a place.
function entryName(form: CompiledForm, pointer: string): Sentence {
  const [, list = "", place] = /^(.+)\/(\d+)$/.exec(pointer) ?? [];
  const label = fieldAt(form, list)?.field.label ?? titleOf(certainAt(form.schema, list));
  if (place === undefined || !label) return quoted(undefined);
  const { zh, en } = quoted(label);
  return { zh: `${zh}第 ${Number(place) + 1} 项`, en: `entry ${Number(place) + 1} of ${en}` };
}

function titleOf(schemas: Record<string, unknown>[]): Text | undefined {
  const title = schemas.map((schema) => schema.title).find((one) => typeof one === "string" && one !== "");
  return typeof title === "string" ? { zh: title, en: title } : undefined;
}

function deedOf(schemas: Record<string, unknown>[]): Deed {
  const has = (test: (schema: Record<string, unknown>) => boolean) => schemas.some(test);
  if (has((schema) => schema.const === true)) return "tick";
  if (has(({ type }) => type === "boolean")) return "choose";
  if (has((schema) => Array.isArray(schema.enum) || isChoice(schema.oneOf) || isChoice(schema.anyOf))) return "choose";
  if (has(({ type }) => type === "array")) return "add";
  return has(({ type }) => type === "object") ? "complete" : "write";
}

function isChoice(branches: unknown): boolean {
  return (
    Array.isArray(branches) && branches.every((branch) => typeof branch === "object" && branch && "const" in branch)
  );
}
