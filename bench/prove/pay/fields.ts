import { eq, sql } from "drizzle-orm";
import { expectations } from "#server/access/expectations.ts";
import { getTarget } from "#server/access/testTarget.ts";
import { accounts } from "#server/base/db/accountSchema.ts";
import { entries } from "#server/base/db/entrySchema.ts";
import type { Database } from "#server/base/db/open.ts";
import { orderHistory, orders, payments } from "#server/base/db/orderSchema.ts";
import { readRows } from "#server/base/db/readRows.ts";
import { submissions } from "#server/base/db/signupSchema.ts";
import { tenKmPrice } from "#server/entry/orders/testOrders.ts";
import { buildBody, park, person, raceFolder } from "#server/entry/testForm.ts";
import { addRunners } from "../accounts.ts";
import type { Outcome, Proof, ProofContext } from "../proof.ts";
import { listed } from "./orderWorld.ts";

/** Fields that only the server sets, in the bodies of all calls. */
export const e13: Proof = {
  id: "E13",
  title: "No body of a request sets a price, a state, an item of another, a person, a right or who did it",
  run,
};

/** Columns of all tables that a body must not reach, with values that would show. */
const fields: Record<string, unknown> = {
  amountFen: 1,
  amount_fen: 1,
  totalFen: 1,
  price: { ...tenKmPrice, feeFen: 1 },
  priceFen: 1,
  paidBy: "hostile",
  state: "paid",
  auditStatus: 2,
  isUnpaid: false,
  paidAt: "2020-01-01T00:00:00Z",
  expiresAt: "2099-01-01T00:00:00Z",
  accountId: "hostile",
  personId: "hostile",
  submissionId: "hostile",
  orderId: "hostile",
  raceId: "hostile",
  actor: "hostile",
  requestedBy: "hostile",
  approvedBy: "hostile",
  at: "2020-01-01T00:00:00Z",
  prevHash: "hostile",
  authorities: ["ORGANISER"],
  isConfirmed: true,
  receipt: "HOSTILE000",
  code0: "HOSTILE000",
  bodyMac: "hostile",
  seq: 1,
  createdAt: "2020-01-01T00:00:00Z",
  claimed: 0,
  capacity: 100_000,
};

/** The prototype of all objects, reached for in every way that JSON allows. */
const polluting = `"__proto__":{"polluted":true,"authorities":["ORGANISER"],"state":"paid","amountFen":1},"constructor":{"prototype":{"polluted":true}}`;

async function run(context: ProofContext): Promise<Outcome> {
  const database = await context.openDatabase();
  const sitesDir = await context.writeFolder(raceFolder({ items: { "ten-km": { places: 100 } } }));
  const [server] = await context.buildServers(database, 1, sitesDir);
  if (!server) throw new Error("No server was built.");
  const { app, db } = server;
  const [token = "", second = ""] = await addRunners(db, 2);
  const read = async (url: string) => (await app.inject(url)).json();
  const { data } = await read(`/website-center/site-config?domainName=${park}`);
  const { url } = (await read(data.uri)).files["forms/sign-up.json"];
  const form = { ...(await read(url)), hash: url.split("/")[2] };
  let sent = 0;
  let failed = 0;
  const codes: Record<string, number> = {};
  const send = async (method: string, path: string, text: string, by = token) => {
    const headers = { token: by, "content-type": "application/json" };
    const reply = await app.inject({ method: method as "POST", url: path, headers, payload: text });
    sent += 1;
    if (reply.statusCode >= 500) failed += 1;
    return reply;
  };
  // A sign-up as the browser sends it, and then with the fields beside it, in its entrants, and
  // with prototypes.
  const submit = (n: number, change: (body: object) => string, by = token) =>
    send("POST", "/sign-up/submissions", change(buildBody(form, { entrants: [person(n)] })), by);
  await submit(0, JSON.stringify);
  for (const [n, variant] of variants.entries()) {
    const { code } = (await submit(n + 1, variant)).json() as { code: number };
    codes[`code ${code}`] = (codes[`code ${code}`] ?? 0) + 1;
  }
  const wrongPrice = await submit(900, (body) => JSON.stringify({ ...body, feeFen: 1 }));
  const faults = await findFaults(db);
  const taken = await db.$count(orders);
  const others = await hostileCalls({ app, db, secrets: server.tools.secrets }, send, [token, second]);
  const isPolluted = ({} as { polluted?: boolean }).polluted !== undefined;
  const after = await findFaults(db);
  const control = await assignAll(db);
  const found = [...new Set([...faults, ...after])];
  return {
    isKept:
      found.length === 0 &&
      !isPolluted &&
      failed === 0 &&
      (wrongPrice.json() as { code: number }).code !== 0 &&
      control === 1 &&
      taken > 0,
    figures: {
      "requests with fields that only the server sets": sent,
      "of other calls than a sign-up": others,
      "fields tried": Object.keys(fields).length,
      "sign-ups with them are answered with": listed(codes),
      "orders that were taken, each for its price": taken,
      "rows that have one of them": found.length === 0 ? 0 : found.join("; "),
      "answered with an error of the server": failed,
      "prototypes changed": isPolluted ? 1 : 0,
      "a sign-up for another price is answered with": (wrongPrice.json() as { code: number }).code,
      "control: fen of an order that takes the fields of a body": control,
    },
  };
}

