import type { ComponentType } from "react";
import type {
  HiddenPart,
  OwnResult,
  PublicResult,
  ResultList,
  ResultOverview,
  ResultSort,
} from "#core/publicResults.ts";

/** Which set of results, of which item. */
export interface ResultSetQuery {
  item: string;
  /** The newest that has results if it is left out. */
  edition?: string | undefined;
  /** The newest if it is left out. */
  set?: number | undefined;
}

/** Which runners of a set, and in which order. */
export interface ResultListQuery extends ResultSetQuery {
  search?: string | undefined;
  gender?: number | undefined;
  ageGroup?: string | undefined;
  club?: string | undefined;
  country?: string | undefined;
  sort?: ResultSort | undefined;
  page?: number | undefined;
}

/** What a page asks about results; each rejects with a sentence for the visitor. */
export interface AskedResults {
  overview(): Promise<ResultOverview>;
  list(query: ResultListQuery): Promise<ResultList>;
  runner(query: ResultSetQuery & { bib: string }): Promise<PublicResult>;
  /** The results of the runners of the account that is logged in. */
  own(): Promise<OwnResult[]>;
  /** Loads what shows these results, and hides them in public. */
  openOwn(): Promise<ComponentType>;
  hide(entryCode: string, part: HiddenPart | null): Promise<void>;
}
