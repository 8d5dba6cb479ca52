import type { Language } from "#core/text.ts";
import { escapeHtml } from "../../base/http/escape.ts";
import type { BoundSite } from "../domains/boundSites.ts";
import { getOrigin } from "../page/search.ts";
import type { SiteDocuments } from "./siteDocuments.ts";

/** The whole addresses of what a site has, for readers elsewhere. */
export interface WholeAddresses {
  page(address: string): string;
  document(path: string): string;
  /** Undefined for a file that the site has not. */
  picture(src: string): string | undefined;
  /** Undefined for an address that leads nowhere from elsewhere. */
  link(href: string, base: string): string | undefined;
}

/** Opens the addresses of a site in a language. */
export function openAddresses(
  { domainName, head }: BoundSite,
  { map, compiled: { files } }: SiteDocuments,
  language: Language,
): WholeAddresses {
  const origin = getOrigin(domainName);
  const page = (address: string) => {
    const url = new URL(address, origin);
    if (language !== head.languages[0]) url.searchParams.set("language", language);
    return url.href;
  };
  const document = (path: string) => page(map.getDocumentAddress(path));
  const getFile = (path: string) => (Object.hasOwn(files, path) ? files[path] : undefined);
  return {
    page,
    document,
    picture(src) {
      const address = getFile(src)?.url ?? (/^https?:\/\//.test(src) ? src : undefined);
      return address === undefined ? undefined : new URL(address, origin).href;
    },
    link(href, base) {
      if (/^(?:https?|mailto|tel):/i.test(href)) return href;
      const file = getFile(href.replace(/^\//, ""));
      if (file) return file.document ? document(href.replace(/^\//, "")) : new URL(file.url, origin).href;
      if (href.startsWith("#/")) return page(map.getAddress(href.slice(1)));
      if (href.startsWith("#")) return base + href;
      if (/^\/(?!\/|files\/)/.test(href)) return linkPage(href, { map, page });
      return URL.canParse(href, base) ? new URL(href, base).href : undefined;
    },
  };
}

function linkPage(href: string, { map, page }: Pick<SiteDocuments, "map"> & Pick<WholeAddresses, "page">): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  return page(map.getAddress(path) + rest);
}

/** Returns sanitised HTML with whole addresses; `base` is the one of its page. */
export function writeAbsolute(
  html: string,
  { addresses, base }: { addresses: Pick<WholeAddresses, "link" | "picture">; base: string },
): string {
  return html.replace(/<[^>]+>/g, (tag) =>
    tag.replace(/ (href|src)="([^"]*)"/g, (_, name: string, written: string) => {
      const whole = addresses.link(written.replaceAll("&amp;", "&"), base);
      return whole === undefined ? "" : ` ${name}="${escapeHtml(whole)}"`;
    }),
  );
}
