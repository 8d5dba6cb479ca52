import { asc, eq } from "drizzle-orm";
import { beforeEach, expect } from "vitest";
import type { OwnDeferral } from "#contract/deferrals.ts";
import type { SubmissionHead, SubmissionReceipt, SubmissionRefusal } from "#contract/signup.ts";
import { accounts, outboxMessages } from "../../base/db/accountSchema.ts";
import { entries, pools } from "../../base/db/entrySchema.ts";
import { call } from "../../people/accounts/testPeople.ts";
import { removeOrders } from "../orders/testOrders.ts";
import { post, withTenKm } from "../orders/testPaying.ts";
import { accountId, asPublished, submitToOneRace, tokens, world } from "../testSubmitting.ts";
import { bodyAt, next, nextFolder, older } from "./testDeferrals.ts";

/** Has each test begin without orders and messages, and the first runner get messages by email. */
export function deferBetweenTwo(): void {
  submitToOneRace({ sandboxRaces: undefined as never });
  beforeEach(async () => {
    await removeOrders(world.db);
    await world.db.delete(outboxMessages);
    await world.db.update(accounts).set({ email: "runner@example.com" }).where(eq(accounts.accountId, accountId));
  });
}

/** Publishes the folders of races, as a start does. */
export const publish = async (files: Record<string, unknown>) => {
  await world.write(files);
  await world.load();
};
/** Publishes both races for one test, and next year's without places or deferrals afterwards. */
export const asBoth = (here: object, nextRace: object, run: () => Promise<void>) =>
  asPublished({ ...withTenKm({ places: 9 }), ...here }, async () => {
    await publish(nextFolder(nextRace));
    try {
      await run();
    } finally {
      await publish(nextFolder());
    }
  });
/** Submits next year's form with the id of a sign-up for this year's race. */
export const send = async <T = SubmissionReceipt>(
  id: string,
  number: number,
  overrides: object = {},
  token = tokens.runner,
) => {
  const body = await bodyAt(world.tools, next, { entrants: [older(number)], feeFen: 0, deferral: id, ...overrides });
  return call<T>(world, "/sign-up/submissions", { json: body, token, headers: { "accept-language": "en" } });
};
/** Submits what is to be refused. */
export const refusal = async (id: string, number: number, overrides: object = {}, token = tokens.runner) => {
  const answer = await send<SubmissionRefusal>(id, number, overrides, token);
  expect(answer.code).not.toBe(0);
  return answer;
};
/** The deferrals of a runner. */
export const listed = async (token = tokens.runner) =>
  (await call<OwnDeferral[]>(world, "/sign-up/deferrals", { token })).data;
/** The race and state of each entry, in the order in which they came. */
export const states = async () => {
  const { raceId, state, seq } = entries;
  return (await world.db.select({ raceId, state }).from(entries).orderBy(asc(seq))).map((entry) =>
    Object.values(entry),
  );
};
/** Counts the taken places of each race's ten kilometres. */
export const claimed = async () => {
  const rows = await world.db.select().from(pools).where(eq(pools.name, "item/ten-km"));
  return Object.fromEntries(rows.map((row) => [row.raceId, row.claimed]));
};
/** A runner's sign-ups, the newest first. */
export const heads = async (token = tokens.runner) =>
  (await call<SubmissionHead[]>(world, "/sign-up/submissions", { token })).data;
/** Withdraws a sign-up. */
export const withdraw = (id: string, token = tokens.runner) =>
  post<{ refundFen: number }>(`/sign-up/submissions/${id}/withdraw`, {}, token);
