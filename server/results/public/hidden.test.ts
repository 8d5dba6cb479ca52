import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Call } from "#contract/call.ts";
import { contract } from "#contract/contract.ts";
import type { OwnResult } from "#contract/publicResults.ts";
import { auditLines } from "../../base/db/auditSchema.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { resultHidings } from "../../base/db/resultSchema.ts";
import { addAccount, call, logIn } from "../../people/accounts/testPeople.ts";
import type { World } from "../../testWorld.ts";
import { gatherResults } from "../ownResults.ts";
import { addEntry, domainName, finisher, listBibs, openPublic, openResults } from "./testPublic.ts";

let world: World;
beforeAll(async () => {
  world = await openResults();
});
afterAll(() => world.close());
afterEach(async () => {
  await world.db.delete(resultHidings);
});

const { ask, list, runner, publish } = openPublic(() => world);

/** Every public call, each about the whole race or about a bib. */
const publicPaths = (edition: string, bib: string) => ({
  "GET /sign-up/results": `/sign-up/results?domainName=${domainName}`,
  "GET /sign-up/results/list": `/sign-up/results/list?domainName=${domainName}&item=marathon&edition=${edition}`,
  "GET /feeds/results/:item/:file": `/feeds/results/marathon/${edition}.json`,
  "GET /sign-up/results/runner": `/sign-up/results/runner?domainName=${domainName}&item=marathon&edition=${edition}&bib=${bib}`,
});

// Of the picture of a result see server/results/card/card.test.ts.
test("no public call is left out of the tests of hidden runners and personal data", () => {
  const calls = Object.entries<Call>(contract).flatMap(([name, { caller, file }]) =>
    / \/(sign-up|feeds)\/results/.test(name) && caller === "anyone" && file !== "PNG" ? [name] : [],
  );
  expect(calls.sort()).toEqual(Object.keys(publicPaths("", "")).sort());
});

test("nobody reads a birthday, city, document, entry, category or reason of a correction in any public call", async () => {
  const marked = { birthday: "1987-06-05", birthYear: 1987, age: 97, city: "MARKED-CITY", category: "MARKED-CATEGORY" };
  const edition = await publish([
    finisher(1, { ...marked, personId: "MARKED-PERSON", entryCode: "MARKED-CODE" }),
    finisher(2),
  ]);
  for (const url of Object.values(publicPaths(edition, "M00001"))) {
    const { body } = await world.app.inject({ url, headers: { host: domainName } });
    expect(body).not.toMatch(/MARKED|\b1987\b|\b97\b|personId|entryId|birthday|"age"/);
  }
  // The control: what is public is there.
  expect((await world.app.inject({ url: publicPaths(edition, "M00001")["GET /sign-up/results/list"] })).body).toContain(
    "Runner 00001",
  );
});

