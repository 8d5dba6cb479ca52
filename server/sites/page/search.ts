import type { CompiledSite } from "#compiler/emit/emit.ts";
import { feedTypes, writeFeedAddress } from "#core/feedAddress.ts";
import type { Cancellable } from "#core/racePhase.ts";
import { inLanguage, type Language } from "#core/text.ts";
import { messages } from "#locales/generated/server/feeds.ts";
import { textIn } from "#locales/getText.ts";
import { shareSize } from "#pictures/share.ts";
import { escapeHtml } from "../../base/http/escape.ts";
import { languageTag } from "../../base/http/languages.ts";
import type { BoundSite } from "../domains/boundSites.ts";
import type { DrawableSite, NamedFeed, OwnHead } from "./drawable.ts";

type Site = CompiledSite["site"];
type Race = NonNullable<Site["race"]> & Cancellable;

/** What the head of a page contains for search engines and link previews. */
export interface Preview {
  title: string;
  description: string;
  /** The origin of the site, such as https://race.example.org. */
  origin: string;
  /** The page's address there, such as / or /news. */
  address: string;
  language: Language;
  languages: string[];
  /** Address of a picture of the race. */
  image?: string | undefined;
  /** Whether that picture has the size that networks show, 1200 x 630. */
  isCard?: boolean;
  race?: Race | undefined;
  /** The site's name, and how its organiser can be reached. */
  organiser?: (Pick<Site, "contact" | "social"> & { name: string }) | undefined;
}

const noIndex = '<meta name="robots" content="noindex">';

/** Returns the origin of a domain name: https, except on this machine. */
export function getOrigin(domainName: string): string {
  return `${/(^|\.)localhost$/.test(domainName) ? "http" : "https"}://${domainName}`;
}

/**
 * Returns the head elements of a page for search engines and link previews; of a not-found page,
 * only that it is not indexed.
 */
export function getTags(
  { head, domainName }: BoundSite,
  language: Language,
  {
    drawable,
    path,
    search = "",
    own,
  }: {
    drawable?: DrawableSite | undefined;
    path?: string | undefined;
    search?: string | undefined;
    own?: OwnHead | undefined;
  },
): string[] {
  if (drawable && path === undefined) return [noIndex];
  const address = drawable && path !== undefined ? drawable.map.getAddress(path) + search : "/";
  const tags = previewTags({
    title: own?.title || inLanguage(head.title, language),
    description: own?.description || inLanguage(head.description, language),
    origin: getOrigin(domainName),
    address,
    language,
    languages: head.languages,
    image: own?.image ?? head.brand?.image ?? drawable?.image,
    isCard: own?.image === undefined ? head.brand?.image !== undefined : own.isCard === true,
    race: address === "/" ? drawable?.race : undefined,
    organiser: drawable && { ...drawable.organiser, name: inLanguage(head.title, language) },
  });
  const proofs = Object.entries((address === "/" && head.verification) || {}).map(
    ([name, code]) => `<meta name="${escapeHtml(name)}" content="${escapeHtml(code)}">`,
  );
  const feeds = (own?.feeds ?? []).map((feed) => writeFeedLink(feed, inLanguage(head.title, language)));
  return [...(own?.isUnlisted ? [noIndex] : []), ...proofs, ...tags, ...feeds];
}

function writeFeedLink({ format, place, list }: NamedFeed, site: string): string {
  const title = list === undefined ? textIn(place.language, messages, "title", { site }) : `${list} · ${site}`;
  const address = writeFeedAddress(format, place);
  return `<link rel="alternate" type="${feedTypes[format]}" title="${escapeHtml(title)}" href="${escapeHtml(address)}">`;
}

