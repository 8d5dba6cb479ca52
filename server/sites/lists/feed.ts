import { Feed } from "feed";
import { getDocumentInstants, isListed } from "#core/documentState.ts";
import { type FeedFormat, type FeedPlace, writeFeedAddress } from "#core/feedAddress.ts";
import { inLanguage, type Language } from "#core/text.ts";
import { messages } from "#locales/generated/server/feeds.ts";
import { textIn } from "#locales/getText.ts";
import type { Document } from "#schemas/generated/types.ts";
import { escapeHtml } from "../../base/http/escape.ts";
import { languageTag } from "../../base/http/languages.ts";
import type { BoundSite } from "../domains/boundSites.ts";
import { getOrigin } from "../page/search.ts";
import { openAddresses, writeAbsolute } from "./absolute.ts";
import type { SiteDocuments } from "./siteDocuments.ts";

/** A feed as it is sent, and when it last changed. */
export interface BuiltFeed {
  text: string;
  changedAt: Date;
}

// The documents of a race that stay after a year are fewer; a reader that comes later has the page.
const mostEntries = 50;

/**
 * Returns the documents of a feed at `now` (ms since 1970), the newest first, and when that last
 * changed; undefined if the site has no such list then.
 */
export function chooseEntries(
  { map, heads }: SiteDocuments,
  { list, language }: FeedPlace,
  { now, publishedAt }: { now: number; publishedAt: Date },
): { paths: string[]; title: string | undefined; changedAt: Date } | undefined {
  const lists = map.findLists(now).filter(({ path }) => list === undefined || path === list);
  if (lists.length === 0) return undefined;
  const documents = [...new Set(lists.flatMap((shown) => shown.documents))].flatMap((path) => {
    const head = heads.get(path);
    return head ? [{ path, head }] : [];
  });
  const past = getDocumentInstants(documents.map(({ head }) => head)).filter((instant) => instant <= now);
  const listed = documents.filter(({ head }) => isListed(head, language, now));
  const [{ title } = { title: undefined }] = lists;
  return {
    paths: listed
      .sort((a, b) => b.head.time - a.head.time)
      .slice(0, mostEntries)
      .map(({ path }) => path),
    title: list === undefined ? undefined : inLanguage(title, language) || undefined,
    changedAt: new Date(Math.max(publishedAt.getTime(), ...past)),
  };
}

/** Builds a feed of these documents of a site. */
export async function buildFeed(
  site: BoundSite,
  documents: SiteDocuments,
  { paths, title, changedAt }: NonNullable<ReturnType<typeof chooseEntries>>,
  { format, ...place }: FeedPlace & { format: FeedFormat },
): Promise<BuiltFeed> {
  const { language, list } = place;
  const addresses = openAddresses(site, documents, language);
  const name = inLanguage(site.head.title, language);
  const link = addresses.page(documents.map.getAddress(list ?? documents.map.homePath));
  const write = format === "json" ? removeControls : writeXml;
  const feed = new Feed({
    id: nameThing(site, `${list ?? ""}?${language}`),
    title: write(title === undefined ? textIn(language, messages, "title", { site: name }) : `${title} · ${name}`),
    description: write(inLanguage(site.head.description, language)),
    link,
    language: languageTag(language),
    updated: changedAt,
    generator: false,
    author: { name: write(name), link: `${getOrigin(site.domainName)}/` },
    feed: getOrigin(site.domainName) + writeFeedAddress(format, place),
    feedLinks: { json: getOrigin(site.domainName) + writeFeedAddress("json", place) },
  });
  for (const path of paths) {
    const document = await documents.read(path);
    if (document) feed.addItem(writeEntry(site, document, { path, language, format, addresses, write }));
  }
  const text = { xml: () => feed.rss2(), atom: () => feed.atom1(), json: () => feed.json1() }[format]();
  return { text, changedAt };
}

interface EntryParts {
  path: string;
  language: Language;
  format: FeedFormat;
  addresses: ReturnType<typeof openAddresses>;
  write: (text: string) => string;
}

function writeEntry(site: BoundSite, document: Document, { path, language, format, addresses, write }: EntryParts) {
  const { id, time, title, titleEn, summary, summaryEn, content, contentEn, image } = document;
  const link = addresses.document(path);
  const date = new Date(time);
  const own = (zh: string, en: string | undefined) => (language === "en" && en) || zh || en || "";
  const picture = image && addresses.picture(image.src);
  const html = writeAbsolute(own(content, contentEn), { addresses, base: link });
  const shown = picture && !html.includes(picture) ? `<p><img src="${escapeHtml(picture)}" alt=""></p>\n${html}` : html;
  // Their titles and summaries are HTML, those of JSON Feed are plain.
  const writePlain = (text: string) => write(format === "json" ? text : escapeHtml(text));
  const writtenSummary = own(summary ?? "", summaryEn);
  return {
    // RSS has plain titles.
    title: write(format === "atom" ? escapeHtml(own(title, titleEn)) : own(title, titleEn)),
    id: nameThing(site, String(id)),
    link,
    date,
    published: date,
    ...(writtenSummary && { description: writePlain(writtenSummary) }),
    content: write(shown),
    ...(picture && format === "json" && { image: picture }),
  };
}

/**
 * Names a document or a feed the same at every address and in every edition (RFC 4151), so that no
 * reader gets a document twice.
 */
function nameThing({ siteId }: BoundSite, name: string): string {
  return `tag:startline.dev,2026:${encodeURIComponent(siteId)}/${removeControls(name).replace(/[^\w./?-]/gu, encodeURIComponent)}`;
}

// What no XML document may contain, and no reader shows.
const controls = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

function removeControls(text: string): string {
  return text.replace(controls, "");
}

// The library ends a CDATA section at the second of these in a text.
function writeXml(text: string): string {
  return removeControls(text).replaceAll("]]>", "]]&gt;");
}
