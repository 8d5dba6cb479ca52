import { absence } from "#schemas/generated/traits/absence.ts";
import type { Document, Page } from "#schemas/generated/types.ts";
import type { SiteFile } from "#schemas/siteFile.ts";
import { ApiError } from "#src/client/errors.ts";
import type { Booted } from "./boot.ts";
import { getName } from "./places.ts";
import type { KnownDocuments, Surface } from "./program.ts";
import { isNamed, openRoute, type RoutePlan } from "./routePlan.ts";
import type { Addresses } from "./siteAddresses.ts";

interface SurfaceParts {
  booted: Pick<Booted, "compiled" | "configAddress">;
  plan: RoutePlan;
  addresses: Addresses;
  documents: KnownDocuments;
  /** Fetches a text file by its absolute address. */
  fetchText(address: string): Promise<string>;
  fetchPlaces: Surface["fetchPlaces"];
  searchDocuments: Surface["searchDocuments"];
  fetchPickUp: Surface["fetchPickUp"];
  fetchApplicationCounts: Surface["fetchApplicationCounts"];
  /** A sentence for the visitor: the document is missing, or it could not be loaded now. */
  message(key: "fileMissing" | "fileFailed"): string;
}

/** Creates the files, documents and links of a site, as units may ask for them. */
export function createSurface(parts: SurfaceParts): Surface {
  const {
    booted,
    plan,
    addresses,
    documents,
    fetchText,
    fetchPlaces,
    fetchPickUp,
    fetchApplicationCounts,
    searchDocuments,
    message,
  } = parts;
  const { compiled, configAddress } = booted;
  const { files, site } = compiled;
  const loading = new Map<string, Promise<Document>>();

  // A published document names its pictures by the addresses that they were given.
  const byAddress = new Map(
    Object.values(files).flatMap((siteFile) => (siteFile && !siteFile.document ? [[siteFile.url, siteFile]] : [])),
  );
  // Only a raw config has its files beside it; a published site's are all in its table.
  const isRaw = Object.keys(files).length === 0;
  const file = (path: string): SiteFile | undefined => {
    if (Object.hasOwn(files, path)) return files[path];
    if (byAddress.has(path)) return byAddress.get(path);
    const address = isRaw || /^(https?:)?\/\//i.test(path) ? safeAddress(path, configAddress) : undefined;
    return address ? { url: address } : undefined;
  };
  const loadText = async (path: string): Promise<string> => {
    const siteFile = file(path);
    if (!siteFile) throw new Error(message("fileMissing"));
    try {
      return await fetchText(new URL(siteFile.url, configAddress).href);
    } catch (error) {
      throw new Error(message(error instanceof ApiError && error.code === 404 ? "fileMissing" : "fileFailed"));
    }
  };
  const document = (path: string): Document | undefined =>
    documents.find(path) ??
    (Object.hasOwn(files, path) ? undefined : site.documents?.find(({ id }) => getName(path) === String(id)));
  const readDocument = async (path: string): Promise<Document> => {
    const loaded = document(path) ?? parseDocument(await loadText(path));
    if (!loaded) throw new Error(message("fileFailed"));
    documents.keep(path, loaded);
    return loaded;
  };
  return {
    file,
    loadText,
    fetchPlaces,
    searchDocuments,
    fetchPickUp,
    fetchApplicationCounts,
    document,
    loadDocument(path) {
      const started = loading.get(path) ?? readDocument(path);
      loading.set(path, started);
      started.catch(() => loading.delete(path));
      return started;
    },
    href: (link) => safeHref(link, files, addresses),
    pageAt: (link) => pageAt(link, plan),
    pageNamed: (names) => pageNamed(names, plan),
    documentLink: (path) => plan.documentRoutes.get(path)?.path ?? `/documents/${encodeURIComponent(getName(path))}`,
  };
}

// A map whose redirects lead round in a circle ends nowhere.
function pageAt(link: string, plan: RoutePlan, redirects = 5): Page | undefined {
  const planned = plan.find(link.split(/[?#]/, 1)[0] ?? "");
  const opening = planned && redirects > 0 ? openRoute(planned, plan) : undefined;
  if (!opening) return undefined;
  return "page" in opening ? opening.page : pageAt(opening.redirect, plan, redirects - 1);
}

function pageNamed(names: string[], plan: RoutePlan): string | undefined {
  const there = plan.all.filter(({ route }) => route.page && absence[`page/${route.page.type}`] === undefined);
  return names.flatMap((name) => there.filter((planned) => isNamed(planned, [name])))[0]?.path;
}

/** Creates the store of loaded documents, starting with those in the prerendered page. */
export function createDocuments(first: Record<string, Document> = {}): KnownDocuments {
  const documents = new Map(Object.entries(first));
  return { find: (path) => documents.get(path), keep: (path, document) => void documents.set(path, document) };
}

/** Returns whether a link leads to a page of the site: a path that is no file of it. */
export function isPageLink(link: string, files: Booted["compiled"]["files"]): boolean {
  const address = link.trim();
  return address.startsWith("/") && !address.startsWith("//") && !Object.hasOwn(files, address);
}

/**
 * Returns the address for an anchor element; undefined for what could run code or is no address.
 */
export function safeHref(
  link: string,
  files: Booted["compiled"]["files"],
  { href }: Pick<Addresses, "href">,
): string | undefined {
  const address = link.trim();
  if (/^(https?:)?\/\//i.test(address)) return URL.canParse(address, "https://x.example") ? address : undefined;
  if (/^(mailto|tel):/i.test(address)) return address;
  if (address.startsWith("#")) return address;
  if (Object.hasOwn(files, address)) return files[address]?.url;
  return address.startsWith("/") ? href(address) : undefined;
}

// A raw config names its files relative to itself.
function safeAddress(path: string, base: string): string | undefined {
  if (!URL.canParse(path, base)) return undefined;
  const { protocol, href } = new URL(path, base);
  return /^https?:$/.test(protocol) ? href : undefined;
}

function parseDocument(text: string): Document | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const document = value as Document;
    return typeof document?.title === "string" && typeof document.content === "string" ? document : undefined;
  } catch {
    return undefined;
  }
}