describe("a runner who hides", () => {
  let token = "";
  let accountId = "";
  let entryCode = "";
  beforeAll(async () => {
    accountId = await addAccount(world, { email: "hiding@example.com", password: "abc123" });
    token = (await logIn(world, "hiding@example.com", "abc123")).data.token;
    entryCode = await addEntry(world, { accountId, personId: "person-hiding" });
  });
  const hide = (part: string | null, code = entryCode, by = token) =>
    call(world, "/sign-up/results/hiding", { method: "PUT", json: { domainName, entryCode: code, part }, token: by });
  const field = () =>
    [1, 2, 3].map((number) =>
      finisher(number, number === 2 ? { name: "Runner HIDDEN", latinName: "HIDDEN", personId: "person-hiding" } : {}),
    );
  const bodies = async (edition: string) =>
    Promise.all(
      Object.values(publicPaths(edition, "M00002")).map(
        async (url) => (await world.app.inject({ url, headers: { host: domainName } })).body,
      ),
    );

  test("the name is in no public call at once, in every edition and set, and is back after undoing it", async () => {
    const editions = [await publish(field()), await publish(field())];
    for (const edition of editions) expect((await bodies(edition)).join()).toContain("HIDDEN");
    expect((await hide("name")).code).toBe(0);
    for (const edition of editions) {
      expect((await bodies(edition)).join()).not.toContain("HIDDEN");
      expect((await runner({ edition, bib: "M00002" })).data.runner).toMatchObject({
        name: null,
        isNameHidden: true,
        overallRank: 2,
      });
      expect(listBibs(await list({ edition, search: "hidden" }))).toEqual([]);
      expect(listBibs(await list({ edition, search: "M00002" }))).toEqual(["M00002"]);
      // The order of names does not betray it.
      expect(listBibs(await list({ edition, sort: "name" }))).toEqual(["M00001", "M00003", "M00002"]);
    }
    expect((await hide(null)).code).toBe(0);
    for (const edition of editions) expect((await bodies(edition)).join()).toContain("HIDDEN");
  });

  test("the whole result is left out of lists, counts and filters, and its bib is one that nobody has", async () => {
    const rows = field().map((row) => (row.bib === "M00002" ? { ...row, club: "HIDDEN club", country: "ISL" } : row));
    const edition = await publish(rows);
    expect((await list({ edition })).data).toMatchObject({ total: 3, countries: ["CHN", "ISL"] });
    await hide("row");
    expect((await list({ edition })).data).toMatchObject({
      total: 2,
      set: { runners: 2, ranked: 2 },
      countries: ["CHN"],
    });
    expect((await bodies(edition)).join()).not.toMatch(/HIDDEN|ISL/);
    const unknown = await runner({ edition, bib: "M12345" });
    const hidden = await runner({ edition, bib: "M00002" });
    expect([hidden.code, hidden.msg, hidden.data]).toEqual([unknown.code, unknown.msg, unknown.data]);
    await hide(null);
    expect((await list({ edition })).data.total).toBe(3);
  });

  test("sees the own results with what is hidden of them, and it is in the audit and the export", async () => {
    const edition = await publish(field());
    await hide("row");
    const own = await ask<{ results: OwnResult[] }>("/own", {}, { token });
    const result = own.data.results.find((candidate) => candidate.edition === edition);
    expect(result).toMatchObject({ entryCode, hiddenPart: "row", runner: { name: "Runner HIDDEN", overallRank: 2 } });
    const before = { at: (result?.set.publishedAt ?? 0) - 1 };
    const earlier = await ask<{ results: OwnResult[] }>("/own", before, { token });
    expect(earlier.data.results.filter((candidate) => candidate.edition === edition)).toEqual([]);
    await hide("name");
    const lines = (await world.db.select().from(auditLines)).filter(({ actor }) => actor === accountId);
    expect(lines.slice(-2).map(({ action, before, after }) => [action, before, after])).toEqual([
      ["hide-result", null, "row"],
      ["hide-result", "row", "name"],
    ]);
    const ownEntries = await world.db.select({ id: entries.submissionId }).from(entries);
    const exported = await gatherResults(
      world.db,
      ownEntries.flatMap(({ id }) => id ?? []),
    );
    // Known by the document alone, as every past year is.
    expect(exported).toContainEqual(expect.objectContaining({ edition, bib: "M00002", hiddenPart: "name" }));
    expect(exported).not.toContainEqual(expect.objectContaining({ bib: "M00001" }));
  });

  test("nobody hides the result of somebody else", async () => {
    const edition = await publish(field());
    await addAccount(world, { email: "other@example.com", password: "abc123" });
    const other = (await logIn(world, "other@example.com", "abc123")).data.token;
    expect((await hide("row", entryCode, other)).code).toBe(404);
    expect((await hide("row", entryCode, "")).code).toBe(401);
    expect((await list({ edition })).data.total).toBe(3);
    expect((await ask<{ results: OwnResult[] }>("/own", {}, { token: other })).data.results).toEqual([]);
  });

  test("nobody sees or hides earlier results by stating another's document in a sign-up that has no place", async () => {
    const edition = await publish(field());
    const pretender = await addAccount(world, { email: "pretender@example.com", password: "abc123" });
    const by = (await logIn(world, "pretender@example.com", "abc123")).data.token;
    const code = await addEntry(world, { accountId: pretender, personId: "person-hiding" });
    const listOwn = async () => (await ask<{ results: OwnResult[] }>("/own", {}, { token: by })).data.results;
    const exportOwn = async () => {
      const rows = await world.db.select({ id: entries.submissionId }).from(entries).where(eq(entries.code, code));
      return gatherResults(
        world.db,
        rows.flatMap(({ id }) => id ?? []),
      );
    };
    // The control: a confirmed place has them.
    expect([await listOwn(), await exportOwn()]).not.toContainEqual([]);
    await world.db.update(entries).set({ state: "reserved" }).where(eq(entries.code, code));
    expect([await listOwn(), await exportOwn()]).toEqual([[], []]);
    await hide("row", code, by);
    expect((await list({ edition })).data.total).toBe(3);
  });
});
