import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pickUpWith } from "#fixtures/pickUp.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { handOuts } from "../../base/db/handOutSchema.ts";
import { pickUpSlots, pickUps } from "../../base/db/pickUpSchema.ts";
import { answeredForms, submissions } from "../../base/db/signupSchema.ts";
import { operator, type Reviewer } from "../../base/rights.ts";
import { addConfirmed } from "../../entry/pickUp/testPickUps.ts";
import { park, raceFolder } from "../../entry/testForm.ts";
import { openTwoServers, type TwoServers } from "../../testServers.ts";
import { exportPickUp } from "./lists.ts";
import { readLoad } from "./load.ts";

let servers: TwoServers;
let codes: string[];
const materials = ["bib", "shirt", "bag"];
const pickUp = pickUpWith(80, { materials: materials.map((id) => ({ id })) });

beforeAll(async () => {
  servers = await openTwoServers();
  const db = servers.db();
  await db.insert(accounts).values({ accountId: "runner", nick: "runner" });
  await servers.publish(raceFolder({ pickUp }));
  codes = await addConfirmed(db, { many: 3, accountId: "runner" });
  const [complete = "", missed = "", other = ""] = codes;
  await db.update(submissions).set({ answersSealed: servers.tools(0).secrets.seal("[{}]") });
  await db.update(answeredForms).set({ body: JSON.stringify({ steps: [], fields: {} }) });
  await db.update(entries).set({ bib: "=1+1" }).where(eq(entries.entryId, other));
  const slots = await db.select().from(pickUpSlots).orderBy(pickUpSlots.startsAt);
  const slotId = slots.find(({ site }) => site === "expo")?.slotId ?? 0;
  await db.insert(pickUps).values([
    { entryId: complete, slotId, state: "collected" },
    { entryId: missed, slotId, state: "no_show" },
    { entryId: other, slotId, state: "booked" },
  ]);
  const done = {
    raceId: "7001",
    site: "expo",
    deviceId: "device",
    byAccount: "x",
    at: new Date("2036-01-04T01:10:00Z"),
  };
  await db
    .insert(handOuts)
    .values(materials.map((material, seq) => ({ ...done, entryId: complete, material, seq: seq + 1 })));
});
afterAll(() => servers.close());

const read = async (list: "packing" | "uncollected", reviewer: Reviewer = operator, site?: string) => {
  const wanted = { domainName: park, list, format: "csv", language: "en", ...(site && { site }) } as const;
  const exported = await exportPickUp(servers.tools(0), reviewer, wanted);
  if (typeof exported === "string") return exported;
  const chunks: Buffer[] = [];
  for await (const chunk of exported.file) chunks.push(Buffer.from(chunk));
  const [, ...rows] = Buffer.concat(chunks).toString("utf8").trim().split("\r\n");
  return rows;
};

test("the load of a site is what is booked, collected, missed and handed out, by hour; the others have none of it", async () => {
  const load = await readLoad(servers.db(), "7001", pickUp as never);
  expect(load).toMatchObject({ confirmed: 3, uncollected: 2 });
  expect(load.sites).toMatchObject([
    {
      id: "expo",
      booked: 2,
      collected: 1,
      noShows: 1,
      served: 1,
      hours: [{ at: Date.parse("2036-01-04T01:00:00Z"), booked: 2, served: 1 }],
    },
    { id: "station", booked: 0, collected: 0, noShows: 0, served: 0, hours: [] },
  ]);
});

test("the packing list is by site and slot, the other of who lacks something; no cell is a formula", async () => {
  const [complete = "", missed = "", other = ""] = codes;
  const packing = await read("packing");
  expect(packing).toHaveLength(3);
  expect(String(packing.at(-1))).toContain(missed);
  expect(String(packing.at(-1))).toContain("No appointment");
  const uncollected = await read("uncollected");
  expect(uncollected).toHaveLength(2);
  const text = [uncollected].flat().join("\n");
  expect(text).not.toContain(complete);
  expect(text).toContain(other);
  expect(text).not.toMatch(/(^|,|")=1\+1/m);
  expect(await read("packing", operator, "expo")).toHaveLength(2);
  expect(await read("packing", operator, "station")).toBe("export/no-rows");
});

test("an organiser of another race takes no list", async () => {
  expect(await read("packing", { actor: "other", races: new Set(["9"]) })).toBe("session/not-allowed");
});
