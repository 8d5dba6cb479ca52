import { randomUUID } from "node:crypto";
import { and, asc, eq, gt } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CheckedBatch, ResultBatch } from "#contract/resultFiles.ts";
import { getOrganiser } from "#core/authorities.ts";
import { specified } from "#fixtures/results/races.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { resultBatches, resultRows, resultSets, results } from "../../base/db/resultSchema.ts";
import { keepSubmission } from "../../entry/testSignups.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { type Answered, addAccount, call } from "../../people/accounts/testPeople.ts";
import { cheapAccounts } from "../../people/accounts/testSettings.ts";
import { makeForm } from "../../people/uploads/testFiles.ts";
import { openWorld, tinyDocument, tinyRace, tinySite, type World } from "../../testWorld.ts";
import { deriveRows, getRules, ms } from "../sets/testResults.ts";
import { deleteOldBatches } from "./batches.ts";

const domainName = "trail.localhost";
const path = "/sign-up/organise/results/files";
let world: World;
let token = "";
let strangersToken = "";

beforeAll(async () => {
  const $schema = "https://startline.dev/schemas/site/v2.schema.json";
  world = await openWorld(
    {
      "trail/site.json": tinySite({ id: "trail", $schema, race: specified.race }),
      "trail/documents/rules.json": tinyDocument(),
      "trail/race.json": { ...tinyRace, raceId: "7001" },
    },
    { accounts: cheapAccounts },
  );
  const add = async (email: string, raceId: string) => {
    const accountId = await addAccount(world, { email, authorities: [getOrganiser(raceId)] });
    return openSession(world.db, { accountId, loginType: "5", device: "x" });
  };
  token = await add("first@example.com", "7001");
  strangersToken = await add("stranger@example.com", "7002");
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(resultSets).where(eq(resultSets.kind, "draft"));
  await world.db.delete(resultBatches);
});

const file = ["参赛号,姓名,性别,枪声成绩,净成绩", "M1,选手00001,男,2:10:00,2:09:58", "M2,选手00002,女,2:30:00,2:29:00"];
const slower = Array.from(
  { length: 5 },
  (_, index) => `M${index + 4},选手0000${index + 4},男,3:0${index}:00,3:0${index}:00`,
);
const withFault = [...file, "M3,选手00003,男,two hours,2:40:00", ...slower];

interface Upload {
  name?: string;
  mapping?: object;
  as?: string;
  edition?: string;
}

async function upload(text: string | Buffer, { name = "results.csv", mapping, as = token, edition }: Upload = {}) {
  const { payload, headers } = makeForm(name, Buffer.from(text), mapping && { mapping: JSON.stringify(mapping) });
  const url = `${path}?domainName=${domainName}&item=marathon${edition ? `&edition=${edition}` : ""}`;
  const reply = await world.app.inject({ method: "POST", url, payload, headers: { ...headers, token: as } });
  return reply.json() as Answered<CheckedBatch>;
}

const settle = (verb: "import" | "undo", batchId: string, as = token) =>
  call<ResultBatch>(world, `${path}/${verb}`, { json: { domainName, batchId }, token: as });

const readDraft = async () =>
  (
    await world.db
      .select({ bib: results.bib, netMs: results.netMs, rank: results.overallRank })
      .from(results)
      .innerJoin(resultSets, eq(resultSets.setId, results.setId))
      .where(eq(resultSets.kind, "draft"))
      .orderBy(asc(results.row))
  ).map(({ bib, netMs, rank }) => [bib, netMs, rank]);

