import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { LuckyBibs } from "#contract/bibs.ts";
import type { SubmissionHead } from "#contract/signup.ts";
import { auditLines } from "../../base/db/auditSchema.ts";
import { bibWishes } from "../../base/db/bibSchema.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { readPaper } from "../../entry/confirmation/readPaper.ts";
import { removeOrders } from "../../entry/orders/testOrders.ts";
import { paid, post, withTenKm } from "../../entry/orders/testPaying.ts";
import { addConfirmed } from "../../entry/pickUp/testPickUps.ts";
import { buildBody, park, person } from "../../entry/testForm.ts";
import { accountId, asPublished, form, submit, submitToOneRace, tokens, world } from "../../entry/testSubmitting.ts";
import { call } from "../../people/accounts/testPeople.ts";
import { findRaceSite, type RaceSite } from "../../race/raceSite.ts";
import { countRecipients } from "../organise/messages/recipients.ts";
import { addRunners } from "../organise/messages/testMessages.ts";
import { assignBibs } from "./assign.ts";
import { importBibs } from "./import.ts";
import { readOverview } from "./overview.ts";

submitToOneRace({ sandboxRaces: undefined as never });
beforeEach(async () => {
  await world.db.delete(bibWishes);
  await removeOrders(world.db);
});

const blocks = [{ id: "all", item: "solo", from: 1, to: 9, digits: 3, prefix: "S" }];
const open = { opensAt: "2020-01-01T00:00:00+08:00", closesAt: "2036-01-01T00:00:00+08:00" };
const over = { opensAt: "2020-01-01T00:00:00+08:00", closesAt: "2021-01-01T00:00:00+08:00" };
const withBibs = (bibs: object, run: () => Promise<void>) => asPublished({ race: { bibs: { blocks, ...bibs } } }, run);
/** Confirmed entries of sign-ups whose answers are empty. */
async function enter({ many }: { many: number }): Promise<string[]> {
  const ids = await addConfirmed(world.db, { many, accountId });
  await world.db.update(submissions).set({ answersSealed: world.secrets.seal("[{}]") });
  return ids;
}

const readSite = async () => (await findRaceSite(world.tools, park)) as RaceSite;
const assign = async (more: object = {}) =>
  assignBibs(world.tools, await readSite(), { isTrial: false, actor: "organiser", ...more });
const take = async (rows: [code: string, bib: string][], isTrial = false) =>
  importBibs(world.db, "7001", { rows: rows.map(([code, bib]) => ({ code, bib })), isTrial, actor: "organiser" });
const readBibs = async () => {
  const { entryId, bib } = entries;
  const rows = await world.db.select({ entryId, bib }).from(entries).orderBy(entries.seq);
  return rows.map((row) => row.bib);
};
const lucky = async () =>
  (await call<LuckyBibs>(world, `/sign-up/lucky-bibs?domainName=${park}`, { token: tokens.runner })).data;
const own = (submissionId: string) => ({ domainName: park, submissionId, entrant: 0 });
const choose = (id: string, bib: string | null, token = tokens.runner) =>
  post<null>("/sign-up/lucky-bibs", { ...own(id), bib }, token);
const wish = (id: string, isWanted: boolean) => post<null>("/sign-up/lucky-bibs/wish", { ...own(id), isWanted });
const shown = async () =>
  (await call<SubmissionHead[]>(world, "/sign-up/submissions", { token: tokens.runner })).data.map(
    ({ entries: [entry] }) => entry?.bib,
  );

