import type { Counter } from "./analytics.ts";

/**
 * What the server writes into the pages of a site with analytics, for the part that asks visitors
 * and counts page views.
 */
export interface ConsentFacts {
  /** Names the site and its providers: an answer to another version does not count. */
  version: string;
  /**
   * The providers that visits are reported to; none on a page that the server knows to be personal.
   */
  counters: Counter[];
  /** The paths of the pages whose visits are never counted. */
  personal: string[];
  /** The path of the home page, whose address is /. */
  home: string;
  /** The addresses of the style sheets of the notice. */
  styles: string[];
  /** The address of the privacy policy. */
  policy: string;
  /** By language, as far as the site has it. */
  texts: { zh?: ConsentTexts; en?: ConsentTexts };
}

/** The words of the notice in one language. */
export interface ConsentTexts {
  title: string;
  text: string;
  policy: string;
  accept: string;
  decline: string;
  /** The visitor's choice as it is. */
  accepted: string;
  declined: string;
  /** Instead of the question, if the browser itself refuses. */
  signal: string;
  close: string;
  /** The link at the bottom of each page that opens the notice again. */
  settings: string;
}
