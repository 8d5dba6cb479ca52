import type { Language } from "./text.ts";

/** The formats of feeds, by the ending of their addresses. */
export const feedTypes = {
  xml: "application/rss+xml",
  atom: "application/atom+xml",
  json: "application/feed+json",
} as const;
export const feedFormats = ["xml", "atom", "json"] as const;
export type FeedFormat = keyof typeof feedTypes;

/** A feed of a site: of one page that lists documents, or of all of them. */
export interface FeedPlace {
  list?: string | undefined;
  language: Language;
}

/** Writes the address of a feed on the race's own host. */
export function writeFeedAddress(format: FeedFormat, { list, language }: FeedPlace): string {
  const query = new URLSearchParams({ ...(list !== undefined && { list }), language });
  return `/feeds/news.${format}?${query}`;
}
