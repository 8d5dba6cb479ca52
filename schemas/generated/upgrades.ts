// Made by `npm run gen` from schemas/.
import type { Operation } from "#src/compiler/operations.ts";

/** The newest version of each schema, by name. */
export const newestVersions: Record<string, number | undefined> = {
  "document": 1,
  "site": 2
};

/** The declarative upgrade to each version: `upgradeSteps["home/carousel/2"]` goes from 1 to 2. */
export const upgradeSteps: Record<string, Operation[] | undefined> = {};
