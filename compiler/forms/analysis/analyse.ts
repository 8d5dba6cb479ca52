import { toPointer } from "#core/pointers.ts";
import type { JsonSchema } from "#forms/form.ts";
import type { Form } from "#schemas/generated/types.ts";
import { type FormLayout, layOut } from "../schema/formFields.ts";
import type { FormSurroundings } from "../schema/formSurroundings.ts";
import { inlineFields } from "../schema/references.ts";
import { findWrittenKeys } from "../schema/schemaTree.ts";
import { listMentions, type Mention } from "./mentions.ts";
import { getOffers, type Offers } from "./offers.ts";
import { listQuestions, type Question } from "./questions.ts";
import { getReaders, type Reader } from "./readers.ts";

/**
 * What a form asks, what can be answered, and who reads the answers: every check of its meaning
 * reads this.
 */
export interface FormAnalysis extends FormSurroundings {
  form: Form;
  /** The schema as it is written. */
  schema: JsonSchema;
  /** The schema with the answers of its fields written out. */
  whole: JsonSchema;
  /** What the schema describes as it is written, and with its fields written out. */
  layout: FormLayout;
  inner: FormLayout;
  /** The names of the properties at the top, in the order in which they are described. */
  names: string[];
  /** The schemas of each answer by its place, including the parts of fields: /document/birthday. */
  answers: Map<string, JsonSchema[]>;
  /** The questions by the place of their answer; one that two branches ask is there twice. */
  questions: Map<string, Question[]>;
  /** The values that a field offers or a calculation gives, by the place of the answer. */
  offers: Map<string, Offers>;
  /** Who reads the answers. */
  readers: Reader[];
  /** Everything that names a question. */
  mentions: Mention[];
}

/** Analyses a form whose shape fits. */
export function analyseForm(form: Form, surroundings: FormSurroundings): FormAnalysis {
  const schema = form.schema as JsonSchema;
  const whole = inlineFields(schema);
  const layout = layOut(schema, form.uiSchema);
  const inner = layOut(whole);
  const names = [...new Set(layout.properties.map(({ top }) => top))];
  const answers = new Map<string, JsonSchema[]>();
  for (const { pointer, schema: part } of inner.described)
    answers.set(pointer, [...(answers.get(pointer) ?? []), part]);
  const questions = listQuestions(inner);
  const offers = getOffers(form, layout);
  const readers = getReaders(form, whole, layout, inner);
  const mentions = listMentions(form, inner, readers);
  return { ...surroundings, form, schema, whole, layout, inner, names, answers, questions, offers, readers, mentions };
}

/**
 * Returns the pointer of a schema in the form: the nearest place that is written, because the
 * inside of a field is not.
 */
export function findWrittenPointer(
  { schema }: Pick<FormAnalysis, "schema">,
  keys: readonly (string | number)[],
): string {
  return toPointer(["schema", ...findWrittenKeys(schema, keys)]);
}
