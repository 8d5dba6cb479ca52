import { dirname, join } from "node:path";
import { compileRead } from "#compiler/compile.ts";
import { usedComposites } from "#compiler/composite/used.ts";
import type { CompiledSite } from "#compiler/emit/emit.ts";
import { withoutMisnamed } from "#compiler/meaning/misnamedItem.ts";
import type { Problem } from "#compiler/problems/problems.ts";
import { checkSite } from "#compiler/read.ts";
import type { PictureOptions } from "#pictures/pictures.ts";
import type { Database } from "../../base/db/open.ts";
import { previewDomain } from "../domains/boundSites.ts";
import { fileUri } from "../files/names.ts";
import { type FileStore, getPath, hashContent } from "../files/store.ts";
import { bindEdition } from "./bind.ts";
import { brandAddresses, readBrand } from "./brand.ts";
import { type CompositeTexts, checkCompositeVersions } from "./compositeVersions.ts";
import { withSizes } from "./downloads.ts";
import { makeEdition } from "./edition.ts";
import { getFailure } from "./failure.ts";
import { type RaceFile, readSiteFolder } from "./folder.ts";
import { checkFormVersions, nextForms } from "./formVersions.ts";
import type { Edition, Publication, Published } from "./publication.ts";
import type { StoredFile } from "./storedFile.ts";
import { checkTakenOptions } from "./takenOptions.ts";

/** A compiled site's folder, or why it was refused. */
export type ReadEdition =
  | { outcome: "refused"; problems: Problem[]; hasUndrawnForms?: boolean }
  | {
      outcome: "read";
      hasUndrawnForms: boolean;
      compiled: CompiledSite;
      edition: MadeEdition;
      stored: StoredFile[];
      /**
       * The cleaned documents and the compiled forms with their modules, by their path in the
       * folder.
       */
      texts: { path: string; address: string; content: string }[];
      /** The files of the composites that it uses, by path. */
      composites: CompositeTexts;
      problems: Problem[];
    };

/**
 * Reads and compiles a site's folder and makes its pictures; errors refuse it, unless the
 * publication is lenient.
 */
export async function readEdition(publication: Publication, pictures: PictureOptions): Promise<ReadEdition> {
  const folder = await readSiteFolder(publication.folder, { hash: hashContent, pictures });
  // A picture that cannot be shown is there all the same: it is reported as broken, not as missing.
  const files = Object.fromEntries(Object.entries(folder.files).filter(([, { url }]) => url !== ""));
  const { site, race, stored, problems: folderProblems, hasUndrawnForms } = folder;
  if (!site) return { outcome: "refused", problems: folderProblems };
  const source = checkSite(site, folder);
  const problems = withoutMisnamed([...source.problems, ...folderProblems]);
  const hasErrors = problems.some(({ severity }) => severity === "error");
  const compiled = compileRead(source, withSizes(source.site, files, folder.sizes));
  if (!compiled || (hasErrors && !publication.isLenient)) return { outcome: "refused", problems, hasUndrawnForms };
  const edition = makeEdition(publication, site.source, compiled, {
    race: race ?? raceOfSite(publication, compiled),
    isRaceDerived: race === undefined,
    problems,
    notify: folder.notify,
    coupons: source.site?.prices?.coupons ?? [],
  });
  const contents = new Map(stored.map(({ hash, name, content }) => [fileUri(hash, name), content]));
  const textAt = (path: string, address: string) => ({ path, address, content: String(contents.get(address)) });
  const texts = Object.entries(files).flatMap(([path, { url, document, form }]) => [
    ...(document || form ? [textAt(path, url)] : []),
    ...(form?.conditions ? [textAt(path.replace(/\.json$/, ".conditions.mjs"), form.conditions)] : []),
    ...(form ? [textAt(path.replace(/\.json$/, ".validator.mjs"), form.validator)] : []),
  ]);
  const composites = usedComposites(source.site, folder.composites);
  const located = { ...edition, locate: site.locate };
  return { outcome: "read", compiled, edition: located, stored, texts, composites, problems, hasUndrawnForms };
}

/**
 * Publishes a site's folder: compiles it, stores its text, its compiled form and its files under
 * their hashes, and binds its domain names, all or nothing. Never throws: errors of the disk, the
 * database or the program are in the result.
 */
export async function publishFolder(db: Database, store: FileStore, publication: Publication): Promise<Published> {
  return publish(db, store, publication).catch((error) => ({ outcome: "failed", problems: [], ...getFailure(error) }));
}

async function publish(db: Database, store: FileStore, publication: Publication): Promise<Published> {
  const { cache = join(dirname(store.folder), "pictures"), ...pictures } = publication.pictures ?? {};
  const source = await readEdition(publication, { ...pictures, cache });
  if (source.outcome === "refused") return source;
  const { siteId, isLenient } = publication;
  const { hasUndrawnForms } = source;
  const brand = await readBrand(publication.folder, source.compiled, cache);
  const { composites } = source;
  const forms = nextForms({ files: source.compiled.files, stored: source.stored });
  const branded = withBrand(source.edition, brand);
  const problems = [...branded.problems, ...(await checkTakenOptions(db, siteId, forms))];
  const edition = { ...branded, problems, composites };
  const versions = [
    ...(await checkFormVersions(db, store, siteId, forms)),
    ...(await checkCompositeVersions(db, siteId, composites)),
  ];
  if (versions.length > 0 && !isLenient)
    return { outcome: "refused", problems: [...versions, ...source.problems], hasUndrawnForms };
  // Files first: nobody can request them before the transaction names them.
  await storeAll(store, [...source.stored, ...edition.stored, ...brand.stored]);
  return { ...(await bindEdition(db, publication, edition)), hasUndrawnForms };
}

type MadeEdition = ReturnType<typeof makeEdition> & Pick<Edition, "locate">;

function withBrand(
  edition: MadeEdition,
  { head: brand, problems }: Awaited<ReturnType<typeof readBrand>>,
): MadeEdition {
  const { release } = edition;
  const head = { ...release.head, ...(brand && { brand }) };
  const files = [...release.files, ...brandAddresses(brand).map(getPath)];
  return { ...edition, release: { ...release, head, files }, problems: [...edition.problems, ...problems] };
}

// A site needs no race.json: its race then has the site's name as id, and the facts of the site
// file.
function raceOfSite({ siteId, domainNames }: Publication, { site }: CompiledSite): RaceFile | undefined {
  if (domainNames.includes(previewDomain)) return undefined;
  const { name, startsAt, endsAt, venue, registration, items = [] } = site.race ?? {};
  const places = items.reduce((sum, item) => sum + (item.places ?? Number.NaN), 0);
  return {
    raceId: siteId,
    raceName: (name ?? site.title).zh,
    startTime: startsAt,
    endTime: endsAt,
    detailAddress: venue?.zh,
    signUpStartTime: registration?.opensAt,
    signUpEndTime: registration?.closesAt,
    signUpUrl: registration?.link,
    raceItemTypeName: items.map((item) => item.name.zh).join(",") || undefined,
    signUpMaxNumber: places > 0 ? places : undefined,
  };
}

async function storeAll(store: FileStore, files: StoredFile[]): Promise<void> {
  // A few at a time: a site has hundreds of files, and each is an open file.
  for (let first = 0; first < files.length; first += 16) {
    await Promise.all(files.slice(first, first + 16).map(({ hash, name, content }) => store.put(hash, name, content)));
  }
}
