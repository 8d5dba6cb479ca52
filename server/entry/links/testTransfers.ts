import { eq, sql } from "drizzle-orm";
import type { SubmissionBody } from "#contract/signup.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { payments } from "../../base/db/orderSchema.ts";
import { readRows } from "../../base/db/readRows.ts";
import { pay } from "../../money/orders/pay.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { formForItem, listForms, openForm } from "../../race/forms.ts";
import { findRaceSite, type RaceSite } from "../../race/raceSite.ts";
import { withdraw } from "../leave/withdraw.ts";
import { payAtSandbox, settleAll } from "../orders/testOrders.ts";
import { submit } from "../submit/submit.ts";
import { buildBody, park, person } from "../testForm.ts";
import { startTransfer } from "./startTransfer.ts";

/**
 * Returns the settings that the functions below need: 30 yuan a place, so many places, and entries
 * that can be passed on.
 */
export const transferRace = (places: number) => ({
  items: { "ten-km": { places } },
  prices: { transfers: { until: "2035-12-01T00:00:00+08:00" } },
});

/** The price of one place, in fen. */
export const placeFen = 3000;

const owner = "transfer-owner";
const taker = "transfer-taker";

/** A paid entry with an open link: the sign-up, which is the order too, and what takes it over. */
export interface Passing {
  submissionId: string;
  body: SubmissionBody;
}

/** Adds the two accounts that pass entries on and take them over. */
export async function addPassers(db: Database): Promise<void> {
  await db.insert(accounts).values([owner, taker].map((accountId) => ({ accountId, nick: accountId })));
}

/**
 * Signs the person of a number up, pays at the sandbox and opens a link. Nobody else may have a
 * number from 0 to twice as many as are passed on.
 */
export async function openPassing(tools: SignupTools, number: number): Promise<Passing> {
  const site = await findSite(tools);
  const form = await getForm(tools, site);
  const ownBody = buildBody(form, { entrants: [person(2 * number)] }) as SubmissionBody;
  const outcome = await submit(tools, site, owner, ownBody);
  if (outcome.outcome !== "accepted") throw new Error(`Not entered: ${outcome.refusal.error}`);
  const { submissionId } = outcome.receipt;
  await pay(tools, owner, submissionId, { merchant: "sandbox", way: "qr", payerIp: "::1" });
  const [payment] = await tools.db.select().from(payments).where(eq(payments.orderId, submissionId));
  await payAtSandbox(tools, payment?.outTradeNo ?? "");
  await settleAll(tools);
  const started = await startTransfer(tools, owner, submissionId);
  if (typeof started === "string") throw new Error(`Not passed on: ${started}`);
  const body = buildBody(form, { entrants: [person(2 * number + 1)], feeFen: 0 }) as SubmissionBody;
  return { submissionId, body: { ...body, transfer: started.token } };
}

/** Takes an entry over; returns whether it was. */
export async function takeOver(tools: SignupTools, { body }: Passing): Promise<boolean> {
  return (await submit(tools, await findSite(tools), taker, body)).outcome === "accepted";
}

/**
 * Signs the person of a number up as one of the accounts that pass entries on and take them over,
 * free of charge; returns what became of it.
 */
export async function signUpAs(
  tools: SignupTools,
  number: number,
  overrides: Partial<SubmissionBody>,
): Promise<string> {
  const site = await findSite(tools);
  const body = buildBody(await getForm(tools, site), {
    entrants: [person(number)],
    feeFen: 0,
    ...overrides,
  }) as SubmissionBody;
  const submitted = await submit(tools, site, number === 0 ? owner : taker, body);
  return submitted.outcome === "accepted" ? "accepted" : submitted.refusal.error;
}

/** Has the owner withdraw the entry, which pays it back; returns whether it was. */
export async function withdrawOwn(tools: SignupTools, { submissionId }: Passing): Promise<boolean> {
  return typeof (await withdraw(tools, owner, submissionId)) !== "string";
}

/**
 * Has entries withdrawn by their owners and taken over by others at the same moment, each by one of
 * two servers; `random` decides who begins, and how much later the other does. Returns how many
 * were passed on and how many paid back.
 */
export async function raceTransfers(
  [ownerTools, receiverTools]: readonly [SignupTools, SignupTools],
  { numbers, random }: { numbers: readonly number[]; random(): number },
): Promise<{ passed: number; refunded: number; wrong: number }> {
  const all: Passing[] = [];
  for (const number of numbers) all.push(await openPassing(ownerTools, number));
  await Promise.all(
    all.flatMap((passing) => {
      const [first, second] = random() < 0.5 ? [0, random() * 40] : [random() * 40, 0];
      const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      return [
        pause(first).then(() => withdrawOwn(ownerTools, passing)),
        pause(second).then(() => takeOver(receiverTools, passing)),
      ];
    }),
  );
  await settleAll(ownerTools);
  return countPassings(ownerTools.db);
}

/**
 * Counts what became of all paid orders: a place that is held by one person with its money here, or
 * a refund of all of it and nobody with the place. Everything else is wrong: both, neither, or two
 * refunds.
 */
export async function countPassings(db: Database): Promise<{ passed: number; refunded: number; wrong: number }> {
  const [row] = await readRows<{ passed: number; refunded: number; wrong: number }>(
    db,
    sql`
    select count(*) filter (where(held = 1 and passed = 1 and left_fen = ${placeFen} and backs = 0))::int as passed,
      count(*) filter (where(held = 0 and passed = 0 and left_fen = 0 and backs = 1))::int as refunded,
      count(*) filter (where(not (held = 1 and left_fen = ${placeFen} and backs = 0)
        and not (held = 0 and passed = 0 and left_fen = 0 and backs = 1)))::int as wrong
    from (select
      (select count(*) from entries e where e.state = 'confirmed' and (e.submission_id = o.order_id
        or e.submission_id in (select to_submission from transfers t where t.order_id = o.order_id))) as held,
      (select count(*) from transfers t where t.order_id = o.order_id and t.state = 'done') as passed,
      (select count(*) from refunds r where r.order_id = o.order_id) as backs,
      (select coalesce(sum(amount_fen), 0) from payments p where p.order_id = o.order_id and p.state = 'paid')
      - (select coalesce(sum(amount_fen), 0) from refunds r where r.order_id = o.order_id and r.state = 'refunded') as left_fen
      from orders o) ends`,
  );
  return row ?? { passed: 0, refunded: 0, wrong: Number.NaN };
}

async function findSite(tools: SignupTools): Promise<RaceSite> {
  const site = await findRaceSite(tools, park);
  if (!site) throw new Error("The race of the tests is not published.");
  return site;
}

async function getForm({ store }: SignupTools, site: RaceSite) {
  const placedForm = formForItem(listForms(site), "sign-up", "ten-km");
  const openedForm = placedForm && (await openForm(store, placedForm));
  if (!openedForm) throw new Error("The race of the tests has no form.");
  return { ...openedForm.form, hash: openedForm.hash };
}
