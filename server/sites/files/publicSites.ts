import { setBounded } from "#core/boundedMap.ts";
import { type Prebuilt, prebuildCompressed } from "../../base/http/prebuilt.ts";
import { isEmbargoed, siteTimes, withoutEmbargoed } from "./embargo.ts";
import { type FileStore, readStored } from "./store.ts";

/**
 * The files of sites as anyone may read them now: without the titles and texts of documents under
 * embargo.
 */
export interface PublicSites {
  /**
   * Returns the readable part of the site's file at this address; undefined if that is the whole
   * file.
   */
  partOf(uri: string): Promise<Prebuilt | undefined>;
}

interface KnownSite {
  /** The times of its documents, in milliseconds since 1970, ascending. */
  times: number[];
  /** The readable part, and how many of the times had passed when it was made. */
  made?: { passed: number; part: Promise<Prebuilt> };
}

const knownSites = 1000;

/**
 * Opens the site files of a store. `isEarly` is for previews on the organiser's own machine:
 * everything is readable.
 */
export function openPublicSites(store: FileStore, isEarly = false): PublicSites {
  const cache = new Map<string, KnownSite>();
  const read = async (uri: string): Promise<KnownSite> => {
    const text = await readStored(store, uri);
    const site = { times: text ? siteTimes(text) : [] };
    if (text) setBounded(cache, uri, site, knownSites);
    return site;
  };
  const make = async (uri: string): Promise<Prebuilt> => {
    const text = (await readStored(store, uri)) ?? Buffer.of();
    // Requested again at each visit: at the next time there is more of it at the same address.
    return prebuildCompressed("application/json; charset=utf-8", "no-cache", withoutEmbargoed(text));
  };
  return {
    async partOf(uri) {
      if (isEarly) return undefined;
      const site = cache.get(uri) ?? (await read(uri));
      if (!isEmbargoed(site.times.at(-1))) return undefined;
      const passed = site.times.filter((time) => !isEmbargoed(time)).length;
      if (site.made?.passed !== passed) {
        const entry = { passed, part: make(uri) };
        entry.part.catch(() => {
          if (site.made === entry) delete site.made;
        });
        site.made = entry;
      }
      return site.made.part;
    },
  };
}
