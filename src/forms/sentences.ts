import type { Text } from "#schemas/generated/types.ts";
import type { FormField } from "./form.ts";
import { sentencesByKeyword } from "./sentencesByKeyword.ts";

/** A sentence for a person, in both languages. */
export interface Sentence {
  zh: string;
  en: string;
}

/** What a runner does to answer a field. */
export type Deed = "write" | "choose" | "upload" | "sign" | "tick" | "agree" | "add" | "complete";

const deeds: Record<string, Deed | undefined> = {
  checkbox: "choose",
  radio: "choose",
  picker: "choose",
  gender: "choose",
  "blood-type": "choose",
  country: "choose",
  "clothing-size": "choose",
  "province-city-district": "choose",
  "date-picker": "choose",
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
  /** The sentence that asks for the answer. */
  ask: Sentence;
}

/** How a label stands in a sentence. */
export function quoted(label: Text | undefined): Sentence {
  return label?.zh ? { zh: `“${label.zh}”`, en: `“${label.en || label.zh}”` } : { zh: "此项", en: "this answer" };
}

/** How to speak about an answer: of a field by its type, else by the kind of property. A part of an answer is completed. */
export function spoken(field: FormField | undefined, schemas: Record<string, unknown>[], isPart: boolean): Spoken {
  const name = quoted(field?.label ?? titleOf(schemas));
  const deed = isPart ? "complete" : (deeds[field?.type ?? ""] ?? (field?.type ? "write" : deedOf(schemas)));
  return { name, deed, ask: asks[deed](name) };
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

/** What is wrong with an answer that breaks a keyword of its schema, and what to do; never the keyword or a pattern itself. Of `either` any one answer will do. */
export function sentenceFor(
  keyword: string,
  params: Record<string, unknown>,
  about: Spoken,
  either: Spoken[] = [],
): Sentence {
  if (either.length > 1) return oneOf(either.map(({ name }) => name));
  const say = Object.hasOwn(sentencesByKeyword, keyword) ? sentencesByKeyword[keyword] : undefined;
  const { zh, en } = say?.(about, params) ?? { zh: `请检查${about.name.zh}。`, en: `Please check ${about.name.en}.` };
  return { zh, en: en.charAt(0).toUpperCase() + en.slice(1) };
}

function oneOf(names: Sentence[]): Sentence {
  return {
    zh: `请填写${names.map(({ zh }) => zh).join("或")}，填一项即可。`,
    en: `Please fill in ${names.map(({ en }) => en).join(" or ")}; one of them is enough.`,
  };
}
