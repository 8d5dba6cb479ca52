import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { report } from "#compiler/problems/report.ts";
import type { Progress } from "#pictures/pictures.ts";
import { countChange } from "../../base/db/changes.ts";
import type { Database } from "../../base/db/open.ts";
import { normaliseDomainName } from "../../base/http/domainName.ts";
import { loadShippedFile } from "../cloud-config/service.ts";
import { type Country, replaceCountries } from "../countries/service.ts";
import { previewDomain } from "../domains/boundSites.ts";
import type { FileStore } from "../files/store.ts";
import { lockPublishing } from "./bind.ts";
import type { Published } from "./publication.ts";
import { publishFolder } from "./service.ts";

/** The site of the plain name localhost, also shown if no race is bound. */
const localhostSite = "canal-city-2025";
const previewSite = "unbound";

/** A folder of a site that a start publishes. */
export interface SiteSource {
  /** The folder's name, which is the site's. */
  name: string;
  folder: string;
  /** The site's local name; undefined if the folder's name cannot be one. */
  domainName: string | undefined;
}

/**
 * Returns the site folders of these folders; of two with the same name, the later one is used. The
 * site of localhost comes first.
 */
export async function listSites(...sitesDirs: (string | undefined)[]): Promise<SiteSource[]> {
  const folderLists = await Promise.all(sitesDirs.map((folder) => (folder ? listFolders(folder) : [])));
  const folders = [...new Map(folderLists.flat())];
  return folders
    .sort(([a], [b]) => Number(b === localhostSite) - Number(a === localhostSite))
    .map(([name, folder]) => ({ name, folder, domainName: normaliseDomainName(localName(name)) }));
}

/**
 * Publishes a site's folder at its local name. A site with errors is shown as far as possible; one
 * that cannot be published keeps its earlier edition.
 */
export async function publishSite(
  db: Database,
  store: FileStore,
  { name, folder, domainName }: SiteSource,
): Promise<Published> {
  if (domainName === undefined)
    return { outcome: "refused", problems: [report("SL4011", "", { folder: name }, { file: "site.json" })] };
  const domainNames = [domainName];
  const pictures = { onProgress: logFirst(name) };
  return publishFolder(db, store, { folder, siteId: name, domainNames, origin: "fixture", isLenient: true, pictures });
}

/** Publishes every site folder. Returns the results by the folders' names. */
export async function loadSites(
  db: Database,
  store: FileStore,
  sitesDir: string,
  ownSitesDir?: string,
): Promise<Map<string, Published>> {
  const results = new Map<string, Published>();
  for (const source of await listSites(sitesDir, ownSitesDir))
    results.set(source.name, await publishSite(db, store, source));
  return results;
}

// Hundreds of photos take minutes, during which the server is silent otherwise.
function logFirst(name: string): (progress: Progress) => void {
  let isLogged = false;
  return ({ isNew, total }) => {
    if (isNew && !isLogged) console.log(`Site ${name}: making the sizes of its pictures (${total}) …`);
    isLogged ||= isNew;
  };
}

/**
 * Loads the countries, the cloud config and the translation tables of a folder if they changed.
 * Throws if one is not JSON.
 */
export async function loadShippedConfig(db: Database, folder: string): Promise<void> {
  const tables = (await readdir(join(folder, "i18n")).catch(() => [])).filter((name) => /^[\w-]+\.json$/.test(name));
  const names = ["cloud.json", ...tables.map((name) => `i18n/${name}`)];
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  const countries: Country[] = JSON.parse(await readFile(join(folder, "countries.json"), "utf8"));
  await db.transaction(async (tx) => {
    // Servers that start at once would insert the same rows.
    await lockPublishing(tx);
    const changes = [await replaceCountries(tx, countries)];
    for (const [index, name] of names.entries()) changes.push(await loadShippedFile(tx, name, texts[index] ?? "null"));
    if (changes.includes(true)) await countChange(tx);
  });
}

function localName(folder: string): string {
  if (folder === localhostSite) return "localhost";
  return folder === previewSite ? previewDomain : `${folder}.localhost`;
}

async function listFolders(sitesDir: string): Promise<[name: string, folder: string][]> {
  const names = (await readdir(sitesDir).catch(() => [])).sort();
  // A folder that cannot be read is reported as a site that failed.
  const isFolder = await Promise.all(
    names.map((name) =>
      stat(join(sitesDir, name)).then(
        (stats) => stats.isDirectory(),
        () => true,
      ),
    ),
  );
  const folders = names.filter((name, index) => isFolder[index] && !name.startsWith("."));
  return folders.map((name) => [name, join(sitesDir, name)]);
}
