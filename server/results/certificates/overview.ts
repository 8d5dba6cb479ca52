import { asc, eq } from "drizzle-orm";
import type { CertificateOverview } from "#contract/certificates.ts";
import type { Language } from "#core/text.ts";
import type { Database } from "../../base/db/open.ts";
import { results } from "../../base/db/resultSchema.ts";
import { inTurns } from "../../base/exports/inTurns.ts";
import type { Drawer } from "../../base/print/drawer.ts";
import { cacheReads } from "../../base/readCache.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import type { RaceTools } from "../../race/tools.ts";
import { findNewestSet } from "../sets/current.ts";
import { currentEdition, type Edition } from "../sets/rules.ts";
import { mostInArchive } from "./archive.ts";
import { drawCached } from "./issue.ts";
import { setOfStatus } from "./issued.ts";
import type { CertificateFacts } from "./layout.ts";
import { isNamePrintable } from "./names.ts";
import { makeSampleFacts } from "./sample.ts";
import { findTemplate, getOpening, readTemplateFiles } from "./templates.ts";

type Earned = CertificateFacts["set"];

const mostListed = 200;

/**
 * Returns which templates the people of an item get, how many of the newest published set do, in
 * which archives these are, and whose names the fonts lack.
 */
export async function describeCertificates(
  tools: Pick<RaceTools, "db" | "store">,
  site: RaceSite,
  edition: Edition,
): Promise<CertificateOverview> {
  const set = await findNewestSet(tools.db, edition);
  const runners = set ? await readRunners(tools.db, set.setId) : [];
  const isPast = edition.edition !== currentEdition(site.site);
  const templates = (await listServing(tools, site, edition.item)).map(({ earned, served }) => ({
    set: served?.set ?? earned,
    template: served?.template.id ?? null,
    opensAt: served ? getOpening(site, served.template, isPast) || null : null,
    count: runners.filter((runner) => runner.earned && (served?.set === "volunteers" || runner.earned === earned))
      .length,
  }));
  const served = new Set(templates.flatMap((row) => (row.template === null ? [] : [row.set])));
  const getting = runners.filter(({ earned }) => earned && (served.has(earned) || served.has("volunteers")));
  return {
    setNumber: set?.number ?? null,
    templates,
    parts: listParts(getting),
    unprintable: set ? ((await readUnprintable(String(set.setId), () => listUnprintable(runners))) ?? []) : [],
  };
}

interface Runner {
  row: number;
  bib: string | null;
  name: string | null;
  latinName: string | null;
  earned: Earned | undefined;
}

async function readRunners(db: Database, setId: number): Promise<Runner[]> {
  const { row, bib, name, latinName, status } = results;
  const rows = await db
    .select({ row, bib, name, latinName, status })
    .from(results)
    .where(eq(results.setId, setId))
    .orderBy(asc(row));
  return rows.map(({ status: ended, ...runner }) => ({ ...runner, earned: setOfStatus(ended) }));
}

// One for volunteers is for everybody in the item.
async function listServing(tools: Pick<RaceTools, "store">, site: RaceSite, item: string) {
  const find = async (earned: Earned) => ({ earned, served: await findTemplate(tools, site, { item, set: earned }) });
  const [finishers, participants] = await Promise.all([find("finishers"), find("participants")]);
  return finishers.served?.set === "volunteers" ? [finishers] : [finishers, participants];
}

function listParts(runners: readonly Runner[]): CertificateOverview["parts"] {
  const counts = new Map<number, number>();
  for (const { row } of runners) {
    const from = Math.floor((row - 1) / mostInArchive) * mostInArchive + 1;
    counts.set(from, (counts.get(from) ?? 0) + 1);
  }
  return [...counts].map(([from, count]) => ({ from, count }));
}

// A published set never changes. The fonts do, with a start of the server.
const readUnprintable = cacheReads<CertificateOverview["unprintable"]>(50);

async function listUnprintable(runners: readonly Runner[]): Promise<CertificateOverview["unprintable"]> {
  const unprintable: CertificateOverview["unprintable"] = [];
  for await (const { bib, name, latinName, earned } of inTurns(runners)) {
    if (!earned || name === null || isNamePrintable(name)) continue;
    const printed = latinName !== null && isNamePrintable(latinName) ? latinName : null;
    if (unprintable.push({ bib, name, printed }) >= mostListed) break;
  }
  return unprintable;
}

/** Draws the certificate of a set of people for a runner who does not exist, as PNG. */
export async function previewCertificate(
  tools: Pick<RaceTools, "store"> & { drawer: Drawer },
  site: RaceSite,
  { item, set, language }: { item: string; set: Earned; language: Language },
): Promise<Buffer | "certificate/not-found" | "busy"> {
  const served = (await listServing(tools, site, item)).find((row) => row.served?.set === set)?.served;
  if (!served) return "certificate/not-found";
  const { template } = served;
  const { race } = site.site;
  const wording = { language, set, zone: site.timeZone, runner: {} };
  const facts = makeSampleFacts(race, { ...template, items: [item] }, wording);
  const files = await readTemplateFiles(tools, site, template);
  const job = { kind: "certificate", format: "png", template, facts, files } as const;
  return drawCached(tools.drawer, job, `preview ${site.raceId}`);
}
