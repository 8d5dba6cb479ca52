import type { SiteFile } from "#blocks/kit/site.ts";
import type { Document } from "#schemas/generated/types.ts";
import { ApiError } from "#src/api/errors.ts";
import type { Booted } from "./boot.ts";
import type { Surface } from "./program.ts";
import type { RoutePlan } from "./routePlan.ts";

interface SurfaceParts {
  booted: Pick<Booted, "compiled" | "configAddress">;
  plan: RoutePlan;
  /** Fetches a text file by its absolute address. */
  fetchText(address: string): Promise<string>;
  /** A sentence for the visitor: the document is missing, or it could not be loaded now. */
  say(key: "fileMissing" | "fileFailed"): string;
}

/** The files, documents and links of a site, as units may ask for them. */
export function createSurface({ booted: { compiled, configAddress }, plan, fetchText, say }: SurfaceParts): Surface {
  const { files, site } = compiled;
  const pages = documentPages(plan);
  const documents = new Map<string, Promise<Document>>();

  // A published document names its pictures by the addresses that they were given.
  const byAddress = new Map(Object.values(files).map((one) => [one?.url, one]));
  // Only a config that nobody compiled has its files beside it; a published site's are all in its table.
  const isRaw = Object.keys(files).length === 0;
  const file = (path: string): SiteFile | undefined => {
    if (Object.hasOwn(files, path)) return files[path];
    if (byAddress.has(path)) return byAddress.get(path);
    const address = isRaw || /^(https?:)?\/\//i.test(path) ? safeAddress(path, configAddress) : undefined;
    return address ? { url: address } : undefined;
  };
  const loadText = async (path: string): Promise<string> => {
    const found = file(path);
    if (!found) throw new Error(say("fileMissing"));
    try {
      return await fetchText(new URL(found.url, configAddress).href);
    } catch (error) {
      throw new Error(say(error instanceof ApiError && error.code === 404 ? "fileMissing" : "fileFailed"));
    }
  };
  const readDocument = async (path: string): Promise<Document> => {
    const written = site.documents?.find(({ id }) => nameOf(path) === String(id));
    if (written && !Object.hasOwn(files, path)) return written;
    const document = parseDocument(await loadText(path));
    if (!document) throw new Error(say("fileFailed"));
    return document;
  };
  return {
    file,
    loadText,
    loadDocument(path) {
      const started = documents.get(path) ?? readDocument(path);
      documents.set(path, started);
      started.catch(() => documents.delete(path));
      return started;
    },
    href: (link) => safeHref(link, files),
    documentLink: (path) => pages.get(path) ?? `/documents/${encodeURIComponent(nameOf(path))}`,
  };
}

/** The path of the document with that name: a file of the site or one that is written into its config. */
export function documentPath(name: string, { files, site }: Booted["compiled"]): string | undefined {
  const path = Object.keys(files).find(
    (key) => files[key]?.document && (nameOf(key) === name || String(files[key]?.document?.id) === name),
  );
  return path ?? (site.documents?.some(({ id }) => String(id) === name) ? `documents/${name}.json` : undefined);
}

function nameOf(path: string): string {
  return (
    path
      .split("/")
      .at(-1)
      ?.replace(/\.json$/, "") ?? path
  );
}

// Where a route shows a document, links to the document lead to that route.
function documentPages(plan: RoutePlan): Map<string, string> {
  const found = new Map<string, string>();
  for (const { route, path } of plan.all) {
    const { type, props } = route.page ?? {};
    const dataPath = type === "document" ? (props as { dataPath?: unknown }).dataPath : undefined;
    if (typeof dataPath === "string" && !found.has(dataPath)) found.set(dataPath, path);
  }
  return found;
}

/** The address for an anchor element; undefined for what could run code or is no address. */
export function safeHref(link: string, files: Booted["compiled"]["files"] = {}): string | undefined {
  const address = link.trim();
  if (/^(https?:)?\/\//i.test(address)) return URL.canParse(address, "https://x.example") ? address : undefined;
  if (/^(mailto|tel):/i.test(address)) return address;
  if (address.startsWith("#")) return address;
  if (Object.hasOwn(files, address)) return files[address]?.url;
  return address.startsWith("/") ? `#${address}` : undefined;
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
