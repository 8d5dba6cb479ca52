import { randomBytes } from "node:crypto";
import { count, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { DraftHead } from "#contract/drafts.ts";
import type { SubmissionReceipt } from "#contract/signup.ts";
import { everyRight } from "#core/authorities.ts";
import { accounts, limits, secondFactors, uploads } from "../base/db/accountSchema.ts";
import { auditLines } from "../base/db/auditSchema.ts";
import type { Database } from "../base/db/open.ts";
import { drafts, entrants, submissions } from "../base/db/signupSchema.ts";
import { openSession } from "../people/accounts/sessions.ts";
import type { Answered } from "../people/accounts/testPeople.ts";
import { codeAt } from "../people/second-factor/totp.ts";
import { openTwoServers, type TwoServers } from "../testServers.ts";
import { removeEntries } from "./places/testEntries.ts";
import { buildBody, park, person, raceFolder } from "./testForm.ts";
import { keepSubmission } from "./testSignups.ts";

// What only a database with real concurrency can get wrong.
let servers: TwoServers;
let db: Database;
let tokens: string[];
let form: Parameters<typeof buildBody>[0];

beforeAll(async () => {
  servers = await openTwoServers(raceFolder());
  db = servers.db();
  tokens = await Promise.all(
    ["one", "two"].map(async (accountId) => {
      await db.insert(accounts).values({ accountId, nick: accountId });
      return openSession(db, { accountId, loginType: "5", device: "test" });
    }),
  );
  const { data } = (await servers.app(0).inject(`/website-center/site-config?domainName=${park}`)).json();
  const { files } = (await servers.app(0).inject(data.uri)).json();
  const { url } = files["forms/sign-up.json"];
  form = { ...(await servers.app(0).inject(url)).json(), hash: url.split("/")[2] };
});
afterAll(() => servers.close());
beforeEach(async () => {
  await removeEntries(db);
  await db.delete(submissions);
  await db.delete(drafts);
});

const ask = async <T>(n: number, method: "POST" | "PUT", url: string, payload: object, person = 0) => {
  const reply = await servers.app(n).inject({
    method,
    url,
    payload,
    headers: { token: tokens[person] } as never,
  });
  return reply.json() as Answered<T>;
};
const submit = (n: number, body: object, person = 0) =>
  ask<SubmissionReceipt>(n, "POST", "/sign-up/submissions", body, person);
const many = async (table: typeof submissions | typeof entrants) =>
  (await db.select({ many: count() }).from(table))[0]?.many;

test("a hundred calls with one key, over two servers, are one sign-up with one receipt", async () => {
  const body = buildBody(form, { entrants: [person(1), person(2)] });
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => submit(n, body)));
  expect(new Set(answers.map(({ code, data }) => `${code} ${data?.receipt}`)).size).toBe(1);
  expect(answers[0]?.code).toBe(0);
  expect([await many(submissions), await many(entrants)]).toEqual([1, 2]);
});

test("groups with people in common, in any order, are accepted once and never block each other forever", async () => {
  const people = [1, 2, 3].map((n) => person(n));
  const orders = [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
    [2, 0, 1],
    [0, 2, 1],
    [1, 0, 2],
  ];
  const bodies = Array.from({ length: 36 }, (_, n) =>
    buildBody(form, { entrants: (orders[n % orders.length] ?? []).map((place) => people[place] ?? {}) }),
  );
  const answers = await Promise.all(bodies.map((body, n) => submit(n, body, n % 2)));
  expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array.from({ length: 35 }, () => 409)]);
  expect([await many(submissions), await many(entrants)]).toEqual([1, 3]);
});

test("a photo that its owner removes at the moment of submitting is either there for good or missed in the answers", async () => {
  for (let n = 0; n < 12; n++) {
    const id = `photo-${n}`;
    const fileRow = {
      uploadId: id,
      accountId: "one",
      key: randomBytes(24).toString("base64url"),
      name: "me.jpg",
      type: "image/jpeg",
      size: 1,
    };
    await db.insert(uploads).values({ ...fileRow, width: 30, height: 40, isPicture: true });
    const photo = { id, name: "me.jpg", width: 30, height: 40 };
    const [submission, removal] = await Promise.all([
      submit(n, buildBody(form, { entrants: [person(n, { photo })] })),
      // A submission is checked for some milliseconds before it is stored: the removal comes at any
      // of them.
      new Promise((resolve) => setTimeout(resolve, n)).then(() =>
        ask(n + 1, "POST", "/user-center/base/uploads/remove", { id }),
      ),
    ]);
    const isThere = (await db.select().from(uploads).where(eq(uploads.uploadId, id))).length === 1;
    expect([submission.code, removal.code, isThere]).toEqual(isThere ? [0, 409, true] : [400, 0, false]);
  }
});

