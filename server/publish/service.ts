import { isDeepStrictEqual } from "node:util";
import { eq, sql } from "drizzle-orm";
import { compileSite, readSite } from "#src/compiler/compile.ts";
import type { CompiledSite } from "#src/compiler/emit.ts";
import type { Problem } from "#src/compiler/problems.ts";
import { countChange } from "../db/changes.ts";
import type { Database } from "../db/open.ts";
import { domains, type ReleaseHead, races, releases, sites } from "../db/schema.ts";
import { type FileStore, fileUri } from "../files/store.ts";
import { md5 } from "../http/prebuilt.ts";
import { type RaceFile, readSiteFolder, type StoredFile } from "./folder.ts";

/** What to publish: a site's folder, under which name and at which domain names (normalised). */
export interface Publication {
  folder: string;
  siteId: string;
  domainNames: string[];
  /** A shipped site never replaces what an organiser published or bound. */
  origin: "fixture" | "organiser";
  /** Publishes what visitors can see although the compiler found errors; a file that is no site at all is still refused. */
  isLenient?: boolean;
}

/** How it ended. `refused` and `domain-taken` changed nothing. */
export type Published =
  | { outcome: "published"; releaseId: number; problems: Problem[] }
  | { outcome: "unchanged"; problems: Problem[] }
  | { outcome: "refused"; problems: Problem[] }
  | { outcome: "domain-taken"; domainName: string; problems: Problem[] };

interface Edition {
  siteId: string;
  race: RaceFile | undefined;
  release: Omit<typeof releases.$inferInsert, "releaseId" | "publishedAt">;
}

/**
 * Publishes a site's folder: compiles it, stores its text, its compiled form and its files under their hashes, and binds
 * its domain names, all or nothing.
 */
export async function publishFolder(db: Database, store: FileStore, publication: Publication): Promise<Published> {
  const { source, race, files, stored, problems: others } = await readSiteFolder(publication.folder);
  if (source === undefined) return { outcome: "refused", problems: others };
  const problems = [...readSite(source, "site.json", { race, files }).problems, ...others];
  const hasErrors = problems.some(({ severity }) => severity === "error");
  const compiled = compileSite(source, files, { race });
  if (!compiled || (hasErrors && !publication.isLenient)) return { outcome: "refused", problems };
  const edition = makeEdition(publication, source, compiled, race, problems);
  // Files first: nobody can ask for them before the transaction names them.
  await storeAll(store, [...stored, ...edition.stored]);
  return bind(db, publication, edition);
}

function makeEdition(
  { siteId, origin }: Publication,
  source: string,
  compiled: CompiledSite,
  race: RaceFile | undefined,
  problems: Problem[],
): Edition & { stored: StoredFile[] } {
  const file = (name: string, text: string) => ({ hash: md5(text), name, content: Buffer.from(text) });
  const siteFile = file("site.json", JSON.stringify(compiled));
  const sourceFile = file("source.json", source);
  const styles = themeStyles(compiled.themeVariables);
  const themeFile = styles === undefined ? undefined : file("theme.css", styles);
  return {
    siteId,
    race,
    release: {
      siteId,
      origin,
      fileMd5: siteFile.hash,
      uri: fileUri(siteFile.hash, siteFile.name),
      sourceMd5: sourceFile.hash,
      sourceUri: fileUri(sourceFile.hash, sourceFile.name),
      head: headOf(compiled, themeFile && fileUri(themeFile.hash, themeFile.name)),
      problems,
    },
    stored: [siteFile, sourceFile, ...(themeFile ? [themeFile] : [])],
  };
}

