import { eq, sql } from "drizzle-orm";
import type { MailingOffer, MailingRequest } from "#contract/mailing.ts";
import { withoutTriggers } from "../../base/audit/testAudit.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { mailings } from "../../base/db/mailingSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { readOutbox } from "../../base/delivery/outbox.ts";
import { takeStep } from "../../desk/mailing/steps.ts";
import { call } from "../../people/accounts/testPeople.ts";
import { findRaceSite, type RaceSite } from "../../race/raceSite.ts";
import { payAtSandbox, settleAll } from "../orders/testOrders.ts";
import { begin, post, signUp } from "../orders/testPaying.ts";
import { park } from "../testForm.ts";
import { asPublished, tokens, world } from "../testSubmitting.ts";
import { overWith } from "./testRace.ts";

/** The address of tests. */
export const address = {
  name: "王小明",
  phone: "13800138000",
  province: "440000",
  city: "深圳市南山区",
  street: "海德三道 8 号",
  postcode: "518000",
};

export const offer = async (token = tokens.runner) =>
  call<MailingOffer>(world, `/sign-up/mailings?domainName=${park}`, { token });

export const request = (pack: string, overrides: Partial<MailingRequest> = {}, token = tokens.runner) =>
  post<{ mailingId: string; orderId: string | null; faults?: object; feeFen?: number; error?: string }>(
    "/sign-up/mailings",
    { domainName: park, pack, address, feeFen: 1500, ...overrides },
    token,
  );

/** Requests a mailing, and pays for it. */
export async function requestPaid(pack: string): Promise<{ mailingId: string; orderId: string }> {
  const { data } = await request(pack);
  const orderId = data.orderId ?? "";
  await payAtSandbox(world.tools, await begin(orderId));
  await settleAll(world.tools);
  return { mailingId: data.mailingId, orderId };
}

/** Returns the entry with a public code. */
export async function entryOf(code: string): Promise<string> {
  const [entry] = await world.db.select({ entryId: entries.entryId }).from(entries).where(eq(entries.code, code));
  return entry?.entryId ?? "";
}

export const stateOf = async (mailingId: string) => {
  const [row] = await world.db.select().from(mailings).where(eq(mailings.mailingId, mailingId));
  return [row?.state, row?.endedBecause];
};

/** What runners were sent of their mailings, in order. */
export const mailed = async () =>
  (await readOutbox(world.db, world.secrets))
    .flatMap(({ content }) => (content?.template === "mailing" ? [content.values.what] : []))
    .reverse();

/** Removes all mailings and hand-outs. */
export async function removeMailings(db: Database): Promise<void> {
  await withoutTriggers(db, [
    sql`truncate mailing_history, mailings, mailing_runners, hand_outs, staff_events, staff_devices`,
  ]);
}

/** Signs up for an item without a fee, before the race. */
export const enter = async (number: number, token?: string) => {
  await signUp([number], { item: "solo", feeFen: 0 }, token);
};
/** Does work after the race, which mails packs. */
export const afterRace = (run: () => Promise<unknown>, overrides: object = {}) => asPublished(overWith(overrides), run);
export const packs = async (token?: string) => (await offer(token)).data.packs ?? [];
export const firstPack = async (token?: string) => (await packs(token))[0]?.pack ?? "";
/** Returns the site of the race as it is published now. */
export async function readSite(): Promise<RaceSite> {
  const site = await findRaceSite(world.tools, park);
  if (!site) throw new Error("The race is not published.");
  return site;
}

/** Takes a step of a mailing as an organiser. */
export const take = async (mailingId: string, step: Parameters<typeof takeStep>[2]["step"], shipment: object = {}) => {
  return takeStep(world.tools, await readSite(), { mailingId, step, actor: "organiser", ...shipment });
};