test("of two organisers who decide at once over two servers, one decides, and the other reads how", async () => {
  const organisers = await Promise.all(
    [0, 1].map(async (n) => {
      const accountId = `organiser-${n}`;
      await db.insert(accounts).values({ accountId, nick: accountId, authorities: everyRight() });
      return { accountId, token: await openSession(db, { accountId, loginType: "5", device: "test" }) };
    }),
  );
  const { secrets } = servers;
  const application = { raceId: "7001", more: { use: "through-entry", auditStatus: 1 } } as const;
  for (let round = 0; round < 10; round++) {
    const submissionId = await keepSubmission({ db, secrets }, application);
    const answers = await Promise.all(
      organisers.map(async ({ token }, n) => {
        const url = "/sign-up/applications/decide";
        const payload = { submissionId, isApproved: n === 0, reason: "no" };
        return (await servers.app(n).inject({ method: "POST", url, payload, headers: { token } })).json();
      }),
    );
    const first = answers.findIndex(({ code }) => code === 0);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 409]);
    const status = first === 0 ? "approved" : "rejected";
    expect(answers[1 - first].data).toMatchObject({ reason: "already-decided", decision: { status } });
    const lines = await db.select().from(auditLines).where(eq(auditLines.entityId, submissionId));
    expect(lines.map(({ actor }) => actor)).toEqual([organisers[first]?.accountId]);
  }
  // Control: without the condition on the status both read that they decided.
  const submissionId = await keepSubmission({ db, secrets }, application);
  const unguarded = await Promise.all(
    [0, 1].map((n) =>
      servers
        .db(n)
        .update(submissions)
        .set({ auditStatus: 2 + n })
        .where(eq(submissions.submissionId, submissionId))
        .returning({ status: submissions.auditStatus }),
    ),
  );
  expect(unguarded.map((rows) => rows.length)).toEqual([1, 1]);
});

test("of drafts that were made from one revision, over two servers, one is kept", async () => {
  const place = { domainName: park, use: "sign-up", item: "ten-km" };
  const save = (n: number, revision: number) =>
    ask<DraftHead>(n, "PUT", "/sign-up/draft", { ...place, content: `{"n":${n}}`, revision });
  for (let round = 0; round < 5; round++) {
    const [draft] = await db.select().from(drafts).where(eq(drafts.accountId, "one"));
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((n) => save(n, draft?.revision ?? 0)));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 409, 409, 409, 409, 409, 409, 409]);
  }
});

test("of one tab's unanswered saves that arrive in any order over two servers, the newest is kept", async () => {
  const place = { domainName: park, use: "sign-up", item: "ten-km", revision: 0 };
  const save = (n: number) => {
    const version = { writer: "phone001", seen: { phone001: n } };
    return ask<DraftHead>(n, "PUT", "/sign-up/draft", { ...place, content: `{"n":${n}}`, version });
  };
  for (let round = 0; round < 8; round++) {
    await db.delete(drafts);
    await save(1);
    const answers = await Promise.all([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map(save));
    expect(answers.filter(({ code }) => code !== 0 && code !== 409)).toEqual([]);
    const [draft] = await db.select().from(drafts).where(eq(drafts.accountId, "one"));
    expect(draft?.version).toEqual({ writer: "phone001", seen: { phone001: 12 } });
  }
});

test("of two servers that get the same code of a second factor at once, one accepts it", async () => {
  const { secrets } = servers;
  const accountId = "careful";
  await db.insert(accounts).values({ accountId, nick: accountId, authorities: everyRight() });
  const secret = Buffer.from("12345678901234567890");
  const secretSealed = secrets.seal(secret.toString("base64url"));
  await db.insert(secondFactors).values({ accountId, secretSealed, enrolledAt: new Date() });
  const open = () => openSession(db, { accountId, loginType: "5", device: "test" });
  const careful = [await open(), await open()];
  const codeNow = () => codeAt(secret, Math.floor(Date.now() / 30_000));
  for (let round = 0; round < 10; round++) {
    await db.update(secondFactors).set({ lastStep: 1 });
    await db.delete(limits);
    const payload = { code: codeNow() };
    const answers = await Promise.all(
      careful.map(async (token, n) => {
        const request = { url: "/user-center/second-factor/pass", payload, headers: { token } };
        return (await servers.app(n).inject({ method: "POST", ...request })).json();
      }),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 400]);
  }
  // Control: a server that reads the last step and then writes it lets both in.
  await db.update(secondFactors).set({ lastStep: 1 });
  const results = await Promise.all([0, 1].map((n) => servers.db(n).select().from(secondFactors)));
  const accepted = await Promise.all(
    [0, 1].map(async (n) => {
      if ((results[n]?.[0]?.lastStep ?? 0) >= 2) return false;
      await servers.db(n).update(secondFactors).set({ lastStep: 2 });
      return true;
    }),
  );
  expect(accepted).toEqual([true, true]);
});
