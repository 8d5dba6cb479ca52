import { join } from "node:path";
import type { FormSurroundings } from "#compiler/forms/formSurroundings.ts";
import type { Problem } from "#compiler/problems/problems.ts";
import type { CompiledForm } from "#forms/form.ts";
import type { FormHead, SiteFile } from "#schemas/siteFile.ts";
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
  /** Whether some were not drawn, because this program cannot. */
  areUndrawn: boolean;
}

/** Returns whether a file of a site's folder is a form: forms/sign-up.json. */
export function isForm(path: string): boolean {
  return path.startsWith("forms/") && path.endsWith(".json");
}

/**
 * Reads the forms of a site's folder: each becomes a compiled form and two modules, one with its conditions and one that validates complete
 * answers; a check (without `hash`) generates no modules. A form that cannot be drawn in all its parts is left out.
 */
export async function readForms(
  folder: string,
  paths: string[],
  { hash, readText, ...surroundings }: FormSurroundings & { hash?: HashContent | undefined; readText: ReadText },
): Promise<Forms> {
  const found: Forms = { files: {}, texts: {}, stored: [], problems: [], areUndrawn: false };
  if (paths.length === 0) return found;
  for (const path of paths) {
    const text = await readText(join(folder, path));
    found.texts[path] = text;
    const { form, conditions, problems, isUndrawn } = await readDrawableForm(text, path, surroundings);
    found.problems.push(...problems);
    found.areUndrawn ||= isUndrawn === true;
    if (form) await addForm(found, path, { form, conditions }, hash);
  }
  return found;
}

/**
 * Reads a form file and draws every part of the form once; `form` is missing if it has errors or cannot be drawn. `isUndrawn` if this program
 * cannot draw forms.
 */
export async function readDrawableForm(
  text: string,
  path: string,
  surroundings: FormSurroundings,
): Promise<{ form?: CompiledForm; conditions: string; problems: Problem[]; isUndrawn?: boolean }> {
  // Most sites have no form, and reading one loads a schema compiler.
  const { readForm } = await import("#compiler/forms/readForm.ts");
  const { form, problems } = readForm(text, path, surroundings);
  if (!form) return { conditions: "", problems };
  const { conditionsCode } = await import("#compiler/forms/validators.ts");
  const conditions = conditionsCode(form);
  const { isDrawn, problem } = await checkDrawing(form, conditions, { text, path });
  if (problem) return { conditions, problems: [...problems, problem] };
  return { form, conditions, problems, isUndrawn: !isDrawn };
}

interface Compiled {
  form: CompiledForm;
  /** The module with its conditions. */
  conditions: string;
}

async function addForm(found: Forms, path: string, compiled: Compiled, hash?: HashContent): Promise<void> {
  const { form } = compiled;
  const { id, version, use, title, items, schema, team } = form;
  const head = { id, version, use, title, ...(items && { items }), ...(team && { team }) };
  if (!hash) {
    found.files[path] = { url: "", form: { ...head, conditions: "", validator: "" } };
    return;
  }
  const { validatorCode } = await import("#compiler/forms/validators.ts");
  const toStored = async (name: string, text: string): Promise<StoredFile> => {
    const content = Buffer.from(text);
    return { hash: await hash(content), name, content };
  };
  const written = await toStored(storableName(path.slice(path.lastIndexOf("/") + 1)), JSON.stringify(form));
  const conditions = await toStored(validatorFile, compiled.conditions);
  const validator = await toStored(validatorFile, validatorCode(schema));
  found.stored.push(written, conditions, validator);
  const withAddresses: FormHead = { ...head, conditions: addressOf(conditions), validator: addressOf(validator) };
  found.files[path] = { url: addressOf(written), form: withAddresses };
}

function addressOf({ hash, name }: StoredFile): string {
  return fileUri(hash, name);
}
