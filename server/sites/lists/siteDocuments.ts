import type { CompiledSite } from "#compiler/emit/emit.ts";
import type { Document } from "#schemas/generated/types.ts";
import type { DocumentHead } from "#schemas/siteFile.ts";
import type { SiteMap } from "#src/site/prerender/prerender.tsx";
import { cacheReads } from "../../base/readCache.ts";
import { type BoundSite, maxCachedSites } from "../domains/boundSites.ts";
import { type FileStore, readStored } from "../files/store.ts";
import { listTexts } from "./searchedText.ts";

/** The documents of an edition, with those that nobody may read yet. */
export interface SiteDocuments {
  compiled: CompiledSite;
  map: SiteMap;
  /** Their heads by their paths in the config. */
  heads: ReadonlyMap<string, DocumentHead>;
  /** Reads a document; undefined if it cannot be read. */
  read(path: string): Promise<Document | undefined>;
  /** Reads what is searched in each, once. */
  readTexts(): Promise<ReadonlyMap<string, string>>;
}

/** Opens the documents of a site's edition; undefined if its file cannot be read. */
export type OpenSiteDocuments = (site: BoundSite) => Promise<SiteDocuments | undefined>;

/** Caches the documents of the editions that are shown. */
export function openSiteDocuments(store: FileStore): OpenSiteDocuments {
  const readEdition = cacheReads<SiteDocuments>(maxCachedSites);
  return ({ uri }) => readEdition(uri, () => readSiteDocuments(store, uri));
}

async function readSiteDocuments(store: FileStore, uri: string): Promise<SiteDocuments | undefined> {
  const file = await readStored(store, uri);
  if (!file) return undefined;
  const { mapSite } = await import("#src/site/prerender/prerender.tsx");
  const compiled: CompiledSite = JSON.parse(file.toString());
  const { files, site } = compiled;
  const ofFiles = Object.entries(files).flatMap(([path, { document }]) =>
    document ? [[path, document] as const] : [],
  );
  const written = new Map((site.documents ?? []).map((document) => [`documents/${document.id}.json`, document]));
  const heads = new Map<string, DocumentHead>([...written, ...ofFiles]);
  const read = async (path: string): Promise<Document | undefined> => {
    const url = files[path]?.document && files[path].url;
    if (!url) return written.get(path);
    const text = await readStored(store, url);
    return text && JSON.parse(text.toString());
  };
  const readAll = cacheReads<ReadonlyMap<string, string>>(1);
  const readTexts = async () => (await readAll("", () => listTexts([...heads.keys()], read))) ?? new Map();
  return { compiled, map: mapSite(compiled), heads, read, readTexts };
}
