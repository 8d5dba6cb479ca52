import { eq } from "drizzle-orm";
import type { Text } from "#schemas/generated/types.ts";
import type { Database } from "../../base/db/open.ts";
import { races } from "../../base/db/schema.ts";
import { type DeferralPolicy, takesDeferrals } from "../../money/orders/policy.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { asksForDocument } from "../../race/documents.ts";
import { formForItem, listForms, openForm } from "../../race/forms.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { findShownSite } from "../../race/shownSite.ts";

type Tools = Pick<SignupTools, "db" | "boundSites" | "store">;

/** An item of a race, of which an entry is deferred. */
interface Leaving {
  raceId: string;
  item: string;
}

/**
 * Returns the site of the race to which an entry can be deferred, and the item there; undefined if
 * that race is not shown on this server, or does not take it yet.
 */
export async function findNext(
  tools: Tools,
  { raceId, item }: Leaving,
  { policy, now }: { policy: DeferralPolicy; now: Date },
): Promise<{ site: RaceSite; item: string } | undefined> {
  const site = await findShownSite(tools, policy.to);
  const targetItem = policy.itemThere(item);
  return site && (await takes(tools, site, { raceId, item: targetItem, now })) ? { site, item: targetItem } : undefined;
}

/**
 * Returns whether an item of a race takes an entry from another race: the race's site states so, it
 * has not started, and the item has a form for one person without a team that asks for the
 * document, by which the person is known.
 */
export async function takes(
  { store }: Pick<Tools, "store">,
  site: RaceSite,
  { raceId, item, now }: { raceId: string; item: string; now: Date },
): Promise<boolean> {
  const { items = [], startsAt } = site.site.race ?? {};
  if (!takesDeferrals(site, raceId) || Date.parse(startsAt ?? "") <= now.getTime()) return false;
  const raceItem = items.find(({ id }) => id === item);
  if (!raceItem || (raceItem.groupSize?.min ?? 1) > 1) return false;
  const placedForm = formForItem(listForms(site), "sign-up", item);
  const openedForm = placedForm && !placedForm.head.team ? await openForm(store, placedForm) : undefined;
  return openedForm !== undefined && asksForDocument(openedForm.form);
}

/**
 * Returns the name of a race: the title of its site, else the name of its race information; its id
 * if neither is known.
 */
export async function raceTitle(tools: Tools, raceId: string): Promise<Text> {
  const site = await findShownSite(tools, raceId);
  return site?.site.title ?? (await readStoredName(tools.db, raceId));
}

async function readStoredName(db: Database, raceId: string): Promise<Text> {
  const [row] = await db.select({ details: races.details }).from(races).where(eq(races.raceId, raceId));
  const name = row?.details.raceName;
  return { zh: typeof name === "string" && name !== "" ? name : raceId };
}
