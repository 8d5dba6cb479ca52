import type { Problem } from "#compiler/problems/problems.ts";
import type { releases } from "../../base/db/schema.ts";
import type { Failure } from "./failure.ts";
import type { RaceFile } from "./folder.ts";

/** What to publish: a site's folder, under which name and at which domain names (normalised). */
export interface Publication {
  folder: string;
  siteId: string;
  domainNames: string[];
  /** A shipped site never replaces what an organiser published or bound. */
  origin: "fixture" | "organiser";
  /** Publishes what visitors can see although the compiler found errors; a file that is no site at all is still refused. */
  isLenient?: boolean;
}

/** How it ended. `refused`, `domain-taken` and `failed` changed nothing; `failed` is no fault of the site. */
export type Published = (
  | { outcome: "published"; releaseId: number; problems: Problem[] }
  | { outcome: "unchanged"; problems: Problem[] }
  | { outcome: "refused"; problems: Problem[] }
  | { outcome: "domain-taken"; domainName: string; problems: Problem[] }
  | ({ outcome: "failed"; problems: Problem[] } & Failure)
) & {
  /** True if the publishing program could not draw the site's forms, and so did not check that. */
  hasUndrawnForms?: boolean;
};

/** A compiled site on its way into the database. */
export interface Edition {
  siteId: string;
  race: RaceFile | undefined;
  /** Whether the race comes from the site file, for want of a race.json that can be used. */
  isRaceDerived: boolean;
  release: Omit<typeof releases.$inferInsert, "releaseId" | "publishedAt">;
}
