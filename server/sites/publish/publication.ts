import type { Finding, PrintedProblem, Problem } from "#compiler/problems/problems.ts";
import { withMessage } from "#compiler/problems/readMessage.ts";
import type { PictureOptions } from "#pictures/pictures.ts";
import type { Site } from "#schemas/generated/types.ts";
import type { releases } from "../../base/db/schema.ts";
import type { RaceFacts } from "../items/facts.ts";
import type { CompositeTexts } from "./compositeVersions.ts";
import type { Failure } from "./failure.ts";
import type { RaceFile } from "./folder.ts";

/** What to publish: a site's folder, its name and its domain names (normalised). */
export interface Publication {
  folder: string;
  siteId: string;
  domainNames: string[];
  /** A shipped site never replaces what an organiser published or bound. */
  origin: "fixture" | "organiser";
  /**
   * Publishes what visitors can see despite errors of the compiler; a file that is not a site is
   * still refused.
   */
  isLenient?: boolean;
  /**
   * Why it changes what entries were made by, such as a fee; without a reason such a change is
   * refused.
   */
  reason?: string | undefined;
  /** How its pictures are made; the default cache is beside the store. */
  pictures?: Partial<PictureOptions>;
}

/**
 * The outcome of a publish. `refused`, `domain-taken` and `failed` changed nothing; `failed` is not
 * a fault of the site.
 */
export type Published<One = Problem> = (
  | { outcome: "published"; releaseId: number; problems: One[] }
  | { outcome: "unchanged"; problems: One[] }
  | { outcome: "refused"; problems: One[] }
  | { outcome: "domain-taken"; domainName: string; problems: One[] }
  | ({ outcome: "failed"; problems: One[] } & Failure)
) & {
  /**
   * Whether this program could not draw the site's forms, and so did not check that they can be
   * drawn.
   */
  hasUndrawnForms?: boolean;
};

/** A result with the sentence of each problem, as the program returns it. */
export type PrintedPublished = Published<PrintedProblem>;

/** Adds the sentence of each problem to a result. */
export function printPublished(published: Published): PrintedPublished {
  return { ...published, problems: published.problems.map(withMessage) };
}

/** A compiled site, ready for the database. */
export interface Edition {
  siteId: string;
  race: RaceFile | undefined;
  /** Whether the race comes from the site file, because there is no usable race.json. */
  isRaceDerived: boolean;
  problems: Problem[];
  /** What the site states about its race, for the entries. */
  facts: Site["race"];
  /** The items and pools of its race. */
  raceFacts: RaceFacts;
  /** The files of the composites that it uses. */
  composites?: CompositeTexts;
  /** Adds file, line and column of the site file to a finding. */
  locate?(finding: Finding): Problem;
  release: Omit<typeof releases.$inferInsert, "releaseId" | "publishedAt" | "problems">;
}