/** Renders the head elements of a page as HTML; those of the race are only on its home page. */
export function previewTags(preview: Preview): string[] {
  const { title, description, origin, address, language, languages, image, isCard, race } = preview;
  const { organiser } = preview;
  const canonical = buildAddress(origin + address, languages, language);
  const property = (name: string, content: string | undefined) =>
    content ? [`<meta property="${name}" content="${escapeHtml(content)}">`] : [];
  return [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...alternates(origin + address, languages).map(
      ({ tag, url }) => `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(url)}">`,
    ),
    ...property("og:type", "website"),
    ...property("og:title", title),
    ...property("og:description", description),
    ...property("og:url", canonical),
    ...property("og:image", image && new URL(image, origin).href),
    ...(image && isCard
      ? [
          ...property("og:image:width", String(shareSize.width)),
          ...property("og:image:height", String(shareSize.height)),
          '<meta name="twitter:card" content="summary_large_image">',
        ]
      : []),
    ...property("og:locale", language === "en" ? "en" : "zh_CN"),
    ...(race ? [writeJsonLd(sportsEvent(race, { description, origin, language, image, organiser }))] : []),
  ];
}

/**
 * Returns the sitemap of a site: the address of each page in each language, each with its
 * alternates.
 */
export function sitemap(origin: string, languages: string[], addresses: string[]): string {
  const entries = addresses.flatMap((address) => {
    const links = alternates(origin + address, languages).map(
      ({ tag, url }) => `    <xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(url)}"/>\n`,
    );
    return languages.map((language) => {
      const url = escapeHtml(buildAddress(origin + address, languages, language));
      return `  <url>\n    <loc>${url}</loc>\n${links.join("")}  </url>\n`;
    });
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("")}</urlset>
`;
}

// A search engine drops a page in another language as a duplicate unless it names its own canonical
// address.
function buildAddress(url: string, [first]: string[], language: string): string {
  return language === first ? url : `${url}${url.includes("?") ? "&" : "?"}language=${language}`;
}

function alternates(url: string, languages: string[]): { tag: string; url: string }[] {
  if (languages.length < 2) return [];
  const alternates = languages.map((language) => ({
    tag: languageTag(language),
    url: buildAddress(url, languages, language),
  }));
  return [...alternates, { tag: "x-default", url }];
}

// https://schema.org/SportsEvent
function sportsEvent(
  { name, startsAt, endsAt, city, venue, items = [], registration, cancelledAt }: Race,
  { description, origin, language, image, organiser }: Omit<Preview, "title" | "address" | "languages" | "race">,
): object {
  const text = (value: { zh: string; en?: string } | undefined) => inLanguage(value, language) || undefined;
  const offers = items.map((item) => ({
    "@type": "Offer",
    name: text(item.name),
    ...(item.feeFen !== undefined && { price: (item.feeFen / 100).toFixed(2), priceCurrency: "CNY" }),
    ...(registration && { validFrom: registration.opensAt, validThrough: registration.closesAt }),
    url: `${origin}/`,
  }));
  const event = {
    "@context": "https://schema.org",
    "@type": "SportsEvent",
    name: text(name),
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: `https://schema.org/${cancelledAt === undefined ? "EventScheduled" : "EventCancelled"}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    sport: "Running",
    description,
    url: `${origin}/`,
    image: image && new URL(image, origin).href,
    location: { "@type": "Place", name: text(venue) ?? text(city), address: text(city) ?? text(venue) },
    ...(offers.length > 0 && cancelledAt === undefined && { offers }),
    organizer: organiser && getOrganization(organiser, origin, language),
  };
  return event;
}

/** Writes JSON-LD for the head of a page. */
export function writeJsonLd(value: object): string {
  return `<script type="application/ld+json">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;
}

// https://schema.org/Organization; undefined if the site states no way to reach its organiser.
function getOrganization(
  { name, contact, social = [] }: NonNullable<Preview["organiser"]>,
  origin: string,
  language: Language,
): object | undefined {
  if (!contact && social.length === 0) return undefined;
  const accounts = social.flatMap(({ link }) => (link && /^https?:/.test(link) ? [link] : []));
  return {
    "@type": "Organization",
    name,
    url: `${origin}/`,
    telephone: contact?.phone,
    email: contact?.email,
    address: inLanguage(contact?.address, language) || undefined,
    ...(accounts.length > 0 && { sameAs: accounts }),
  };
}
