import { asc } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { SubmissionReceipt } from "#contract/signup.ts";
import { everyRight } from "#core/authorities.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { addAccount, call } from "../../people/accounts/testPeople.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import { buildBody, park, person } from "../testForm.ts";
import { asPublished, form, publishedForm, submit, submitToOneRace, tokens, world } from "../testSubmitting.ts";
import { poolCounts, removeEntries } from "./testEntries.ts";
import { settleSite } from "./upkeep.ts";

submitToOneRace();

let organiser: string;
beforeAll(async () => {
  const accountId = await addAccount(world, { email: "organiser@example.com", authorities: everyRight() });
  organiser = await openSession(world.db, { accountId, loginType: "5", device: "test" });
});

const settlePark = async () => {
  const tools = { ...world, warn: () => undefined } as never;
  const site = await findRaceSite(tools, park);
  if (!site) throw new Error(`No site is at ${park}.`);
  await settleSite(tools, site);
};
const apply = async (number: number) => {
  const { name, document } = person(number);
  const direct = await publishedForm("direct");
  const answer = await submit(buildBody(direct, { entrants: [{ name, document }] }), tokens.other);
  expect(answer.msg).toBe("");
  return (answer.data as SubmissionReceipt).submissionId;
};
const decide = (submissionId: string, isApproved = true) =>
  call<{ reason: string }>(world, "/sign-up/applications/decide", {
    json: { submissionId, isApproved, ...(!isApproved && { reason: "no certificate" }) },
    token: organiser,
  });
const states = async () =>
  (await world.db.select({ state: entries.state }).from(entries).orderBy(asc(entries.seq))).map(({ state }) => state);

test("an approved application takes a place, also of a drawn item; a full item is refused and stays to be decided", async () => {
  for (const allocation of ["direct", "draw", "invite"])
    await asPublished({ items: { "ten-km": { places: 1, allocation } } }, async () => {
      await removeEntries(world.db);
      await settlePark();
      const offset = ["direct", "draw", "invite"].indexOf(allocation) * 10;
      const first = await apply(offset + 1);
      const second = await apply(offset + 2);
      expect(await states()).toEqual([]);
      expect((await decide(first)).code).toBe(0);
      const { code, msg, data } = await decide(second);
      expect([code, data.reason]).toEqual([409, "full"]);
      expect(msg).toBe(
        "All places of this item are taken. Nothing was approved: add places first, or reject the application.",
      );
      expect(await poolCounts(world.db)).toEqual({ "item/ten-km": [1, 1, 1] });
      expect((await decide(second, false)).code).toBe(0);
      await world.db.delete(submissions);
    });
});

test("a runner who is approved leaves the draw, and one who has an entry already is not approved", async () => {
  await asPublished({ items: { "ten-km": { places: 5, allocation: "draw" }, solo: { places: 5 } } }, async () => {
    await submit(buildBody(form, { entrants: [person(1)] }));
    expect((await decide(await apply(1))).code).toBe(0);
    expect(await states()).toEqual(["withdrawn", "confirmed"]);
    await submit(buildBody(form, { entrants: [person(2)], item: "solo", feeFen: 0 }));
    const { code, data, msg } = await decide(await apply(2));
    expect([code, data.reason]).toEqual([409, "registered"]);
    expect(msg).toBe("Somebody of this application already has an entry for this race. Nothing was approved.");
    expect(await poolCounts(world.db)).toEqual({ "item/solo": [1, 1, 1], "item/ten-km": [1, 1, 1] });
  });
});