describe("an organiser who gives bibs", () => {
  test("sees first what would happen, then everybody has one, and a second time nobody's changes", async () => {
    await enter({ many: 3 });
    await withBibs({}, async () => {
      expect(await assign({ isTrial: true })).toMatchObject({ given: 3, blocks: [{ id: "all", given: 3 }] });
      expect(await readBibs()).toEqual([null, null, null]);
      expect(await assign()).toMatchObject({ given: 3, drawn: 0, seed: null, without: [] });
      expect(await readBibs()).toEqual(["S001", "S002", "S003"]);
      expect(await assign()).toMatchObject({ given: 0 });
      expect(await readBibs()).toEqual(["S001", "S002", "S003"]);
      expect(await readOverview(world.db, await readSite())).toMatchObject({
        blocks: [{ first: "S001", last: "S009", numbers: 9, given: 3 }],
        others: 0,
        without: [],
      });
      const isIt = and(eq(auditLines.action, "assign-bibs"), eq(auditLines.raceId, "7001"));
      expect(await world.db.$count(auditLines, isIt)).toBe(1);
    });
  });

  test("has twelve runners and nine numbers: three are listed, and the number of one who left is not given again", async () => {
    const ids = await enter({ many: 12 });
    await withBibs({}, async () => {
      expect(await assign()).toMatchObject({ given: 9, without: [{ item: "solo", count: 3 }] });
      await world.db
        .update(entries)
        .set({ state: "withdrawn" })
        .where(eq(entries.entryId, ids[0] ?? ""));
      expect(await assign()).toMatchObject({ given: 0, without: [{ item: "solo", count: 3 }] });
    });
  });

  test("imports a file in which two swap their bibs and one loses it", async () => {
    const codes = (await enter({ many: 3 })) as [string, string, string];
    await world.db.update(entries).set({ code: sql`upper(${entries.code})` });
    const [a, b, c] = codes.map((code) => code.toUpperCase()) as [string, string, string];
    await withBibs({}, async () => {
      await assign();
      const rows: [string, string][] = [
        [a, "S002"],
        [` ${b.toLowerCase()} `, "S001 "],
        [c, ""],
      ];
      expect(await take(rows, true)).toMatchObject({ changed: 3, same: 0, wrong: 0 });
      expect(await readBibs()).toEqual(["S001", "S002", "S003"]);
      expect(await take(rows)).toMatchObject({ changed: 3, wrong: 0 });
      expect(await readBibs()).toEqual(["S002", "S001", null]);
      expect(await take(rows)).toMatchObject({ changed: 0, same: 3 });
    });
  });

  test("reads each wrong row of a file, of which then nothing is imported", async () => {
    const ids = await enter({ many: 4 });
    await world.db.update(entries).set({ code: sql`upper(${entries.code})` });
    const [a = "", b = "", c = "", d = ""] = ids.map((id) => id.toUpperCase());
    await world.db.update(entries).set({ state: "withdrawn" }).where(eq(entries.code, d));
    await withBibs({}, async () => {
      await take([[a, "X1"]]);
      expect(
        await take([
          ["NOBODY", "1"],
          [b, "bad bib"],
          [b, "X1"],
          [b, "2"],
          [c, "X1"],
          [c, "=1+1"],
          [d, "3"],
        ]),
      ).toEqual({
        changed: 0,
        same: 0,
        wrong: 7,
        faults: [
          { row: 2, fault: "unknown" },
          { row: 3, fault: "bib" },
          { row: 4, fault: "taken" },
          { row: 5, fault: "code-twice" },
          { row: 6, fault: "bib-twice" },
          { row: 7, fault: "bib" },
          { row: 8, fault: "not-confirmed" },
        ],
      });
      expect((await readBibs()).filter((bib) => bib !== null)).toEqual(["X1"]);
    });
  });
});

