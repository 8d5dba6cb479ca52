import type { SiteFile } from "#schemas/siteFile.ts";

const storedAs = "arrival";

// Forms allow no longer ones.
const longest = 500;

/** What of a browser it reads; its storage throws if the visitor has switched that off. */
interface Tab {
  location: Pick<Location, "search" | "hash">;
  storage(): Pick<Storage, "getItem" | "setItem">;
}

/**
 * Returns what reads the parameters of the address that forms of the site name: those of the last
 * link in this tab, also on other pages, after a login and after a reload. Nothing else of an
 * address is kept, and nothing at all of a site whose forms name none.
 */
export function createArrival(
  files: Record<string, SiteFile | undefined>,
  tab: Tab = { location, storage: () => sessionStorage },
): () => Record<string, string> {
  const names = new Set(Object.values(files).flatMap((file) => file?.form?.parameters ?? []));
  if (names.size === 0) return () => ({});
  let stored = readStored(tab);
  const look = () => {
    const address = readAddress(tab.location, names);
    if (Object.keys(address).length === 0) return stored;
    stored = { ...stored, ...address };
    try {
      tab.storage().setItem(storedAs, JSON.stringify(stored));
    } catch {}
    return stored;
  };
  look();
  return look;
}

// Reads the parameters of the address; those behind the # belong to the page, and come later.
function readAddress({ search, hash }: Tab["location"], names: ReadonlySet<string>): Record<string, string> {
  const behind = hash.includes("?") ? hash.slice(hash.indexOf("?")) : "";
  const queries = [new URLSearchParams(behind), new URLSearchParams(search)];
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const value = queries.map((query) => query.get(name)).find((queryValue) => queryValue !== null);
      return value && value.length <= longest ? [[name, value]] : [];
    }),
  );
}

function readStored({ storage }: Tab): Record<string, string> {
  try {
    return { ...JSON.parse(storage().getItem(storedAs) ?? "{}") };
  } catch {
    return {};
  }
}
