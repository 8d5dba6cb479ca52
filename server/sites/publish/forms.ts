import { join } from "node:path";
import type { FormSurroundings } from "#compiler/forms/schema/formSurroundings.ts";
import type { Problem } from "#compiler/problems/problems.ts";
import type { CompiledForm } from "#forms/form.ts";
import { getParameters } from "#forms/parameters.ts";
import type { FormHead, GeneralSettings, ReviewSettings, SiteFile } from "#schemas/siteFile.ts";
import { cacheReads } from "../../base/readCache.ts";
import { fileUri, storableName } from "../files/names.ts";
import { validatorFile } from "../files/types.ts";
import { checkDrawing } from "./drawnForms.ts";
import type { ReadText } from "./readText.ts";
import type { HashContent, StoredFile } from "./storedFile.ts";

interface Forms {
  files: Record<string, SiteFile>;
  /** Their content as the organiser wrote it. */
  texts: Record<string, string>;
  stored: StoredFile[];
  problems: Problem[];
  /** The email addresses that are notified of answers, by the id of the form. */
  notify: Record<string, string[]>;
  /** Whether some were not drawn, because this program cannot. */
  areUndrawn: boolean;
}

/** Returns whether a file of a site's folder is a form: forms/sign-up.json. */
export function isForm(path: string): boolean {
  return path.startsWith("forms/") && path.endsWith(".json");
}

/**
 * Reads the forms of a site's folder: each becomes a compiled form and two modules, one with its
 * conditions and one that validates complete answers; a check (without `hash`) generates no
 * modules. A form that cannot be drawn in all its parts is left out.
 */
export async function readForms(
  folder: string,
  paths: string[],
  { hash, readText, ...surroundings }: FormSurroundings & { hash?: HashContent | undefined; readText: ReadText },
): Promise<Forms> {
  const forms: Forms = { files: {}, texts: {}, stored: [], problems: [], notify: {}, areUndrawn: false };
  if (paths.length === 0) return forms;
  for (const path of paths) {
    const text = await readText(join(folder, path));
    forms.texts[path] = text;
    const { form, notify, conditions, problems, isUndrawn } = await readDrawableForm(text, path, surroundings);
    forms.problems.push(...problems);
    forms.areUndrawn ||= isUndrawn === true;
    if (form && notify) forms.notify[form.id] = notify;
    if (form) await addForm(forms, path, { form, conditions }, hash);
  }
  return forms;
}

interface DrawableForm {
  form?: CompiledForm;
  notify?: string[];
  conditions: string;
  problems: Problem[];
  isUndrawn?: boolean;
}

// Most changes of a site are not in its forms, and reading a form takes a hundred times as long as
// finding that its text is the same.
const readCached = cacheReads<DrawableForm>(50);

/**
 * Reads a form file and draws every part of the form once; `form` is missing if it has errors or
 * cannot be drawn. `isUndrawn` if this program cannot draw forms. The same text in the same
 * surroundings gives the same objects.
 */
export function readDrawableForm(text: string, path: string, surroundings: FormSurroundings): Promise<DrawableForm> {
  const key = JSON.stringify([path, surroundings, text]);
  return readCached(key, () => readAndDraw(text, path, surroundings)) as Promise<DrawableForm>;
}

async function readAndDraw(text: string, path: string, surroundings: FormSurroundings): Promise<DrawableForm> {
  // Most sites have no form, and reading one loads a schema compiler.
  const { readForm } = await import("#compiler/forms/readForm.ts");
  const { form, notify, problems } = readForm(text, path, surroundings);
  if (!form) return { conditions: "", problems };
  const { conditionsCode } = await import("#compiler/forms/validators.ts");
  const conditions = conditionsCode(form);
  const { isDrawn, problem } = await checkDrawing(form, conditions, { text, path });
  if (problem) return { conditions, problems: [...problems, problem] };
  return { form, ...(notify && { notify }), conditions, problems, isUndrawn: !isDrawn };
}

interface Compiled {
  form: CompiledForm;
  /** The module with its conditions. */
  conditions: string;
}

async function addForm(forms: Forms, path: string, compiled: Compiled, hash?: HashContent): Promise<void> {
  const { form } = compiled;
  const { id, version, use, title, items, general, team, review } = form;
  const parameters = getParameters(form);
  const head = {
    id,
    version,
    use,
    title,
    ...(items && { items }),
    units: listUnits(form),
    ...(general && { general: getPlace(form, general) }),
    ...(team && { team }),
    ...(review && { review: getTimes(review) }),
    ...(parameters.length > 0 && { parameters }),
  };
  if (!hash) {
    forms.files[path] = { url: "", form: { ...head, conditions: "", validator: "" } };
    return;
  }
  const toStored = async (name: string, text: string): Promise<StoredFile> => {
    const content = Buffer.from(text);
    return { hash: await hash(content), name, content };
  };
  const file = await toStored(storableName(path.slice(path.lastIndexOf("/") + 1)), JSON.stringify(form));
  const conditions = await toStored(validatorFile, compiled.conditions);
  const validator = await toStored(validatorFile, await findValidator(form));
  forms.stored.push(file, conditions, validator);
  const withAddresses: FormHead = { ...head, conditions: getAddress(conditions), validator: getAddress(validator) };
  forms.files[path] = { url: getAddress(file), form: withAddresses };
}

const validators = new WeakMap<CompiledForm, string>();

async function findValidator(form: CompiledForm): Promise<string> {
  const { validatorCode } = await import("#compiler/forms/validators.ts");
  const code = validators.get(form) ?? validatorCode(form.schema);
  validators.set(form, code);
  return code;
}

// Returns the facts that a page shows before the form is loaded.
function getPlace(form: CompiledForm, { opens, closes, account }: GeneralSettings): NonNullable<FormHead["general"]> {
  return { ...(opens && { opens }), ...(closes && { closes }), account, height: measureHeight(form) };
}

function getTimes({ reasons: _, ...times }: ReviewSettings): NonNullable<FormHead["review"]> {
  return times;
}

// A general form shows all steps and the texts to agree to at once, others the first step.
function listUnits({ fields, policies, general, steps }: CompiledForm): string[] {
  const pointers = new Set(general ? steps.flatMap((step) => step.fields) : steps[0]?.fields);
  const types = new Set(
    Object.entries(fields).flatMap(([pointer, field]) =>
      pointers.has(pointer.split("/")[1] ?? "") ? (field?.type ?? []) : [],
    ),
  );
  return [
    ...[...types].sort().map((type) => `field/${type}`),
    ...(general && policies.length > 0 ? ["part/sign-up-policies"] : []),
  ];
}

// The height of fields, in rem, between what a phone and a wide screen need; others have one line.
const heights: Record<string, number> = { textarea: 12, address: 24, guardian: 20, signature: 16 };

function measureHeight({ steps, fields, policies, intro }: CompiledForm): number {
  const ofField = (name: string) => {
    const { type = "", options } = fields[`/${name}`] ?? {};
    const choices = Array.isArray(options?.choices) ? options.choices.length : 0;
    return /^(radio|checkbox)/.test(type) && choices > 0 ? 4.5 + 3 * choices : (heights[type] ?? 6.5);
  };
  const ofFields = steps.flatMap((step) => step.fields).map(ofField);
  const ofSteps = steps.length > 1 ? steps.length * 3.5 : 0;
  return Math.round(
    ofFields.reduce((sum, seconds) => sum + seconds, 0) + ofSteps + policies.length * 14 + (intro ? 4 : 0) + 5,
  );
}

function getAddress({ hash, name }: StoredFile): string {
  return fileUri(hash, name);
}
