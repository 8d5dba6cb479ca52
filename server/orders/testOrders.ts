import { keepSubmission } from "../signups/testSignups.ts";
import type { World } from "../testWorld.ts";
import { openOrders } from "./open.ts";

/** A sign-up with an unpaid order of 99 yuan, as if it had been taken; returns the order's id, which is that of the sign-up. */
export async function keepOrder(
  world: Pick<World, "db" | "secrets">,
  { accountId, raceId, item = "ten-km" }: { accountId: string; raceId: string; item?: string },
): Promise<string> {
  const submissionId = await keepSubmission(world, { accountId, raceId, more: { item } });
  const price = { version: 1, item, itemName: { zh: "十公里" }, feeFen: 9900, entrants: [[]] } as const;
  const order = { submissionId, raceId, item, accountId, price: { ...price, entrants: [[]] }, payWithinMinutes: 30 };
  await openOrders(world.db, [order]);
  return submissionId;
}
