import type { Database } from "../base/db/open.ts";
import type { BoundSites } from "../sites/domains/boundSites.ts";
import type { FileStore } from "../sites/files/store.ts";

/** What finds and reads the published site of a race. */
export interface RaceTools {
  db: Database;
  boundSites: BoundSites;
  store: FileStore;
}
