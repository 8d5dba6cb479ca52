import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mostTokens } from "#core/apiTokens.ts";
import encodePassword from "#src/account/encodePassword.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import { withoutRowLocks } from "../../base/db/testOverlap.ts";
import { openShared } from "../../base/db/testShared.ts";
import { apiTokens } from "../../base/db/tokenSchema.ts";
import { secrets } from "../../base/secrets/testSecrets.ts";
import { exportEntries } from "../../desk/organise/export.ts";
import { keepPaidEntry } from "../../desk/organise/testOrganise.ts";
import { authorise } from "../accounts/authorities.ts";
import { openSession } from "../accounts/sessions.ts";
import { addAccount, call, findCode } from "../accounts/testPeople.ts";
import { readToken } from "./authenticate.ts";
import { makeToken } from "./service.ts";
import {
  by,
  email,
  list,
  listEvents,
  listed,
  logIn,
  made,
  organise,
  reading,
  revoke,
  session,
  trail,
  world,
} from "./testTokens.ts";

organise();

test("a token ends when its owner revokes it: the next call is refused, and nobody else can revoke it", async () => {
  const { secret, token } = await made();
  const otherId = await addAccount(world, { email: "other@example.org", authorities: ["ORGANISER"] });
  const otherSession = await openSession(world.db, { accountId: otherId, loginType: "5", device: "x" });
  const { tokenId } = token;
  expect((await call(world, "/user-center/tokens/revoke", { json: { tokenId }, token: otherSession })).code).toBe(404);
  expect((await list(secret)).code).toBe(0);
  expect((await revoke(tokenId)).code).toBe(0);
  expect(await list(secret)).toMatchObject({ status: 401, data: { error: "token/invalid" } });
  expect((await revoke(tokenId)).code).toBe(404);
  expect(await listed()).toEqual([]);
});

test("a token ends for calls that come while it is revoked: none that begins afterwards is answered", async () => {
  const { secret, token } = await made();
  const answers: { began: number; code: number }[] = [];
  let revokedAt = Number.POSITIVE_INFINITY;
  const use = async () => {
    const began = performance.now();
    answers.push({ began, code: (await list(secret)).code });
  };
  const before = Array.from({ length: 10 }, use);
  const revoking = revoke(token.tokenId).then(() => {
    revokedAt = performance.now();
  });
  await Promise.all([...before, revoking]);
  await Promise.all(Array.from({ length: 10 }, use));
  const late = answers.filter(({ began }) => began > revokedAt);
  expect(late).toHaveLength(10);
  expect(late.map(({ code }) => code)).toEqual(late.map(() => 401));
  expect(answers.filter(({ code }) => code === 0).length).toBeGreaterThan(0);
});

test("a token ends in the middle of a file that it takes: no more of it is sent", async () => {
  const runner = await addAccount(world, { email: "crowd@example.org" });
  const names = Array.from({ length: 1100 }, (_, n) => `张${n}`);
  await keepPaidEntry(world, { accountId: runner, raceId: "7001", names, domainName: trail });
  const readAll = async (secret: string, meanwhile: () => Promise<unknown>) => {
    const request = { ...requestBy(secret), routeOptions: { config: { call: "GET /sign-up/organise/export" } } };
    const reviewer = await readToken(world, request as never);
    if ("code" in reviewer) throw new Error(String(reviewer.data.error));
    const query = { domainName: trail, format: "csv", language: "en" } as const;
    const exported = await exportEntries(world.tools, reviewer, query);
    if (typeof exported === "string") throw new Error(exported);
    let bytes = 0;
    for await (const piece of exported.file) {
      if (bytes === 0) await meanwhile();
      bytes += piece.length;
    }
    return bytes;
  };
  const { secret, token } = await made();
  // The control: one that nobody revokes takes all.
  expect(await readAll(secret, async () => undefined)).toBeGreaterThan(50_000);
  await expect(readAll(secret, () => revoke(token.tokenId))).rejects.toThrow("has ended");
});

const requestBy = (secret: string) => ({ ...by(secret), ip: "127.0.0.1" });

test("a token ends with the right of its owner, and does not come back with it", async () => {
  const { secret } = await made({ races: ["7001", "7002"] });
  const change = (race: string, isTaken: boolean) =>
    authorise(world.db, world.secrets, { who: email, authority: "ORGANISER", race, isTaken });
  expect(await change("7001", true)).toBe("taken");
  expect(await list(secret)).toMatchObject({ status: 403, data: { error: "session/not-allowed" } });
  expect(await change("7001", false)).toBe("given");
  expect((await list(secret)).status).toBe(403);
  const river = () => call(world, "/sign-up/organise/entries?domainName=river.localhost", by(secret));
  expect((await river()).code).toBe(0);
  expect(await change("7002", true)).toBe("taken");
  expect(await river()).toMatchObject({ status: 401, data: { error: "token/invalid" } });
  expect((await listEvents("token-revoked")).map(({ actor }) => actor)).toEqual(["command"]);
});

test("a token ends when the password is reset, and with the account", async () => {
  const { secret } = await made();
  const reply = await call<{ verificationToken: string }>(world, "/user-center/email-code", {
    json: { accountEmail: email, emailSendType: "2" },
  });
  const encoded = encodePassword("another1");
  const reset = {
    accountEmail: email,
    captcha: await findCode(world, email),
    verificationToken: reply.data.verificationToken,
    loginPassword: encoded,
    confirmPassword: encoded,
    encryptType: "1",
  };
  expect((await call(world, "/user-center/reset-password-by-email", { json: reset })).code).toBe(0);
  expect((await list(secret)).status).toBe(401);
  await logIn();
  const again = { password: encoded };
  const { secret: second } = await made({ proof: again });
  expect((await list(second)).code).toBe(0);
  const deletion = await call(world, "/user-center/delete-account", { json: { proof: again }, token: session });
  expect(deletion.code).toBe(0);
  expect((await list(second)).status).toBe(401);
  expect(await world.db.$count(apiTokens)).toBe(0);
});

test("two tokens that are made at once are no more than an account may have", async () => {
  const shared = await openShared({ servers: 1 });
  const db = shared.db();
  const tools = { db, secrets };
  try {
    const fill = async (accountId: string) => {
      await db.insert(accounts).values({ accountId, email: `${accountId}@example.com`, nick: "x" });
      for (let count = 1; count < mostTokens; count += 1) await makeToken(tools, { ...reading, accountId });
    };
    const makeTwo = (accountId: string) =>
      [1, 2].map(() => () => makeToken(tools, { ...reading, accountId })) as [
        () => Promise<unknown>,
        () => Promise<unknown>,
      ];
    const countTokens = (accountId: string) => db.$count(apiTokens, eq(apiTokens.accountId, accountId));
    await fill("guarded");
    const outcomes = await Promise.all(makeTwo("guarded").map((run) => run()));
    expect(outcomes.filter((outcome) => outcome === "too-many")).toHaveLength(1);
    expect(await countTokens("guarded")).toBe(mostTokens);
    // The control: without the lock neither sees the other's.
    await fill("free");
    await withoutRowLocks([accounts], makeTwo("free"));
    expect(await countTokens("free")).toBe(mostTokens + 1);
  } finally {
    await shared.close();
  }
});
