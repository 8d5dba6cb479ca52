import { and, desc, eq } from "drizzle-orm";
import type { CompiledSite } from "#compiler/emit/emit.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { countChange } from "../../base/db/changes.ts";
import type { Database } from "../../base/db/open.ts";
import { domains, releases, sites } from "../../base/db/schema.ts";
import { md5 } from "../../base/http/prebuilt.ts";
import { commandActor } from "../../base/rights.ts";
import { type FileStore, readStored } from "../files/store.ts";
import { readRaceFacts } from "../items/facts.ts";
import { settleRace } from "../items/settle.ts";
import { activate, lockPublishing } from "./bind.ts";
import { brandAddresses } from "./brand.ts";
import { findOtherSite } from "./claimRace.ts";
import type { RaceFile } from "./folder.ts";
import { variantAddresses } from "./siteFiles.ts";

/**
 * One edition of a domain's site. `hash` names its content: equal content has an equal hash, on any
 * machine.
 */
export interface Release {
  releaseId: number;
  hash: string;
  siteId: string;
  publishedAt: Date;
  /** Whether it is the published one. */
  isActive: boolean;
}

/** The outcome of a rollback; only `rolled-back` changed anything. */
export type RolledBack =
  | { outcome: "rolled-back"; release: Release }
  | { outcome: "no-domain" | "no-release" | "already-active" | "race-taken" }
  | { outcome: "damaged"; file: string };

/** Returns the editions of a domain's site, newest first; empty if no site is bound to it. */
export async function listReleases(db: Database, domainName: string): Promise<Release[]> {
  const rows = await db
    .select({
      releaseId: releases.releaseId,
      hash: releases.fileMd5,
      siteId: sites.siteId,
      publishedAt: releases.publishedAt,
      activeId: sites.releaseId,
    })
    .from(domains)
    .innerJoin(sites, eq(sites.siteId, domains.siteId))
    .innerJoin(releases, eq(releases.siteId, sites.siteId))
    .where(eq(domains.domainName, domainName))
    .orderBy(desc(releases.releaseId));
  return rows.map(({ activeId, ...release }) => ({ ...release, isActive: release.releaseId === activeId }));
}

/**
 * Publishes an earlier edition again: the one before the active one, or the newest whose hash
 * starts with `to`. Refuses an edition with a missing or damaged file, and one whose race now
 * belongs to another site.
 */
export async function rollBack(
  db: Database,
  store: FileStore,
  { domainName, to }: { domainName: string; to?: string | undefined },
): Promise<RolledBack> {
  const history = await listReleases(db, domainName);
  const active = history.findIndex(({ isActive }) => isActive);
  if (history.length === 0) return { outcome: "no-domain" };
  const release = to === undefined ? history[active + 1] : history.find(({ hash }) => hash.startsWith(to));
  if (!release) return { outcome: "no-release" };
  if (release.isActive) return { outcome: "already-active" };
  const damaged = await findDamage(db, store, release);
  if (damaged) return { outcome: "damaged", file: damaged };
  return db.transaction(async (tx): Promise<RolledBack> => {
    await lockPublishing(tx);
    const race = await readRace(tx, release);
    if (race && (await findOtherSite(tx, race.raceId, release.siteId)) !== undefined) return { outcome: "race-taken" };
    // The organiser's choice: the next start does not publish a shipped site over it.
    await tx.update(releases).set({ origin: "organiser" }).where(eq(releases.releaseId, release.releaseId));
    await activate(tx, { ...release, race });
    await settleEdition(tx, store, release);
    await recordAudit(tx, {
      raceId: race?.raceId,
      actor: commandActor,
      action: "roll-back",
      entity: "site",
      entityId: release.siteId,
      details: { releaseId: release.releaseId, fileMd5: release.hash },
    });
    await countChange(tx);
    return { outcome: "rolled-back", release: { ...release, isActive: true } };
  });
}

// Its places count again. Entries that are more than those stay.
async function settleEdition(tx: Database, store: FileStore, { siteId }: Release): Promise<void> {
  const [current] = await tx
    .select({ uri: releases.uri, raceId: sites.raceId })
    .from(sites)
    .innerJoin(releases, eq(releases.releaseId, sites.releaseId))
    .where(eq(sites.siteId, siteId));
  if (!current || current.raceId === null) return;
  const { site } = JSON.parse(String(await readStored(store, current.uri))) as CompiledSite;
  await settleRace(tx, current.raceId, readRaceFacts(site));
}

// The race of an edition; undefined if it has none.
async function readRace(db: Database, { releaseId }: Release): Promise<RaceFile | undefined> {
  const [row] = await db.select({ race: releases.race }).from(releases).where(eq(releases.releaseId, releaseId));
  return row && "raceId" in row.race ? (row.race as RaceFile) : undefined;
}

// The site file names every other file.
async function findDamage(db: Database, store: FileStore, { releaseId, siteId }: Release): Promise<string | undefined> {
  const [row] = await db
    .select({ uri: releases.uri, sourceUri: releases.sourceUri, head: releases.head })
    .from(releases)
    .where(and(eq(releases.releaseId, releaseId), eq(releases.siteId, siteId)));
  if (!row) return "site.json";
  if (!(await isWhole(store, row.uri))) return row.uri;
  const { files } = JSON.parse(String(await readStored(store, row.uri))) as CompiledSite;
  const entries = Object.values(files);
  const editions = entries.flatMap(({ url, widths, form }) => [
    ...(widths ? [] : [url]),
    ...(form?.conditions ? [form.conditions] : []),
    ...(form ? [form.validator] : []),
  ]);
  for (const url of [
    row.sourceUri,
    ...(row.head.themeUri ? [row.head.themeUri] : []),
    ...brandAddresses(row.head.brand),
    ...editions,
  ])
    if (!(await isWhole(store, url))) return url;
  for (const file of entries) {
    const variants = variantAddresses(file);
    if (variants.length > 0 && !(await isWholePicture(store, file.url, variants))) return file.url;
  }
  return undefined;
}

// The variants of a picture are under the hash of their hashes (pictures.ts), as is one of them
// under the picture's own name.
async function isWholePicture(store: FileStore, url: string, variants: string[]): Promise<boolean> {
  const hashes: string[] = [];
  for (const variant of [...variants, url]) hashes.push(md5((await readStored(store, variant)) ?? ""));
  const fullHash = hashes.pop() ?? "";
  return hashes.includes(fullHash) && url.split("/")[2] === md5(hashes.join("\n"));
}

async function isWhole(store: FileStore, url: string): Promise<boolean> {
  const content = await readStored(store, url);
  const [, , hash = "", name = ""] = url.split("/");
  return content !== undefined && md5(content) === hash && (await store.holds(hash, name, content));
}
