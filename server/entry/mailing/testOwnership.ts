import { randomUUID } from "node:crypto";
import { mailingHistory, mailingRunners, mailings } from "../../base/db/mailingSchema.ts";
import type { World } from "../../testWorld.ts";

/** Stores a delivered mailing of an account, of a runner of an imported list. */
export async function keepMailing(
  { db, secrets }: Pick<World, "db" | "secrets">,
  { accountId, raceId, name = "王小明" }: { accountId: string; raceId: string; name?: string },
): Promise<void> {
  const [runner] = await db
    .insert(mailingRunners)
    .values({ raceId, personMac: randomUUID(), pack: "L", accountId })
    .returning();
  const mailingId = `mailing-${randomUUID()}`;
  const facts = { mailingId, raceId, runnerId: runner?.runnerId ?? 0, accountId, domainName: "x", feeFen: 0 };
  const shipment = { carrier: "SF", tracking: "1", language: "zh", state: "delivered" } as const;
  const address = {
    name,
    phone: "13800138000",
    province: "440000",
    city: "深圳市",
    street: "海德三道",
    postcode: "518000",
  };
  await db.insert(mailings).values({ ...facts, ...shipment, addressSealed: secrets.seal(JSON.stringify(address)) });
  await db.insert(mailingHistory).values({ mailingId, before: null, after: "delivered", actor: accountId });
}

/**
 * Whose data the tables of mailings have: which pack was mailed stays explained, and the address is
 * erased with the account.
 */
export const mailingOwnership = {
  mailings: {
    exported: "mailings",
    isKept: true as const,
    add: ({ world, accountId }: { world: World; accountId: string }) => keepMailing(world, { accountId, raceId: "1" }),
  },
  mailing_history: { exported: "mailings", isKept: true as const },
  mailing_runners: { exported: "mailingLists", isKept: true as const },
};
