import { eq } from "drizzle-orm";
import type { CompiledSite } from "#compiler/emit/emit.ts";
import { asksTheSame } from "#compiler/forms/sameQuestions.ts";
import type { Finding, Problem } from "#compiler/problems/problems.ts";
import { report } from "#compiler/problems/report.ts";
import type { CompiledForm } from "#forms/form.ts";
import type { SiteFile } from "#schemas/siteFile.ts";
import type { Database } from "../../base/db/open.ts";
import { releases, sites } from "../../base/db/schema.ts";
import { fileUri } from "../files/names.ts";
import { type FileStore, readStored } from "../files/store.ts";
import type { StoredFile } from "./storedFile.ts";

/** A compiled form and its path in the folder of a site. */
export interface NextForm {
  path: string;
  form: CompiledForm;
}

/** Returns the forms of an edition that is about to be published. */
export function nextForms(next: { files: Record<string, SiteFile>; stored: StoredFile[] }): NextForm[] {
  if (!Object.values(next.files).some(({ form }) => form)) return [];
  const contents = new Map(next.stored.map(({ hash, name, content }) => [fileUri(hash, name), content]));
  return listForms(next.files, (url) => String(contents.get(url)));
}

/**
 * Returns the problems between the published forms of a site and the next ones: a lower version,
 * changed questions under the same version, which identifies the questions of drafts and sign-ups,
 * or changed words under the same version of a policy.
 */
export async function checkFormVersions(
  db: Database,
  store: FileStore,
  siteId: string,
  forms: NextForm[],
): Promise<Problem[]> {
  if (forms.length === 0) return [];
  const current = await readCurrentForms(db, store, siteId);
  return forms.flatMap(({ path, form }): Problem[] => {
    const before = current.find((previous) => previous.id === form.id);
    if (!before) return [];
    const policies = listPolicies(before, form);
    if (before.version < form.version) return policies.map((finding) => ({ ...finding, file: path }));
    const findings =
      before.version > form.version ? [reportLowerVersion(form, before)] : listChangedQuestions(before, form);
    return [...findings, ...policies].map((finding) => ({ ...finding, file: path }));
  });
}

function reportLowerVersion({ version }: CompiledForm, { version: published }: CompiledForm): Finding {
  return report("SL6024", "/version", { version, published }, { suggestion: String(published) });
}

function listChangedQuestions(before: CompiledForm, form: CompiledForm): Finding[] {
  if (asksTheSame(before, form)) return [];
  const { version } = form;
  const fix = { pointer: "/version", value: version + 1 };
  return [report("SL6025", "/version", { version }, { suggestion: String(version + 1), fix })];
}

// Agreements in fields are stored with the version; those at the end of the sign-up with their
// words.
function listPolicies(before: CompiledForm, { policies, fields }: CompiledForm): Finding[] {
  const usedPolicies = new Set(Object.values(fields).map((field) => field?.options.policy));
  return policies.flatMap(({ id, version, hash }, index) => {
    const published = before.policies.find((policy) => policy.id === id && policy.version === version);
    const isChanged = usedPolicies.has(id) && published !== undefined && published.hash !== hash;
    return isChanged ? [report("SL6031", `/policies/${index}/version`, { id, version })] : [];
  });
}

async function readCurrentForms(db: Database, store: FileStore, siteId: string): Promise<CompiledForm[]> {
  const [current] = await db
    .select({ uri: releases.uri })
    .from(sites)
    .innerJoin(releases, eq(releases.releaseId, sites.releaseId))
    .where(eq(sites.siteId, siteId));
  const text = await readStored(store, current?.uri);
  if (!text) return [];
  const { files } = JSON.parse(String(text)) as CompiledSite;
  const texts = new Map<string, string>();
  for (const { url, form } of Object.values(files)) if (form) texts.set(url, String(await readStored(store, url)));
  return listForms(files, (url) => texts.get(url) ?? "").map(({ form }) => form);
}

// The start reports missing files of the store; here such a file only cannot be compared.
function listForms(files: Record<string, SiteFile>, readFile: (url: string) => string): NextForm[] {
  return Object.entries(files).flatMap(([path, { url, form }]) => {
    const text = form ? readFile(url) : "";
    return text.startsWith("{") ? [{ path, form: JSON.parse(text) as CompiledForm }] : [];
  });
}
