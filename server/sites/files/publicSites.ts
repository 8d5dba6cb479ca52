import { setBounded } from "#core/boundedMap.ts";
import { type Prebuilt, prebuildCompressed } from "../../base/http/prebuilt.ts";
import { isAhead, siteTimes, withoutAhead } from "./embargo.ts";
import { type FileStore, readStored } from "./store.ts";

/** The files of sites as anybody may read them at the moment: without the titles and texts of documents whose time is to come. */
export interface PublicSites {
  /** Returns the readable part of the site's file at this address; undefined if that is the whole file. */
  partOf(uri: string): Promise<Prebuilt | undefined>;
}

interface KnownSite {
  /** The times of its documents, in milliseconds since 1970, ascending. */
  times: number[];
  /** The part that is readable, and how many of the times have come in it. */
  made?: { come: number; part: Promise<Prebuilt> };
}

const knownSites = 1000;

/** Opens the site files of a store. `isEarly` is for previews on the organiser's own machine: everything is readable. */
export function openPublicSites(store: FileStore, isEarly = false): PublicSites {
  const known = new Map<string, KnownSite>();
  const read = async (uri: string): Promise<KnownSite> => {
    const text = await readStored(store, uri);
    const site = { times: text ? siteTimes(text) : [] };
    if (text) setBounded(known, uri, site, knownSites);
    return site;
  };
  const make = async (uri: string): Promise<Prebuilt> => {
    const text = (await readStored(store, uri)) ?? Buffer.of();
    // Requested again at each visit: at the next time there is more of it at the same address.
    return prebuildCompressed("application/json; charset=utf-8", "no-cache", withoutAhead(text));
  };
  return {
    async partOf(uri) {
      if (isEarly) return undefined;
      const site = known.get(uri) ?? (await read(uri));
      if (!isAhead(site.times.at(-1))) return undefined;
      const come = site.times.filter((time) => !isAhead(time)).length;
      if (site.made?.come !== come) {
        const made = { come, part: make(uri) };
        made.part.catch(() => {
          if (site.made === made) delete site.made;
        });
        site.made = made;
      }
      return site.made.part;
    },
  };
}
