import { asc, eq } from "drizzle-orm";
import type { Order } from "#contract/orders.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { readOutbox } from "../../base/delivery/outbox.ts";
import { call } from "../../people/accounts/testPeople.ts";
import { endUnpaid } from "../leave/endUnpaid.ts";
import { checkInvariants } from "../places/invariants.ts";
import { listTeams, tokens, world } from "../teams/testTeamRace.ts";
import { passTime, payAtSandbox, settleAll } from "./testOrders.ts";

export const listOrders = async (person: number) =>
  (await call<Order[]>(world, "/sign-up/orders", { token: tokens[person], method: "GET" } as never)).data;
export const getPending = async (person: number) =>
  (await listOrders(person)).filter(({ state }) => state === "pending_payment");
export const begin = async (person: number, orderId: string) => {
  const url = `/sign-up/orders/${orderId}/pay`;
  const { data } = await call<{ url: string }>(world, url, {
    json: { merchant: "sandbox", way: "page" },
    token: tokens[person],
  });
  return data.url.split("/").at(-1) as string;
};
export const payAll = async (person: number) => {
  for (const { orderId } of await getPending(person)) await payAtSandbox(world.tools, await begin(person, orderId));
  await settleAll(world.tools);
};
export const expire = async (orderId: string) => {
  await passTime(world.db, orderId);
  return endUnpaid(world.tools, orderId, { event: "expire", actor: "program" });
};
/** The state of each runner's newest entry in the order in which they signed up. */
export const states = async () =>
  (
    await world.db
      .select({ state: entries.state })
      .from(entries)
      .innerJoin(submissions, eq(submissions.submissionId, entries.submissionId))
      .orderBy(asc(entries.seq))
  ).map(({ state }) => state);
export const broken = async () =>
  (await checkInvariants(world.db)).invariants.filter((invariant) => invariant.broken > 0);
export const mailsTo = async (person: number) =>
  (await readOutbox(world.db, world.secrets)).flatMap(({ target, content }) =>
    target === `runner${person}@example.com` ? [content?.template] : [],
  );
export const orderOf = async (person: number) => {
  const [first] = await listOrders(person);
  if (!first) throw new Error("This runner has no order.");
  return first;
};
export const memberIn = async (person: number) => {
  const [team] = await listTeams(person);
  if (!team) throw new Error("This runner has no team.");
  return team.submissionId;
};
