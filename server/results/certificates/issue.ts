import { createHash } from "node:crypto";
import type { CheckedCertificate } from "#contract/certificates.ts";
import { formatTime } from "#core/raceTimes.ts";
import { inLanguage, type Language } from "#core/text.ts";
import type { Drawer } from "../../base/print/drawer.ts";
import { cacheReads } from "../../base/readCache.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { buildPublicLink } from "../../race/ownLink.ts";
import { itemName, type RaceSite } from "../../race/raceSite.ts";
import { findShownSite } from "../../race/shownSite.ts";
import type { RaceTools } from "../../race/tools.ts";
import { chooseTime, findBasis } from "../sets/basis.ts";
import { currentEdition } from "../sets/rules.ts";
import {
  type FileKey,
  isSigned,
  makeCertificateCode,
  type ResultPlace,
  readCertificateCode,
  signFile,
} from "./code.ts";
import { stateFacts } from "./facts.ts";
import { findIssuedResult, type IssuedResult, setOfStatus } from "./issued.ts";
import type { CertificateFormat, CertificateJob } from "./job.ts";
import { findTemplate, getOpening, readTemplateFiles } from "./templates.ts";

/** What the calls of certificates work with. */
export type CertificateTools = RaceTools & { secrets: Secrets; env: { port: number } };

/** The path of the page on which anyone checks a certificate; its code follows. */
export const checkPath = "/certificate";

/** Returns what anyone with the code of a certificate learns; undefined if there is none. */
export async function checkCode(
  tools: CertificateTools,
  code: string,
  language: Language,
): Promise<CheckedCertificate | undefined> {
  const place = readCertificateCode(tools.secrets, code);
  const issued = place && (await findIssuedResult(tools.db, place));
  if (!issued) return undefined;
  const { newest, set, isHidden } = issued;
  const replacedBy = newest > set.number ? newest : null;
  if (isHidden) return { state: "hidden", replacedBy, certificate: null };
  const site = await findShownSite(tools, issued.raceId);
  const state = replacedBy === null ? "valid" : "replaced";
  return { state, replacedBy, certificate: describeResult(issued, site, language) };
}

function describeResult(
  { result, rules, set, item, edition }: IssuedResult,
  site: RaceSite | undefined,
  language: Language,
): NonNullable<CheckedCertificate["certificate"]> {
  const basis = findBasis(rules, result.overallRank);
  const ms = chooseTime(basis, result);
  const isFinished = result.status === "finished" && ms !== null;
  return {
    race: inLanguage(site?.site.race?.name, language),
    item: inLanguage(site ? itemName(site, item) : rules.itemName, language),
    edition,
    name: result.name ?? result.latinName ?? "",
    status: result.status,
    time: isFinished ? formatTime(ms, { rounding: rules.rounding }) : null,
    basis,
    overallRank: result.overallRank,
    set: set.number,
    setKind: set.kind,
    publishedAt: set.publishedAt.getTime(),
    timeZone: rules.timeZone,
  };
}

/** A result that gets a certificate, with what draws it. */
export interface IssuedCertificate {
  job: Omit<CertificateJob, "format">;
  /** From when on it can be downloaded, in ms since 1970. */
  opensAt: number;
}

/** Returns the certificate of a result; undefined if its runner gets none. */
export async function prepareCertificate(
  tools: CertificateTools,
  issued: IssuedResult,
  { site, language }: { site: RaceSite; language: Language },
): Promise<IssuedCertificate | undefined> {
  const { result, item, edition } = issued;
  const earned = setOfStatus(result.status);
  const chosen = earned && (await findTemplate(tools, site, { item, set: earned }));
  if (!chosen) return undefined;
  const { template, set } = chosen;
  const code = makeCertificateCode(tools.secrets, result);
  const address = buildPublicLink(site, tools.env.port, `${checkPath}/${code}`);
  const facts = stateFacts(issued, site, { language, set, address, code });
  const files = await readTemplateFiles(tools, site, template);
  const isPast = edition !== currentEdition(site.site);
  return { job: { kind: "certificate", template, facts, files }, opensAt: getOpening(site, template, isPast) };
}

/** Which file of a certificate is wanted. */
export interface WantedFile {
  format: CertificateFormat;
  language: Language;
}

type Refused =
  | { error: "certificate/not-found" | "certificate/expired" | "certificate/replaced" | "server/unavailable" }
  | { error: "certificate/not-open"; opensAt: number };

/** Draws the file of a signed address. */
export async function drawSigned(
  tools: CertificateTools & { drawer: Drawer },
  code: string,
  { until, key, format, language }: WantedFile & FileKey,
): Promise<Buffer | Refused> {
  if (!isSigned(tools.secrets, code, { until, key }, Date.now())) return { error: "certificate/expired" };
  const place = readCertificateCode(tools.secrets, code);
  const issued = place && (await findIssuedResult(tools.db, place));
  const site = issued && (await findShownSite(tools, issued.raceId));
  const certificate = site && (await prepareCertificate(tools, issued, { site, language }));
  if (!issued || !certificate) return { error: "certificate/not-found" };
  if (issued.newest > issued.set.number) return { error: "certificate/replaced" };
  if (certificate.opensAt > Date.now()) return { error: "certificate/not-open", opensAt: certificate.opensAt };
  const file = await drawCached(tools.drawer, { ...certificate.job, format }, code);
  return file === "busy" ? { error: "server/unavailable" } : file;
}

// By content: a runner opens the same file several times, and a friend once more.
const readDrawn = cacheReads<Buffer>(200);

/** Draws a certificate in its turn, or returns it from the cache. */
export async function drawCached(drawer: Drawer, job: CertificateJob, turn: string): Promise<Buffer | "busy"> {
  const { format, template, facts, files } = job;
  const hash = createHash("sha256").update(JSON.stringify([format, template, facts]));
  for (const file of Object.values(files)) hash.update(file);
  const file = await readDrawn(hash.digest("base64"), async () => {
    const drawing = await drawer.draw(job, turn);
    return drawing === "busy" ? undefined : drawing;
  });
  return file ?? "busy";
}

/**
 * Returns the addresses of the files of a result's certificate, valid for an hour, and when it
 * opens; undefined if its runner gets none. For who has looked the own result up.
 */
export async function signCertificate(
  tools: CertificateTools,
  place: ResultPlace,
  language: Language,
): Promise<{ code: string; opensAt: number; files: Record<CertificateFormat, string> } | undefined> {
  const issued = await findIssuedResult(tools.db, place);
  const site = issued && (await findShownSite(tools, issued.raceId));
  const certificate = site && (await prepareCertificate(tools, issued, { site, language }));
  if (!certificate) return undefined;
  const code = makeCertificateCode(tools.secrets, place);
  const { until, key } = signFile(tools.secrets, code, Date.now());
  const write = (format: CertificateFormat) =>
    `${checkPath}/${code}/file?until=${until}&key=${key}&format=${format}&language=${language}`;
  return { code, opensAt: certificate.opensAt, files: { pdf: write("pdf"), png: write("png") } };
}
