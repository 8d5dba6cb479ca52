import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listSets } from "#compiler/certificates/checkTogether.ts";
import { readCertificate } from "#compiler/certificates/readCertificate.ts";
import type { Language } from "#core/text.ts";
import type { Race } from "#schemas/generated/types.ts";
import { languageTag } from "../../base/http/languages.ts";
import { loadAssets } from "./assets.ts";
import { drawPdf } from "./drawPdf.ts";
import { drawPng } from "./drawPng.ts";
import { layoutCertificate } from "./layout.ts";
import { isNamePrintable } from "./names.ts";
import { makeSampleFacts, type SampleRunner, writeTitle } from "./sample.ts";

/** A file of a preview. */
export interface PreviewFile {
  name: string;
  content: Buffer;
}

interface PreviewedSite {
  race: Race | undefined;
  zone: string;
  /** The texts of its templates by path. */
  certificates: Record<string, string>;
}

/**
 * Draws the certificates of a site's folder for a runner who does not exist: as PDF and PNG, in
 * each language, for each of their sets. Templates with errors are left out.
 */
export async function previewFolder(
  folder: string,
  { race, zone, certificates }: PreviewedSite,
  { languages, runner }: { languages: readonly Language[]; runner: SampleRunner },
): Promise<{ files: PreviewFile[]; isNameReplaced: boolean }> {
  const files: PreviewFile[] = [];
  for (const [path, text] of Object.entries(certificates)) {
    const { certificate } = readCertificate(text, path);
    if (!certificate) continue;
    const assets = await loadAssets(certificate, (src) => readFile(join(folder, src)).catch(() => undefined));
    for (const language of languages)
      for (const set of listSets(certificate)) {
        const facts = makeSampleFacts(race, certificate, { language, set, zone, runner });
        const layout = layoutCertificate(certificate, facts, assets);
        const info = { title: writeTitle(certificate, facts), language: languageTag(language) };
        const name = `${certificate.id}-${set}-${language}`;
        files.push({ name: `${name}.pdf`, content: await drawPdf(layout, assets, info) });
        files.push({ name: `${name}.png`, content: await drawPng(layout, assets) });
      }
  }
  return { files, isNameReplaced: runner.name !== undefined && !isNamePrintable(runner.name) };
}