// The compiler made both names and values; nothing an organiser wrote reaches the style sheet as it is.
function themeStyles(variables: Record<string, string>): string | undefined {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};\n`);
  return lines.length > 0 ? `:root {\n${lines.join("")}}\n` : undefined;
}

function headOf({ site, units }: CompiledSite, themeUri: string | undefined): ReleaseHead {
  const mobileUrl = site.mobileUrl && URL.canParse(site.mobileUrl) ? new URL(site.mobileUrl) : undefined;
  return {
    title: site.title,
    ...(site.description && { description: site.description }),
    languages: site.languages,
    ...(mobileUrl && /^https?:$/.test(mobileUrl.protocol) && { mobileUrl: mobileUrl.href }),
    ...(themeUri && { themeUri }),
    units,
  };
}

async function storeAll(store: FileStore, files: StoredFile[]): Promise<void> {
  // A few at a time: a site has hundreds of files, and each is an open file.
  for (let first = 0; first < files.length; first += 16) {
    await Promise.all(files.slice(first, first + 16).map(({ hash, name, content }) => store.put(hash, name, content)));
  }
}

class DomainTaken extends Error {}

async function bind(db: Database, publication: Publication, { siteId, race, release }: Edition): Promise<Published> {
  const { domainNames, origin } = publication;
  const problems = release.problems as Problem[];
  try {
    return await db.transaction(async (tx): Promise<Published> => {
      // Two processes that start at once, or two organisers, publish one after the other.
      await tx.execute(sql`select pg_advisory_xact_lock(727002)`);
      const current = await readCurrent(tx, siteId);
      const isOthers = origin === "fixture" && current?.origin === "organiser";
      const isSame = !isOthers && (await isPublished(tx, current, release, race));
      if (isOthers || (isSame && (await areBound(tx, domainNames, siteId, origin)))) return { outcome: "unchanged", problems };
      const releaseId = isSame && current ? current.releaseId : await insertEdition(tx, siteId, race, release);
      await bindDomains(tx, domainNames, siteId, origin);
      await countChange(tx);
      return { outcome: "published", releaseId, problems };
    });
  } catch (error) {
    if (error instanceof DomainTaken) return { outcome: "domain-taken", domainName: error.message, problems };
    throw error;
  }
}

type Current = { releaseId: number; origin: string; fileMd5: string; sourceMd5: string; head: ReleaseHead; raceId: string | null };

async function readCurrent(db: Database, siteId: string): Promise<Current | undefined> {
  const { releaseId, origin, fileMd5, sourceMd5, head } = releases;
  const [row] = await db
    .select({ releaseId, origin, fileMd5, sourceMd5, head, raceId: sites.raceId })
    .from(sites)
    .innerJoin(releases, eq(releases.releaseId, sites.releaseId))
    .where(eq(sites.siteId, siteId));
  return row;
}

async function isPublished(db: Database, current: Current | undefined, release: Edition["release"], race?: RaceFile): Promise<boolean> {
  // An organiser who publishes what was shipped takes the site over all the same.
  if (!current || (release.origin === "organiser" && current.origin === "fixture")) return false;
  if (current.fileMd5 !== release.fileMd5 || current.sourceMd5 !== release.sourceMd5) return false;
  if (!isDeepStrictEqual(current.head, release.head) || current.raceId !== (race?.raceId ?? null)) return false;
  if (!race) return true;
  const [stored] = await db.select().from(races).where(eq(races.raceId, race.raceId));
  return isDeepStrictEqual(stored?.details, detailsOf(race));
}

async function areBound(db: Database, names: string[], siteId: string, origin: Publication["origin"]): Promise<boolean> {
  for (const name of names) {
    const [bound] = await db.select().from(domains).where(eq(domains.domainName, name));
    if (!bound || (bound.siteId !== siteId && origin === "organiser")) return false;
  }
  return true;
}

async function insertEdition(db: Database, siteId: string, race: RaceFile | undefined, release: Edition["release"]): Promise<number> {
  if (race) {
    const details = detailsOf(race);
    await db
      .insert(races)
      .values({ raceId: race.raceId, details })
      .onConflictDoUpdate({ target: races.raceId, set: { details, updatedAt: sql`now()` } });
  }
  await db.insert(sites).values({ siteId }).onConflictDoNothing();
  const [inserted] = await db.insert(releases).values(release).returning({ releaseId: releases.releaseId });
  if (!inserted) throw new Error(`The edition of ${siteId} was not stored.`);
  await db
    .update(sites)
    .set({ releaseId: inserted.releaseId, raceId: race?.raceId ?? null })
    .where(eq(sites.siteId, siteId));
  return inserted.releaseId;
}

async function bindDomains(db: Database, names: string[], siteId: string, origin: Publication["origin"]): Promise<void> {
  for (const domainName of names) {
    await db.insert(domains).values({ domainName, siteId }).onConflictDoNothing();
    if (origin === "fixture") continue;
    const [bound] = await db.select().from(domains).where(eq(domains.domainName, domainName));
    if (bound?.siteId !== siteId) throw new DomainTaken(domainName);
  }
}

// As JSON keeps it, so that what comes back from the database compares as equal.
function detailsOf({ raceId: _raceId, ...details }: RaceFile): Record<string, unknown> {
  return JSON.parse(JSON.stringify(details));
}
