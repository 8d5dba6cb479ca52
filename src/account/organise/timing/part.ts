import type { DataOf } from "#contract/contract.ts";

/** A source with its token and key, which are shown once. */
export type NewSource = DataOf<"POST /sign-up/organise/timing/sources">;

/** A point of some item, as organisers read it. */
export interface NamedPoint {
  id: string;
  name: string;
}
