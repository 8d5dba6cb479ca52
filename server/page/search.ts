import type { Language } from "#src/api/errors.ts";
import type { CompiledSite } from "#src/compiler/emit.ts";
import { escapeHtml } from "./html.ts";

type Site = CompiledSite["site"];
type Race = NonNullable<Site["race"]>;

/** What search engines and link previews are told of a home page. */
export interface Preview {
  title: string;
  description: string;
  /** The page's address, such as https://race.example.org. */
  origin: string;
  language: Language;
  languages: string[];
  /** Address of a picture of the race. */
  image?: string | undefined;
  race?: Race | undefined;
}

/** The address that a domain name's pages have: https everywhere but on this machine. */
export function originOf(domainName: string): string {
  return `${/(^|\.)localhost$/.test(domainName) ? "http" : "https"}://${domainName}`;
}

/** The head elements of a home page for search engines and link previews, as HTML. */
export function previewTags({ title, description, origin, language, languages, image, race }: Preview): string[] {
  const property = (name: string, content: string | undefined) =>
    content ? [`<meta property="${name}" content="${escapeHtml(content)}">`] : [];
  const others = languages.length > 1 ? languages : [];
  return [
    `<link rel="canonical" href="${escapeHtml(`${origin}/`)}">`,
    ...others.map(
      (one) => `<link rel="alternate" hreflang="${one === "en" ? "en" : "zh-CN"}" href="${origin}/?language=${one}">`,
    ),
    ...(others.length > 0 ? [`<link rel="alternate" hreflang="x-default" href="${origin}/">`] : []),
    ...property("og:type", "website"),
    ...property("og:title", title),
    ...property("og:description", description),
    ...property("og:url", `${origin}/`),
    ...property("og:image", image && new URL(image, origin).href),
    ...property("og:locale", language === "en" ? "en" : "zh_CN"),
    ...(race
      ? [`<script type="application/ld+json">${sportsEvent(race, { description, origin, language, image })}</script>`]
      : []),
  ];
}

/** The sitemap of a site whose pages live in the hash: its one address, in each language. */
export function sitemap(origin: string, languages: string[]): string {
  const alternates = languages.map(
    (one) =>
      `    <xhtml:link rel="alternate" hreflang="${one === "en" ? "en" : "zh-CN"}" href="${origin}/?language=${one}"/>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
  <url>
    <loc>${origin}/</loc>
${alternates.join("")}  </url>
</urlset>
`;
}

// https://schema.org/SportsEvent
function sportsEvent(
  { name, startsAt, endsAt, city, venue, items = [], registration }: Race,
  { description, origin, language, image }: Pick<Preview, "description" | "origin" | "language" | "image">,
): string {
  const text = (value: { zh: string; en?: string } | undefined) =>
    value && ((language === "en" && value.en) || value.zh || undefined);
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
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    sport: "Running",
    description,
    url: `${origin}/`,
    image: image && new URL(image, origin).href,
    location: { "@type": "Place", name: text(venue) ?? text(city), address: text(city) ?? text(venue) },
    ...(offers.length > 0 && { offers }),
  };
  return JSON.stringify(event).replaceAll("<", "\\u003c");
}
