import { compileSite, readSite } from "#src/compiler/compile.ts";
import type { CompiledSite } from "#src/compiler/emit.ts";
import type { Database } from "../db/open.ts";
import type { FileStore } from "../files/store.ts";
import { bindEdition } from "./bind.ts";
import { makeEdition } from "./edition.ts";
import { type RaceFile, readSiteFolder, type StoredFile } from "./folder.ts";
import type { Publication, Published } from "./publication.ts";

/**
 * Publishes a site's folder: compiles it, stores its text, its compiled form and its files under their hashes, and binds
 * its domain names, all or nothing.
 */
export async function publishFolder(db: Database, store: FileStore, publication: Publication): Promise<Published> {
  const folder = await readSiteFolder(publication.folder);
  const { source, race, files, stored, problems: others } = folder;
  if (source === undefined) return { outcome: "refused", problems: others };
  const problems = [...readSite(source, "site.json", folder).problems, ...others];
  const hasErrors = problems.some(({ severity }) => severity === "error");
  const compiled = compileSite(source, files, { race });
  if (!compiled || (hasErrors && !publication.isLenient)) return { outcome: "refused", problems };
  const edition = makeEdition(publication, source, compiled, race ?? raceOfSite(compiled), problems);
  // Files first: nobody can ask for them before the transaction names them.
  await storeAll(store, [...stored, ...edition.stored]);
  return bindEdition(db, publication, edition);
}

// A site that writes its race's facts itself needs no race.json: the site's id is the race's.
function raceOfSite({ site }: CompiledSite): RaceFile | undefined {
  return site.race && { raceId: site.id, raceName: site.race.name.zh, startTime: site.race.startsAt };
}

async function storeAll(store: FileStore, files: StoredFile[]): Promise<void> {
  // A few at a time: a site has hundreds of files, and each is an open file.
  for (let first = 0; first < files.length; first += 16) {
    await Promise.all(files.slice(first, first + 16).map(({ hash, name, content }) => store.put(hash, name, content)));
  }
}