describe("a runner", () => {
  test("reads the own bib once bibs are shown", async () => {
    expect((await submit(buildBody(form, { item: "solo", feeFen: 0 }))).msg).toBe("");
    await withBibs({ shownFrom: "2036-01-01T00:00:00+08:00" }, async () => {
      await assign();
      expect(await shown()).toEqual([null]);
    });
    await withBibs({ shownFrom: "2020-01-01T00:00:00+08:00" }, async () => {
      expect(await shown()).toEqual(["S001"]);
      const [row] = await world.db.select({ id: submissions.submissionId }).from(submissions);
      const paper = await readPaper(world.tools, accountId, { id: row?.id ?? "", language: "en" });
      expect(paper).toMatchObject({ paper: { people: [{ facts: expect.arrayContaining([["Bib", "S001"]]) }] } });
    });
  });

  test("chooses a lucky number, which nobody else then has, and gives it back", async () => {
    const [mine = "", second = ""] = await enter({ many: 2 });
    const rules = { by: "choice", numbers: ["S006", "S008"], ...open };
    await withBibs({ lucky: rules }, async () => {
      expect(await lucky()).toMatchObject({
        state: "open",
        entries: [{ bib: null, free: ["S006", "S008"], numbers: 2 }, { bib: null }],
      });
      expect((await choose(mine, "S008")).code).toBe(0);
      expect((await choose(mine, "S008")).code).toBe(0);
      expect(await lucky()).toMatchObject({ entries: [{ bib: "S008" }, { bib: null, free: ["S006"] }] });
      expect((await choose(second, "S008")).msg).toBe("Somebody has just taken this number. Choose another one.");
      for (const bib of ["S001", "S08", "X8"]) expect((await choose(second, bib)).msg).toMatch(/cannot be chosen/);
      expect((await choose(second, "S006", tokens.other)).msg).toMatch(/no such confirmed entry/);
      // Nobody gets a lucky number by the way while runners can choose it.
      expect(await assign()).toMatchObject({ given: 1 });
      expect(await readBibs()).toEqual(["S008", "S001"]);
      expect((await choose(mine, null)).code).toBe(0);
      // What the organiser gave stays.
      expect((await choose(second, null)).code).toBe(0);
      expect(await readBibs()).toEqual([null, "S001"]);
      expect((await wish(mine, true)).msg).toMatch(/no such bibs/);
    });
  });

  test("reads that lucky numbers are not open yet, or have closed", async () => {
    const [mine = ""] = await enter({ many: 1 });
    const rules = { by: "choice", numbers: ["S008"] };
    await withBibs({ lucky: { ...rules, ...over } }, async () => {
      expect(await lucky()).toMatchObject({ state: "closed" });
      expect((await choose(mine, "S008")).msg).toBe("Lucky numbers have closed.");
    });
    const soon = { opensAt: "2036-01-01T00:00:00+08:00", closesAt: "2036-01-02T00:00:00+08:00" };
    await withBibs({ lucky: { ...rules, ...soon } }, async () => {
      expect((await choose(mine, "S008")).data).toMatchObject({ opensAt: Date.parse(soon.opensAt) });
    });
  });

  test("asks for a lucky number, and one of those who did gets it by the stated seed", async () => {
    const [first = "", second = "", third = ""] = await enter({ many: 3 });
    const rules = { by: "draw", numbers: ["S008"] };
    await withBibs({ lucky: { ...rules, ...open } }, async () => {
      for (const id of [first, second, third]) expect((await wish(id, true)).code).toBe(0);
      expect((await wish(third, false)).code).toBe(0);
      expect(await lucky()).toMatchObject({ entries: [{ isWanted: true }, { isWanted: true }, { isWanted: false }] });
    });
    await withBibs({ lucky: { ...rules, ...over } }, async () => {
      expect(await assign({ isTrial: true, seed: "7" })).toMatchObject({ given: 3, drawn: 1, seed: null });
      expect(await assign({ seed: "7" })).toMatchObject({ given: 3, drawn: 1, seed: "7" });
      const bibs = await readBibs();
      expect(bibs.slice(0, 2).filter((bib) => bib === "S008")).toHaveLength(1);
      expect([...bibs].sort()).toEqual(["S001", "S002", "S008"]);
    });
  });

  test("who passes the place on passes the number on with it", async () => {
    await asPublished(
      withTenKm(
        {},
        {
          prices: { transfers: { until: "2035-12-01T00:00:00+08:00" } },
          race: { bibs: { blocks: [{ id: "ten", item: "ten-km", from: 1, to: 9 }] } },
        },
      ),
      async () => {
        const id = await paid([1]);
        await assign();
        const { data } = await post<{ link: string }>(`/sign-up/submissions/${id}/transfer`);
        const body = buildBody(form, { entrants: [person(2)], feeFen: 0, transfer: data.link } as never);
        expect((await submit(body, tokens.other)).msg).toBe("");
        const rows = await world.db.select().from(entries).orderBy(entries.seq);
        expect(rows.map(({ state, bib }) => [state, bib])).toEqual([
          ["transferred", null],
          ["confirmed", "1"],
        ]);
      },
    );
  });
});

test("a message to a start block goes to those whose bibs lead to it", async () => {
  await addRunners(world.db, world.secrets, { raceId: "7001", domainName: park, item: "solo", many: 12 });
  const results = { starts: ["a", "b"].map((id) => ({ id, name: { zh: id }, gunAt: "2036-01-06T09:00:00+08:00" })) };
  const block = { item: "solo", from: 1, to: 3, start: "a" };
  const blocks = [
    { ...block, id: "a" },
    { ...block, id: "a2", from: 9, to: 9 },
    { ...block, id: "b", from: 10, to: 99, digits: 2, start: "b" },
    // Of another item, and written otherwise.
    { id: "c", item: "kids", from: 4, to: 8 },
    { ...block, id: "d", from: 4, to: 8, digits: 3 },
  ];
  await asPublished({ race: { bibs: { blocks } }, items: { solo: { results } } }, async () => {
    const site = await readSite();
    const count = async (start?: string) => {
      const filter = { group: "confirmed" as const, ...(start !== undefined && { start }) };
      return (await countRecipients(world.db, world.secrets, { site, stream: "service", filter })).queued;
    };
    expect([await count("a"), await count("b"), await count("none"), await count()]).toEqual([4, 3, 0, 12]);
  });
});
