import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { accounts, outboxMessages } from "../../base/db/accountSchema.ts";
import { readOutbox } from "../../base/delivery/outbox.ts";
import { deleteAccount } from "../../desk/ownData/ownData.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { addAccount, call } from "../../people/accounts/testPeople.ts";
import { buildBody } from "../testForm.ts";
import { asPublished, publishedForm, submit, submitToOneRace, tokens, world } from "../testSubmitting.ts";
import { byBus, withSeats } from "./testSeats.ts";

submitToOneRace();

describe("a runner who waited for an option reads in the name of the race, with its contact, that it is free", () => {
  const login = async (email: string, authorities: string[] = []) => {
    const accountId = await addAccount(world, { email, authorities });
    const token = await openSession(world.db, { accountId, loginType: "5", device: "test" });
    return { accountId, token };
  };
  const senders = async () => {
    const messages = await readOutbox(world.db, world.secrets);
    return messages.flatMap(({ template, target, content }) =>
      template === "option-freed" && target === "other@example.com" && content && "site" in content.values
        ? [content.values.site]
        : [],
    );
  };
  const waitBehind = async (token: string, feeFen: number) => {
    await world.db.delete(outboxMessages);
    const form = await publishedForm();
    const first = await submit(buildBody(form, { entrants: byBus(1), feeFen }), token);
    const second = await submit(buildBody(form, { entrants: byBus(2), feeFen }), tokens.other);
    expect([first.code, second.code]).toEqual([0, 0]);
    return first.data.submissionId;
  };
  const sender = { zh: expect.any(String), contact: expect.anything() };

  test("after a rejected application", async () => {
    const { token } = await login("reviewer@example.com", ["ORGANISER", "REVIEWER"]);
    await asPublished({ forms: [{ ...withSeats(1, true), use: "through-entry" }] }, async () => {
      const submissionId = await waitBehind(tokens.runner, 500);
      const json = { submissionId, isApproved: false, reason: "名额有限" };
      expect((await call(world, "/sign-up/applications/decide", { json, token })).code).toBe(0);
      expect(await senders()).toMatchObject([sender]);
    });
  });

  test("after an account is deleted", async () => {
    const { accountId, token } = await login("gone@example.com");
    await asPublished({ forms: [withSeats(1, true)] }, async () => {
      await waitBehind(token, 3500);
      const [account] = await world.db.select().from(accounts).where(eq(accounts.accountId, accountId));
      await deleteAccount(world.tools, account as never, { actor: accountId });
      expect(await senders()).toMatchObject([sender]);
    });
  });
});
