import type { KnownAnswers } from "#core/resultsAddress.ts";
import type { Language } from "#core/text.ts";
import type { BoundSite } from "../domains/boundSites.ts";

/** What a page of results or of a list is drawn from, and what its head states. */
export interface ResultsContent {
  results: KnownAnswers;
  /** Of a runner's page; the list has that of its route. */
  title: string | undefined;
  description: string | undefined;
  /** The address of the picture that links to a runner's page show. */
  card: string | undefined;
  /** Whether search engines must not list it: runners, searches, and other pages than the first. */
  isUnlisted: boolean;
  /** The results as JSON-LD; undefined for none. */
  jsonLd: object | undefined;
}

/** The results of an address: `key` is another one as soon as anything of them changes. */
export interface AddressedResults {
  key: string;
  read(): Promise<ResultsContent>;
}

/**
 * Finds what the query of a page of results names; undefined if the site has no race. The layer of
 * results supplies it, which is above this one.
 */
export type FindResults = (
  site: BoundSite,
  address: { path: string; search: string },
  language: Language,
) => Promise<AddressedResults | undefined>;
