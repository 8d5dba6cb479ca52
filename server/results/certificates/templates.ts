import { isCertificate } from "#compiler/certificates/readCertificate.ts";
import type { Certificate } from "#schemas/generated/types.ts";
import { cacheReads } from "../../base/readCache.ts";
import { type RaceSite, raceEnd } from "../../race/raceSite.ts";
import type { RaceTools } from "../../race/tools.ts";
import { readStored } from "../../sites/files/store.ts";
import { isFor } from "./job.ts";
import type { CertificateFacts } from "./layout.ts";

type Store = Pick<RaceTools, "store">;

// The address of a template changes with its content.
const readTemplate = cacheReads<Certificate>(100);

async function listTemplates({ store }: Store, { files }: Pick<RaceSite, "files">): Promise<Certificate[]> {
  const paths = Object.keys(files).filter(isCertificate).sort();
  const templates = paths.map((path) => {
    const address = files[path]?.url ?? "";
    return readTemplate(address, async () => {
      const content = await readStored(store, address);
      return content && (JSON.parse(content.toString()) as Certificate);
    });
  });
  return (await Promise.all(templates)).flatMap((template) => template ?? []);
}

/**
 * Returns the template for the people of an item, and as what they get it: one for volunteers that
 * names the item is for all of its list; undefined if the site has none.
 */
export async function findTemplate(
  tools: Store,
  site: Pick<RaceSite, "files">,
  { item, set }: { item: string; set: CertificateFacts["set"] },
): Promise<{ template: Certificate; set: CertificateFacts["set"] } | undefined> {
  const templates = await listTemplates(tools, site);
  const named = templates.filter(({ items }) => items?.includes(item));
  const open = templates.filter(({ items }) => items === undefined);
  const volunteers = named.find((template) => isFor(template, "volunteers"));
  if (volunteers) return { template: volunteers, set: "volunteers" };
  const template = [...named, ...open].find((candidate) => isFor(candidate, set));
  return template && { template, set };
}

/** Returns the files that a template names, by path. */
export async function readTemplateFiles(
  { store }: Store,
  { files }: Pick<RaceSite, "files">,
  { background, elements }: Certificate,
): Promise<Record<string, Uint8Array>> {
  const paths = [background?.picture, ...elements.map(({ src }) => src)].flatMap((path) => path ?? []);
  const contents = await Promise.all(
    [...new Set(paths)].map(async (path) => [path, await readStored(store, files[path]?.url ?? "")] as const),
  );
  return Object.fromEntries(contents.flatMap(([path, content]) => (content ? [[path, content]] : [])));
}

const usualHours = 24;
const hour = 3_600_000;

/** Returns when the certificates of a template open; those of past editions are open. */
export function getOpening(
  site: Pick<RaceSite, "site">,
  { opensAfterHours = usualHours }: Certificate,
  isPast: boolean,
): number {
  const end = isPast ? undefined : raceEnd(site)?.getTime();
  return end === undefined ? 0 : end + opensAfterHours * hour;
}
