import { listSets } from "#compiler/certificates/checkTogether.ts";
import type { Certificate } from "#schemas/generated/types.ts";
import { languageTag } from "../../base/http/languages.ts";
import { loadAssets } from "./assets.ts";
import { drawPdf } from "./drawPdf.ts";
import { drawPng } from "./drawPng.ts";
import { type CertificateAssets, type CertificateFacts, layoutCertificate } from "./layout.ts";
import { writeTitle } from "./sample.ts";

/** The kinds of files of a certificate. */
export const certificateFormats = ["pdf", "png"] as const;
export type CertificateFormat = (typeof certificateFormats)[number];

/** The work of drawing a certificate, as the worker gets it. */
export interface CertificateJob {
  kind: "certificate";
  format: CertificateFormat;
  template: Certificate;
  facts: CertificateFacts;
  /** The files that the template names, by path. */
  files: Record<string, Uint8Array>;
}

// Those of the template that was drawn last: a race downloads one template thousands of times.
let prepared: { key: string; assets: CertificateAssets } | undefined;

/** Draws a certificate for a person as a file. */
export async function drawCertificate({ format, template, facts, files }: CertificateJob): Promise<Buffer> {
  const sizes = Object.entries(files).map(([path, { length }]) => [path, length]);
  const key = JSON.stringify([template, sizes]);
  if (prepared?.key !== key) {
    const read = async (path: string) => files[path] && Buffer.from(files[path]);
    prepared = { key, assets: await loadAssets(template, read) };
  }
  const { assets } = prepared;
  const layout = layoutCertificate(template, facts, assets);
  if (format === "png") return drawPng(layout, assets);
  return drawPdf(layout, assets, { title: writeTitle(template, facts), language: languageTag(facts.language) });
}

/** Returns whether a template is for a set of people. */
export function isFor(template: Certificate, set: CertificateFacts["set"]): boolean {
  return listSets(template).includes(set);
}
