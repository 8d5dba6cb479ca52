import { count, is, type SQL, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testForm } from "#forms/testForm.ts";
import encodePassword from "#src/account/encodePassword.ts";
import { profiles, realNames, secondFactors, securityEvents, uploads } from "../../base/db/accountSchema.ts";
import { auditLines } from "../../base/db/auditSchema.ts";
import { entries, poolLedger, pools } from "../../base/db/entrySchema.ts";
import { optionPlaces } from "../../base/db/optionSchema.ts";
import { refundRequests } from "../../base/db/organiseSchema.ts";
import { drafts, submissionFiles } from "../../base/db/signupSchema.ts";
import { schema } from "../../base/db/tables.ts";
import { transfers } from "../../base/db/transferSchema.ts";
import { keepInvitation, keepReply } from "../../desk/organise/testOrganise.ts";
import { placeOne } from "../../entry/claims/place.ts";
import { keepPaidOrder } from "../../entry/orders/testOrders.ts";
import { keepTeam } from "../../entry/teams/testTeams.ts";
import { keepSubmission } from "../../entry/testSignups.ts";
import type { World } from "../../testWorld.ts";
import { addAccount, call, logIn, openPeople } from "../accounts/testPeople.ts";
import { makeToken } from "../tokens/service.ts";

/**
 * A table with a person's data: the field of their export that has it, and whether its rows outlive
 * the account.
 */
interface Personal {
  exported: string;
  isKept?: true;
  /** Inserts a row of the account, unless another table's `add` does. */
  add?(accountId: string): Promise<unknown>;
}

/**
 * Whose data each table has: "nobody" if no person's, "expiring" if hashed or sealed and deleted
 * within 30 days for everybody.
 */
const ownership: Record<string, "nobody" | "expiring" | Personal> = {
  races: "nobody",
  export_layouts: "nobody",
  sites: "nobody",
  releases: "nobody",
  published_composites: "nobody",
  published_files: "nobody",
  published_parts: "nobody",
  domains: "nobody",
  countries: "nobody",
  config_files: "nobody",
  problem_reports: "nobody",
  changes: "nobody",
  secret_marks: "nobody",
  answered_forms: "nobody",
  answer_notices: "nobody",
  option_counts: "nobody",
  coupon_counts: "nobody",
  bill_comparisons: "nobody",
  // Who paid is known by a keyed hash only, and what a notification names is sealed and erased
  // after 30 days.
  coupon_uses: "nobody",
  pay_events: "nobody",
  sandbox_payments: "nobody",
  sandbox_refunds: "nobody",
  sandbox_notices: "nobody",
  waiting_periods: "nobody",
  waiting_buckets: "nobody",
  audit_pending: "nobody",
  audit_links: "nobody",
  race_items: "nobody",
  pools: "nobody",
  // Of the organisers who changed places: what they decided stays, as in the audit.
  place_changes: "nobody",
  race_cancellations: "nobody",
  payment_servers: "nobody",
  codes: "expiring",
  captchas: "expiring",
  limits: "expiring",
  outbox_messages: "expiring",
  accounts: { exported: "account" },
  sessions: { exported: "sessions" },
  second_factors: {
    exported: "secondFactor",
    add: (accountId) => world.db.insert(secondFactors).values({ accountId, enrolledAt: new Date() }),
  },
  api_tokens: {
    exported: "apiTokens",
    add: (accountId) => makeToken(world, { accountId, name: "x", races: ["1"], scopes: ["audit:read"], days: 1 }),
  },
  profiles: { exported: "profile", add: (accountId) => world.db.insert(profiles).values({ accountId, heightCm: 172 }) },
  real_names: {
    exported: "realName",
    add: (accountId) =>
      world.db.insert(realNames).values({
        accountId,
        cardType: "1",
        cardMac: "x",
        auditStatus: 1,
        nameSealed: world.secrets.seal("王小明"),
        cardSealed: world.secrets.seal("11010519491231002X"),
      }),
  },
  uploads: {
    exported: "uploads",
    add: (accountId) =>
      world.db.insert(uploads).values({
        accountId,
        uploadId: "photo",
        key: "a".repeat(32),
        name: "card.webp",
        type: "image/webp",
        size: 9,
        isPicture: true,
      }),
  },
  drafts: {
    exported: "drafts",
    add: (accountId) =>
      world.db.insert(drafts).values({
        accountId,
        raceId: "1",
        use: "sign-up",
        item: "ten-km",
        domainName: "x",
        sessionId: "x",
        device: "x",
        contentSealed: world.secrets.seal("{}"),
        revision: 1,
      }),
  },
  submissions: {
    exported: "signUps",
    add: async (accountId) => {
      submissionId = await keepSubmission(world, { accountId, raceId: "1" });
    },
  },
  entrants: { exported: "signUps" },
  // That a place was given and came back is explained for as long as the race is; a deleted
  // account's entries have neither person nor submission.
  entries: {
    exported: "entries",
    isKept: true,
    add: () =>
      placeOne(
        world.db,
        {
          submissionId,
          raceId: "1",
          item: "ten-km",
          form: documentForm,
          answers: [{}],
          documentMacs: ["a".repeat(64)],
          actor: "x",
        },
        "sign-up",
      ),
  },
  entry_history: { exported: "entries", isKept: true },
  // Money stays explained; a deleted account's orders have neither account nor submission.
  orders: {
    exported: "orders",
    isKept: true,
    add: (accountId) => keepPaidOrder(world.db, { accountId, submissionId }),
  },
  order_history: { exported: "orders", isKept: true },
  // Which order paid for a place stays explained; a deleted account's sign-ups are in it no more.
  transfers: {
    exported: "transfers",
    isKept: true,
    add: () =>
      world.db.insert(transfers).values({
        transferId: "x",
        raceId: "1",
        item: "ten-km",
        round: 1,
        fromSubmission: submissionId,
        orderId: submissionId,
        state: "revoked",
        endsAt: new Date(),
      }),
  },
  // Of whom organisers invited; contacts are sealed and erased 30 days after. That an account's
  // sign-up used one is the account's.
  invitations: {
    exported: "invitations",
    isKept: true,
    add: () => keepInvitation(world, { raceId: "1", domainName: "x", submissionId }),
  },
  payments: { exported: "orders", isKept: true },
  refunds: { exported: "orders", isKept: true },
  refund_requests: {
    exported: "orders",
    isKept: true,
    add: () =>
      world.db.insert(refundRequests).values({
        requestId: "x",
        orderId: submissionId,
        raceId: "1",
        amountFen: 100,
        isLeaving: false,
        note: "x",
        key: "x",
        requestedBy: "organiser",
        state: "waiting",
      }),
  },
  pool_ledger: {
    exported: "entries",
    isKept: true,
    add: async () => {
      const [pool] = await world.db
        .insert(pools)
        .values({ raceId: "1", name: "item/x", places: 1, capacity: 1 })
        .returning();
      const [entry] = await world.db.select().from(entries);
      const line = { poolId: pool?.poolId ?? 0, entryId: entry?.entryId ?? "", delta: 1, reason: "sign-up" };
      await world.db.update(pools).set({ claimed: 1 });
      await world.db.insert(poolLedger).values(line);
    },
  },
  persons: { exported: "entries" },
  option_places: {
    exported: "signUps",
    add: () =>
      world.db.insert(optionPlaces).values({
        submissionId,
        position: 0,
        raceId: "1",
        formId: "sign-up",
        field: "/bus",
        option: "yes",
        state: "held",
      }),
  },
  answer_replies: { exported: "signUps", add: () => keepReply(world, submissionId) },
  submission_files: {
    exported: "signUps",
    add: () => world.db.insert(submissionFiles).values({ submissionId, uploadId: "photo" }),
  },
  teams: { exported: "teams", add: (captainId) => keepTeam(world, { submissionId, captainId, raceId: "1" }) },
  team_members: { exported: "teams" },
  security_events: {
    exported: "securityEvents",
    isKept: true,
    add: (accountId) => world.db.insert(securityEvents).values({ accountId, kind: "login-failed", count: 1 }),
  },
  // That something was done must be answered for longer than the account exists; the lines have its
  // id only.
  audit_lines: {
    exported: "history",
    isKept: true,
    add: (accountId) =>
      world.db.insert(auditLines).values({ actor: accountId, action: "x", entity: "account", entityId: accountId }),
  },
};