const listEntrants = (body: object) => (body as { entrants: object[] }).entrants;
const withRaw = (text: string) => text.replace("{", `{${polluting},`);

/**
 * A sign-up with the fields beside it, in its entrants, with prototypes, and with each field alone.
 */
const variants: ((body: object) => string)[] = [
  (body) => JSON.stringify({ ...fields, ...body }),
  (body) => JSON.stringify({ ...body, entrants: listEntrants(body).map((entrant) => ({ ...fields, ...entrant })) }),
  (body) => withRaw(JSON.stringify(body)),
  (body) => JSON.stringify(body).replace('"entrants":[{', `"entrants":[{${polluting},`),
  ...Object.entries(fields).map(
    ([name, value]) =>
      (body: object) =>
        JSON.stringify({ [name]: value, ...body }),
  ),
];

/** What is in the tables that no honest request puts there. */
async function findFaults(db: Database): Promise<string[]> {
  const faults: string[] = [];
  const add = (what: string, rows: unknown[]) => {
    if (rows.length > 0) faults.push(`${what}: ${JSON.stringify(rows[0]).slice(0, 200)}`);
  };
  add(
    "order",
    await db
      .select()
      .from(orders)
      .where(sql`state not in ('pending_payment', 'cancelled', 'expired') or amount_fen not in (3000, 9900)
    or paid_by is not null or expires_at > now() + interval '1 day' or created_at < now() - interval '1 day' or coalesce(account_id, '') = 'hostile'`),
  );
  add(
    "entry",
    await db
      .select()
      .from(entries)
      .where(sql`state not in ('reserved', 'expired', 'withdrawn') or person_id = 'hostile' or race_id = 'hostile'`),
  );
  add(
    "submission",
    await db
      .select()
      .from(submissions)
      .where(sql`account_id = 'hostile' or submission_id = 'hostile' or receipt = 'HOSTILE000' or body_mac = 'hostile'
    or audit_status is not null and audit_status <> 0`),
  );
  add("payment", await db.select().from(payments).where(sql`state = 'paid' or amount_fen not in (3000, 9900)`));
  add(
    "account",
    await db.select().from(accounts).where(sql`authorities::text like '%ORGANISER%' or account_id = 'hostile'`),
  );
  add("history", await db.select().from(orderHistory).where(eq(orderHistory.actor, "hostile")));
  add("audit", await readRows(db, sql`select actor from audit_lines where actor = 'hostile'`));
  add("pool", await readRows(db, sql`select name from pools where(capacity > 1000)`));
  return faults;
}

type Send = (method: string, path: string, text: string, by?: string) => Promise<unknown>;

// Every call that takes a body, as its owner makes it, with the fields and with prototypes.
async function hostileCalls(world: Parameters<typeof getTarget>[0], send: Send, tokens: string[]): Promise<number> {
  let calls = 0;
  const target = () => getTarget(world, { accountId: "runner-0", email: "runner-0@example.com" });
  for (const [route, { request }] of Object.entries(expectations)) {
    const [method = "", path = ""] = route.split(" ");
    // These end what the other calls need.
    if (!request || !/^(POST|PUT)$/.test(method) || /logout|delete-account|sessions\/end|submissions$/.test(path))
      continue;
    for (const isRaw of [false, true]) {
      const asked = await request(await target(), "owner");
      if (!asked.json) continue;
      const text = isRaw ? withRaw(JSON.stringify(asked.json)) : JSON.stringify({ ...fields, ...asked.json });
      await send(method, asked.url ?? path, text, tokens[0]);
      calls += 1;
    }
  }
  // An order of the race, paid and cancelled with them.
  const [order] = await world.db.select().from(orders).where(eq(orders.raceId, "7001"));
  for (const end of ["pay", "cancel"]) {
    const body = { merchant: "sandbox", way: "qr", ...fields };
    await send("POST", `/sign-up/orders/${order?.orderId}/${end}`, JSON.stringify(body), tokens[0]);
    calls += 1;
  }
  return calls;
}

// The control: an order that is stored with what a body has; nothing of it stays.
async function assignAll(db: Database): Promise<number> {
  class Undo extends Error {}
  let amountFen = 0;
  const order = { orderId: "control", raceId: "control", item: "ten-km", amountFen: 9900, price: tenKmPrice };
  const { amountFen: hostileFen } = fields as { amountFen: number };
  const attempt = db.transaction(async (tx) => {
    const values = { ...order, amountFen: hostileFen, state: "paid" as const, expiresAt: new Date() };
    const [row] = await tx.insert(orders).values(values).returning();
    amountFen = row?.amountFen ?? 0;
    throw new Undo();
  });
  await attempt.catch((error) => {
    if (!(error instanceof Undo)) throw error;
  });
  return amountFen;
}
