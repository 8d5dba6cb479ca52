import type { Language } from "#core/text.ts";

/** What a fact is called, and the fact, in the language of the paper. */
export type Fact = readonly [label: string, words: string];

/** A person who has a place: a page of the paper. */
export interface PaperPerson {
  name: string;
  /**
   * The name in Latin letters, for a name with characters that the font does not have; "" if the
   * form does not ask for it.
   */
  latinName: string;
  facts: readonly Fact[];
  /** The public code of the entry, which the code to scan contains. */
  code: string;
  /** What is known of the sign-up and its order. */
  order: readonly Fact[];
}

/** The confirmation of a sign-up in one language, as a worker draws it. */
export interface Paper {
  language: Language;
  /** The colour of the race as #rrggbb. */
  accent: string;
  title: string;
  race: string;
  /** When and where the race is. */
  when: string;
  people: readonly PaperPerson[];
  /** How the organiser is reached; "" if the site has no contact. */
  contact: string;
  /** When it was made. */
  made: string;
}

/** The work of drawing a confirmation, as the worker gets it. */
export interface PaperJob {
  kind: "confirmation";
  paper: Paper;
}