const personal = Object.entries(ownership).filter((entry): entry is [string, Personal] => typeof entry[1] === "object");
const tables = Object.values(schema).filter((table) => is(table, PgTable)) as PgTable[];
const getTable = (name: string) => tables.find((table) => getTableConfig(table).name === name) as PgTable;

const documentForm = testForm({ properties: {} }, {});

let world: World;
let submissionId = "";
beforeAll(async () => {
  world = await openPeople();
});
afterAll(() => world.close());

const listNames = async (query: SQL) =>
  ((await world.db.execute(query)) as unknown as { rows: { name: string }[] }).rows.map(({ name }) => name);

const inDatabase = () =>
  listNames(sql`select table_name as name from information_schema.tables where table_schema = 'public'`);

/** The tables whose foreign keys lead to accounts, directly or through other tables. */
const ofAccounts = () =>
  listNames(sql`with recursive led(id) as (
    select 'accounts'::regclass::oid
    union select conrelid from pg_constraint join led on confrelid = led.id where contype = 'f'
  ) select relname as name from led join pg_class on oid = id`);

describe("anyone who adds a table", () => {
  const unlisted = async () => (await inDatabase()).filter((name) => !(name in ownership));
  const ownerless = async () => (await ofAccounts()).filter((name) => typeof ownership[name] !== "object");

  test("enters it in the schema and in the list above", async () => {
    expect([await unlisted(), Object.keys(ownership).filter((name) => !getTable(name))]).toEqual([[], []]);
    expect((await inDatabase()).sort()).toEqual(tables.map((table) => getTableConfig(table).name).sort());
  });

  test("cannot call it nobody's if it refers to an account", async () => {
    expect(await ownerless()).toEqual([]);
  });

  test("would be noticed", async () => {
    await world.db.execute(sql`create table bibs (submission_id text references submissions (submission_id))`);
    expect([await unlisted(), await ownerless()]).toEqual([["bibs"], ["bibs"]]);
    await world.db.execute(sql`drop table bibs`);
  });
});

test("a runner's export has the data of every table, and nothing but the audit is left of a deleted account", async () => {
  const password = "abc123";
  const accountId = await addAccount(world, { email: "runner@example.com", password });
  const { token } = (await logIn(world, "runner@example.com", password)).data;
  for (const [, { add }] of personal) await add?.(accountId);
  const countRows = async (name: string) => (await world.db.select({ rows: count() }).from(getTable(name)))[0]?.rows;
  const proof = { password: encodePassword(password) };
  const { data } = await call<Record<string, unknown>>(world, "/user-center/export", { json: { proof }, token });
  for (const [name, { exported }] of personal) {
    expect([name, (await countRows(name)) ?? 0]).not.toEqual([name, 0]);
    expect([name, data[exported] ?? []]).not.toEqual([name, []]);
  }
  expect((await call(world, "/user-center/delete-account", { json: { proof }, token })).code).toBe(0);
  for (const [name, { isKept }] of personal) {
    if (!isKept) expect([name, await countRows(name)]).toEqual([name, 0]);
  }
});
