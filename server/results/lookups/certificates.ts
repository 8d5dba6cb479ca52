import type { FoundCertificate, FoundScore } from "#contract/lookUps.ts";
import type { Language } from "#core/text.ts";
import { itemName, type RaceSite } from "../../race/raceSite.ts";
import { type CertificateTools, signCertificate } from "../certificates/issue.ts";
import type { FoundRow } from "./scores.ts";

/**
 * Returns the certificate of a result with addresses for its runner, which are null until it opens;
 * null if there is none.
 */
export async function openCertificate(
  tools: CertificateTools,
  { open: { set }, row }: FoundRow,
  language: Language,
): Promise<FoundScore["certificate"]> {
  const signed = await signCertificate(tools, { setId: set.setId, row }, language);
  if (!signed) return null;
  const { code, opensAt, files } = signed;
  const isOpen = opensAt <= Date.now();
  return { code, opensAt, pdf: isOpen ? files.pdf : null, png: isOpen ? files.png : null };
}

/** Returns the certificates of a runner's results. */
export async function listCertificates(
  tools: CertificateTools,
  site: RaceSite,
  rows: readonly FoundRow[],
  language: Language,
): Promise<FoundCertificate[]> {
  const certificates = await Promise.all(rows.map((row) => openCertificate(tools, row, language)));
  return rows.flatMap(({ open }, index) => {
    const { item, edition } = open.set;
    const certificate = certificates[index];
    return certificate ? [{ item, itemName: itemName(site, item), edition, ...certificate }] : [];
  });
}