describe("an organiser who gives a file of results", () => {
  test("reads what is wrong before anything is imported, and what an import changes", async () => {
    const { data } = await upload(withFault.join("\n"));
    expect(data).toMatchObject({
      batch: { state: "checked", storedRows: 8, refusedRows: 1, questions: [], edition: "2025" },
      counts: { added: 7, changed: 0, same: 0 },
      rows: [{ line: 4, column: 3, field: "gun", code: "time-unreadable", isRefused: true }],
    });
    expect(await readDraft()).toEqual([]);
    expect((await settle("import", data.batch.batchId)).data).toMatchObject({ state: "imported" });
    expect((await readDraft()).slice(0, 3)).toEqual([
      ["M1", 7_798_000, 1],
      ["M2", 8_940_000, 2],
      ["M4", 10_800_000, 3],
    ]);
  });

  test("imports it once, however often it comes", async () => {
    const first = (await upload(file.join("\n"))).data.batch;
    await settle("import", first.batchId);
    const again = await upload(file.join("\n"), { name: "results (1).csv" });
    expect(again.data).toMatchObject({ batch: { batchId: first.batchId, state: "imported" }, counts: { same: 2 } });
    await settle("import", first.batchId);
    expect(await readDraft()).toHaveLength(2);
  });

  test("is asked about a column only until the columns are confirmed, also as they were proposed", async () => {
    const asked = ["参赛号,姓名,枪声成绩,T5", "M1,选手00001,2:10:00,0:20:00", "M2,选手00002,2:30:00,0:21:00"].join(
      "\n",
    );
    const { batch, samples } = (await upload(asked)).data;
    expect(batch.questions).toEqual([{ code: "column", index: 3 }]);
    expect(samples[3]).toEqual(["0:20:00", "0:21:00"]);
    expect(await settle("import", batch.batchId)).toMatchObject({ data: { error: "results/questions" } });
    const columns = batch.columns.map(({ field, point }) => field && { field, ...(point !== undefined && { point }) });
    const confirmed = (await upload(asked, { mapping: { columns } })).data.batch;
    expect(confirmed).toMatchObject({ batchId: batch.batchId, questions: [] });
    expect((await upload(asked)).data.batch.questions).toEqual([]);
    expect((await settle("import", batch.batchId)).data).toMatchObject({ state: "imported" });
  });

  test("reads that rows are as they are published, after the publication too", async () => {
    const edition = "2023";
    await settle("import", (await upload(file.join("\n"), { edition })).data.batch.batchId);
    const body = { domainName, item: "marathon", edition, kind: "official", after: 0 };
    expect(await call(world, "/sign-up/organise/results/sets", { json: body, token })).toMatchObject({ code: 0 });
    expect(await readDraft()).toEqual([]);
    const more = (await upload([...file, "M3,选手00003,男,2:50:00,2:49:00"].join("\n"), { edition })).data;
    expect(more.counts).toMatchObject({ added: 1, changed: 0, same: 2 });
  });

  test("keeps each split at its point when the site gets another one later", async () => {
    const splits = ["参赛号,姓名,枪声成绩,净成绩,5公里,10公里", "M1,选手00001,2:10:00,2:09:58,0:15:00,0:30:00"];
    const { batch } = (await upload(splits.join("\n"))).data;
    await settle("import", batch.batchId);
    const { points, ...rules } = getRules(specified, "marathon");
    const [five, ten] = points;
    if (!five || !ten) throw new Error("The marathon has no points.");
    const others = [{ ...five, id: "km-3", distanceKm: 3 }, ten, five];
    const edition = { raceId: "7001", item: "marathon", edition: "2025" };
    const [row] = await deriveRows(world.db, edition, { ...rules, points: others });
    expect(row?.splitsMs).toEqual([null, ms("0:30:00"), ms("0:15:00")]);
    expect((await deriveRows(world.db, edition, { ...rules, points }))[0]?.splitsMs?.slice(0, 2)).toEqual([
      ms("0:15:00"),
      ms("0:30:00"),
    ]);
  });

  test("reads a file whose texts are cut within a character, and whose days no database stores", async () => {
    const emoji = "\u{1f3c3}";
    const long = `${"x".repeat(39)}${emoji}`;
    const header = ["参赛号", "姓名", "枪声成绩", "状态", `${"y".repeat(99)}${emoji}`, "出生日期"];
    const row = ["M1", "选手00001", "2:10:00", long, "", "0000-01-01"];
    const { data } = await upload([header, row].map((cells) => cells.join(",")).join("\n"), {
      name: `${"n".repeat(199)}${emoji}.csv`,
    });
    expect(data.rows.map(({ code }) => code)).toEqual(expect.arrayContaining(["status-unknown"]));
    expect(await settle("import", data.batch.batchId)).not.toMatchObject({ code: 500 });
  });

  test("reads which bibs no entry of the item has, and nothing of the kind about a past year", async () => {
    const accountId = await addAccount(world, { email: `${randomUUID()}@example.com` });
    for (const [item, bib] of [
      ["marathon", "M1"],
      ["half", "M2"],
    ] as const) {
      const submissionId = await keepSubmission(world, { accountId, raceId: "7001", more: { item } });
      const entryId = randomUUID();
      const place = { raceId: "7001", item, exclusionGroup: entryId, submissionId, position: 0 };
      await world.db.insert(entries).values({ entryId, code: entryId.slice(0, 10), ...place, bib, state: "confirmed" });
    }
    const checked = (await upload(file.join("\n"))).data;
    expect(checked.counts).toMatchObject({ unknownBibs: 1 });
    expect(checked.doubtful).toMatchObject([{ bib: "M2", doubt: "unknown-bib" }]);
    await settle("import", checked.batch.batchId);
    const rows = await world.db
      .select({ bib: results.bib, entryId: results.entryId })
      .from(results)
      .innerJoin(resultSets, eq(resultSets.setId, results.setId))
      .where(eq(resultSets.kind, "draft"))
      .orderBy(asc(results.row));
    await world.db.delete(entries);
    expect(rows.map(({ bib, entryId }) => [bib, entryId !== null])).toEqual([
      ["M1", true],
      ["M2", false],
    ]);
    const past = await upload(file.join("\n"), { edition: "2024" });
    expect(past.data.counts).toMatchObject({ added: 2, unknownBibs: 0 });
  });

  test("reads which rows to look at: names that changed", async () => {
    await settle("import", (await upload(file.join("\n"))).data.batch.batchId);
    const renamed = (await upload(file.join("\n").replace("选手00002", "选手00009"))).data;
    expect(renamed.doubtful).toEqual([
      { line: 3, bib: "M2", name: "选手00009", doubt: "other-name", knownName: "选手00002" },
    ]);
    const again = await call<CheckedBatch>(
      world,
      `${path}/batch?domainName=${domainName}&batchId=${renamed.batch.batchId}`,
      { token },
    );
    expect(again.data).toEqual({ ...renamed, samples: [] });
  });

  test("corrects results by a newer file, and undoes it", async () => {
    const first = (await upload(file.join("\n"))).data.batch;
    await settle("import", first.batchId);
    const newer = await upload(file.join("\n").replace("2:29:00", "2:09:00"));
    expect(newer.data.counts).toEqual({ added: 0, changed: 1, same: 1, unknownBibs: 0, otherNames: 0 });
    await settle("import", newer.data.batch.batchId);
    const corrected = await readDraft();
    expect(corrected).toContainEqual(["M2", 7_740_000, expect.any(Number)]);
    expect((await settle("undo", newer.data.batch.batchId)).data.state).toBe("undone");
    expect(await readDraft()).toContainEqual(["M2", 8_940_000, 2]);
    expect((await settle("import", newer.data.batch.batchId)).data.state).toBe("imported");
    expect(await readDraft()).toEqual(corrected);
  });

  test("is asked about columns that are uncertain, and chooses them", async () => {
    const odd = file.join("\n").replace("净成绩", "T2");
    const { data } = await upload(odd);
    expect(data.batch.questions).toEqual([{ code: "column", index: 4 }]);
    expect(await settle("import", data.batch.batchId)).toMatchObject({ data: { error: "results/questions" } });
    const columns = [{ field: "bib" }, { field: "name" }, { field: "gender" }, { field: "gun" }, { field: "net" }];
    const chosen = await upload(odd, { mapping: { columns } });
    expect((await settle("import", chosen.data.batch.batchId)).data.state).toBe("imported");
    expect(await readDraft()).toContainEqual(["M2", 8_940_000, 2]);
    for (const wrong of [{ columns: [{ field: "shoe" }] }, { columns: [{ field: "split", point: "nowhere" }] }, {}])
      expect(await upload(odd, { mapping: wrong })).toMatchObject({ data: { error: "results/wrong-mapping" } });
  });

  test("continues with the same file after its reading was cut off", async () => {
    const { batch } = (await upload(file.join("\n"))).data;
    const isBatch = eq(resultBatches.batchId, batch.batchId);
    await world.db.update(resultBatches).set({ state: "reading" }).where(isBatch);
    await world.db.delete(resultRows).where(and(eq(resultRows.batchId, batch.batchId), gt(resultRows.line, 2)));
    expect(await settle("import", batch.batchId)).toMatchObject({ data: { error: "results/not-checked" } });
    expect((await upload(file.join("\n"))).data.batch).toMatchObject({
      batchId: batch.batchId,
      state: "checked",
      storedRows: 2,
    });
  });

  test.each([
    ["a PDF", "%PDF-1.4", "not-a-table"],
    ["nothing", " ", "empty"],
    ["a broken workbook", "PK\u0003\u0004nothing", "workbook-broken"],
  ])("reads that %s is no table", async (_name, text, fault) => {
    expect(await upload(text)).toMatchObject({ code: 400, data: { error: "results/unreadable", fault } });
  });
});

test("an organiser of another race neither gives a file nor settles one", async () => {
  const { batch } = (await upload(file.join("\n"))).data;
  expect((await upload(file.join("\n"), { as: strangersToken })).code).toBe(403);
  for (const verb of ["import", "undo"] as const)
    expect((await settle(verb, batch.batchId, strangersToken)).code).toBe(403);
  expect(await settle("import", "no-batch")).toMatchObject({ data: { error: "results/unknown-batch" } });
});

test("a file that nobody imports within a week is deleted, and an imported one is not", async () => {
  const old = { madeAt: new Date(Date.now() - 8 * 24 * 3_600_000) };
  const kept = (await upload(file.join("\n"))).data.batch;
  await settle("import", kept.batchId);
  await upload(withFault.join("\n"));
  await world.db.update(resultBatches).set(old);
  await deleteOldBatches(world.db);
  expect((await world.db.select().from(resultBatches)).map(({ batchId }) => batchId)).toEqual([kept.batchId]);
});
