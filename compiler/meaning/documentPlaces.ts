import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { Context } from "./context.ts";
import type { WrittenDocument } from "./writtenDocument.ts";

/**
 * Reports documents that visitors do not reach: whose id or address another one has, and whose
 * languages the site has not.
 */
export function checkDocumentPlaces(context: Context): Finding[] {
  const ids = checkIds(context.written);
  // A copy that kept its id is one mistake.
  const repeated = new Set(ids.map(({ params }) => (params as { id: string }).id));
  const addresses = checkAddresses(context.written, repeated);
  return [...ids, ...addresses, ...context.written.flatMap((document) => checkLanguages(document, context))];
}

// A link to an id leads to the first document that has it. Usually one was copied from the other,
// which has the name of its file.
function checkIds(written: readonly WrittenDocument[]): Finding[] {
  const sameId = new Map<string, string[]>();
  for (const { path, value } of written)
    for (const id of getIds(value)) sameId.set(id, [...(sameId.get(id) ?? []), path]);
  return [...sameId].flatMap(([id, paths]) => {
    const ownPath = paths.find((path) => path.endsWith(`/${id}.json`)) ?? paths[0] ?? "";
    const copies = paths.filter((path) => path !== ownPath);
    return copies.map((file) =>
      report("SL2005", "/id", { id, first: { file: ownPath } }, { severity: "warning", file }),
    );
  });
}

// Of one that is not written right none.
function getIds({ id }: WrittenDocument["value"]): string[] {
  return typeof id === "string" || typeof id === "number" ? [String(id)] : [];
}

// The page of a document has the name of its file, without the folders below documents/. The first
// document is shown that has this name, or this id.
function checkAddresses(written: readonly WrittenDocument[], repeated: ReadonlySet<string>): Finding[] {
  const firsts = new Map<string, string>();
  for (const { path, value } of written)
    for (const name of [getFileName(path), ...getIds(value)]) if (!firsts.has(name)) firsts.set(name, path);
  return written.flatMap(({ path }) => {
    const name = getFileName(path);
    const first = firsts.get(name) ?? path;
    if (first === path || repeated.has(name)) return [];
    return [report("SL5512", "", { name, first: { file: first } }, { file: path })];
  });
}

function getFileName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.json$/, "");
}

function checkLanguages({ path, value }: WrittenDocument, { site }: Context): Finding[] {
  const { languages } = value;
  if (!Array.isArray(languages) || languages.length === 0) return [];
  const siteLanguages: readonly unknown[] = site.languages;
  if (languages.some((language) => siteLanguages.includes(language))) return [];
  return [report("SL5513", "/languages", { languages: [...site.languages] }, { file: path })];
}
