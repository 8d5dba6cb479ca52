import { join } from "node:path";
import { checkTogether } from "#compiler/certificates/checkTogether.ts";
import { readCertificate } from "#compiler/certificates/readCertificate.ts";
import type { CertificateSurroundings } from "#compiler/certificates/surroundings.ts";
import type { Problem } from "#compiler/problems/problems.ts";
import type { SiteFile } from "#schemas/siteFile.ts";
import { fileUri, storableName } from "../files/names.ts";
import type { ReadText } from "./readText.ts";
import type { HashContent, StoredFile } from "./storedFile.ts";

interface Certificates {
  files: Record<string, SiteFile>;
  /** Their content as the organiser wrote it. */
  texts: Record<string, string>;
  stored: StoredFile[];
  problems: Problem[];
}

/** Reads the templates of certificates of a site's folder; a check has no `hash`. */
export async function readCertificates(
  folder: string,
  paths: string[],
  { hash, readText, ...surroundings }: CertificateSurroundings & { hash: HashContent | undefined; readText: ReadText },
): Promise<Certificates> {
  const certificates: Certificates = { files: {}, texts: {}, stored: [], problems: [] };
  const valid: Parameters<typeof checkTogether>[0][number][] = [];
  for (const path of paths) {
    const text = await readText(join(folder, path));
    certificates.texts[path] = text;
    const { certificate, problems } = readCertificate(text, path, surroundings);
    certificates.problems.push(...problems);
    if (!certificate) continue;
    valid.push({ path, certificate });
    const content = Buffer.from(JSON.stringify(certificate));
    const name = storableName(path.slice(path.lastIndexOf("/") + 1));
    const stored = { hash: hash ? await hash(content) : "", name, content };
    if (hash) certificates.stored.push(stored);
    certificates.files[path] = { url: hash ? fileUri(stored.hash, name) : "" };
  }
  certificates.problems.push(...checkTogether(valid));
  return certificates;
}
