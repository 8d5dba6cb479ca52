import * as xlsx from "@e965/xlsx";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CompiledForm } from "#forms/form.ts";
import { removeAudit } from "../../base/audit/testAudit.ts";
import { auditLines } from "../../base/db/auditSchema.ts";
import { answeredForms, submissions } from "../../base/db/signupSchema.ts";
import { keepSubmission } from "../../entry/testSignups.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { addAccount } from "../../people/accounts/testPeople.ts";
import { cheapAccounts } from "../../people/accounts/testSettings.ts";
import { openWorld, testKey, tinyDocument, tinyRace, tinySite, type World } from "../../testWorld.ts";

let world: World;
let accountId: string;
let tokens: { organiser: string; runner: string };
const { raceId } = tinyRace;
const [firstHash, secondHash] = ["1".repeat(32), "2".repeat(32)];

const text = (maxLength = 100) => ({ type: "string", maxLength });
const field = (zh: string, en: string, type?: string) => ({
  ...(type && { type }),
  label: { zh, en },
  options: {},
  messages: {},
});
const getForm = (version: number, properties: object, fields: object): CompiledForm => ({
  compiled: 1,
  id: "sign-up",
  version,
  use: "sign-up",
  title: { zh: "报名" },
  entrants: { max: 9, byItem: {}, copy: [] },
  rules: [],
  calculated: [],
  fees: [],
  policies: [],
  upgrades: [],
  schema: { type: "object", properties },
  fields: fields as CompiledForm["fields"],
  steps: [{ id: "all", title: { zh: "全部" }, fields: Object.keys(properties) }] as CompiledForm["steps"],
});
const first = getForm(
  1,
  { name: text(), nickname: text() },
  { "/name": field("姓名", "Name", "input"), "/nickname": field("绰号", "Nickname") },
);
const second = getForm(
  2,
  { name: text(), pace: { type: "integer" }, home: { type: "object", properties: { city: text(), street: text() } } },
  {
    "/name": field("姓名", "Full name", "input"),
    "/pace": field("配速", "Pace"),
    "/home": field("住址", "Home"),
    "/home/city": field("城市", "City"),
    "/home/street": field("街道", "Street"),
  },
);

beforeAll(async () => {
  const items = [{ id: "ten-km", name: { zh: "十公里", en: "Ten kilometres" }, distanceKm: 10 }];
  const race = { name: { zh: "小城跑" }, startsAt: "2036-01-06T09:00:00+08:00", items };
  const site = { "trail/site.json": tinySite({ race }), "trail/documents/rules.json": tinyDocument() };
  const settings = { accounts: cheapAccounts, captcha: { kind: "off" } } as const;
  world = await openWorld({ ...site, "trail/race.json": tinyRace }, settings);
  const open = (id: string) => openSession(world.db, { accountId: id, loginType: "5", device: "test" });
  accountId = await addAccount(world, { email: "runner@example.com" });
  const organiser = await addAccount(world, { email: "o@example.com", authorities: ["ORGANISER", "PERSONAL_DATA"] });
  tokens = { organiser: await open(organiser), runner: await open(accountId) };
});
beforeEach(async () => {
  await world.db.delete(submissions);
  await world.db.delete(answeredForms);
  await removeAudit(world.db);
  const keep = (hash: string, form: CompiledForm) => ({
    hash,
    formId: form.id,
    version: form.version,
    use: form.use,
    uri: "/files/none",
    body: JSON.stringify(form),
  });
  await world.db.insert(answeredForms).values([keep(firstHash, first), keep(secondHash, second)]);
});
afterAll(() => world.close());

const take = (query: Record<string, string> = {}, token = tokens.organiser) =>
  world.app.inject({
    url: `/sign-up/export?${new URLSearchParams({ domainName: "trail.localhost", format: "csv", ...query })}`,
    headers: { token, "accept-language": "en" },
  });
const submit = (answers: Record<string, unknown>[], formHash = secondHash, overrides = {}) =>
  keepSubmission(world, {
    accountId,
    raceId,
    answers,
    more: {
      formHash,
      formVersion: formHash === firstHash ? 1 : 2,
      createdAt: new Date("2035-11-01T16:30:00Z"),
      ...overrides,
    },
  });

/** The rows of a CSV text, by a reader that knows nothing of how it was written. */
function readCsv(body: string): string[][] {
  const rows: string[][] = [[]];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < body.length; at++) {
    const character = body[at];
    if (isQuoted && character === '"' && body[at + 1] === '"') cell += body[at++];
    else if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === ",") {
      rows.at(-1)?.push(cell);
      cell = "";
    } else if (!isQuoted && body.startsWith("\r\n", at)) {
      rows.at(-1)?.push(cell);
      rows.push([]);
      cell = "";
      at++;
    } else cell += character;
  }
  return rows.slice(0, -1);
}

describe("an organiser's export", () => {
  test("prints addresses in one column as their countries write them, those of earlier editions beside them", async () => {
    const editions = [1, 2].map((version) => {
      const address = { ...field("通信地址", "Address", "address"), version };
      return getForm(version, { address: { $ref: `v${version}` } }, { "/address": address });
    });
    const hashes = ["3".repeat(32), "4".repeat(32)];
    for (const [place, form] of editions.entries())
      await world.db.insert(answeredForms).values({
        hash: hashes[place] ?? "",
        formId: form.id,
        version: form.version,
        use: form.use,
        uri: "/files/none",
        body: JSON.stringify(form),
      });
    const area = { province: { code: "440000", name: "广东省" }, city: { code: "441900", name: "东莞市" } };
    await submit([{ address: { area, detail: "鸿福路 1 号" } }], hashes[0], { createdAt: new Date("2035-11-01") });
    const british = { country: "GB", line1: "12 Canal Street", line2: "Flat 5", city: "London", postcode: "SW1A 1AA" };
    const american = { country: "US", line1: "1 Main Street", city: "Springfield", region: "IL", postcode: "62701" };
    await submit([{ address: british }, { address: american }], hashes[1], { createdAt: new Date("2035-11-02") });
    const [headings = [], ...rows] = readCsv((await take()).body);
    const column = headings.indexOf("通信地址");
    expect(headings.filter((heading) => heading.startsWith("通信地址"))).toHaveLength(1);
    expect(rows.map((row) => row[column]).sort()).toEqual([
      "1 Main Street, Springfield, IL 62701, 美国",
      "12 Canal Street, Flat 5, London, SW1A 1AA, 英国",
      "广东省 东莞市 鸿福路 1 号",
    ]);
  });

  test("has a row for each entrant, under the form's own labels, in the race's zone", async () => {
    const id = await submit([
      { name: "孙悟空", pace: 300, home: { city: "花果山", street: "水帘洞" } },
      { name: "㛃䶮𠮷" },
    ]);
    const [row] = await world.db.select().from(submissions).where(eq(submissions.submissionId, id));
    const reply = await take();
    expect(reply.headers["content-type"]).toBe("text/csv; charset=utf-8");
    const name = encodeURIComponent("小城跑 报名 ");
    expect(reply.headers["content-disposition"]).toMatch(new RegExp(`${name}\\d{4}-\\d\\d-\\d\\d\\.csv$`));
    expect(reply.body.startsWith("\ufeff")).toBe(true);
    const [headings, ...rows] = readCsv(reply.body.slice(1));
    expect(headings).toEqual([
      "回执号",
      "提交时间",
      "项目",
      "审核状态",
      "报名表",
      "参赛者序号",
      "姓名",
      "配速",
      "住址",
      "其他回答",
    ]);
    const facts = [row?.receipt, "2035-11-02 00:30:00", "十公里", "", "sign-up v2"];
    await world.db.update(submissions).set({ withdrawnAt: new Date() }).where(eq(submissions.submissionId, id));
    expect(readCsv((await take({ language: "en" })).body.slice(1))[1]?.[3]).toBe("Withdrawn");
    expect(rows).toEqual([
      [...facts, "1", "孙悟空", "300", "住址 · 城市: 花果山\n住址 · 街道: 水帘洞", ""],
      [...facts, "2", "㛃䶮𠮷", "", "", ""],
    ]);
    const english = readCsv((await take({ language: "en" })).body.slice(1));
    expect(english[0]).toEqual(expect.arrayContaining(["Receipt", "Full name", "Pace", "Home"]));
    expect(english[1]?.[2]).toBe("Ten kilometres");
  });

  test("keeps what earlier versions of the form asked, in columns of their own", async () => {
    await submit([{ name: "甲", nickname: "飞毛腿" }], firstHash, { createdAt: new Date("2035-10-01T00:00:00Z") });
    await submit([{ name: "乙", pace: 280 }]);
    const [headings = [], old = [], young = []] = readCsv((await take()).body.slice(1));
    const column = (label: string) => [old, young].map((row) => row[headings.indexOf(label)]);
    expect(column("姓名")).toEqual(["甲", "乙"]);
    expect(column("绰号")).toEqual(["飞毛腿", ""]);
    expect(column("配速")).toEqual(["", "280"]);
    expect(column("报名表")).toEqual(["sign-up v1", "sign-up v2"]);
  });

  test("as an Excel workbook contains the same, with every character that a name can have", async () => {
    const names = ["阿卜杜拉·买买提", "㛃䶮𠮷", "_x0041_ <b>&amp;</b>", "a\u0001b", "00123"];
    await submit(names.map((name) => ({ name })));
    const book = xlsx.read((await take({ format: "xlsx" })).rawPayload, { type: "buffer" });
    expect(book.SheetNames).toEqual(["报名"]);
    const rows = xlsx.utils.sheet_to_json<string[]>(book.Sheets.报名 as xlsx.WorkSheet, { header: 1 });
    expect(rows.map((row) => row[6])).toEqual(["姓名", ...names.map((name) => name.replace("\u0001", "\ufffd"))]);
  });

  test("of nothing is refused, and writes no file", async () => {
    const reply = await take();
    expect(reply.json()).toMatchObject({ code: 404, msg: "No entries were found.", data: { error: "export/no-rows" } });
    const chinese = {
      url: "/sign-up/export?domainName=trail.localhost&format=csv",
      headers: { token: tokens.organiser },
    };
    expect((await world.app.inject(chinese)).json().msg).toBe("没有查询到数据哦");
    await submit([{ name: "甲" }]);
    expect((await take({ form: "direct" })).json().code).toBe(404);
    expect((await take({ form: "sign-up" })).headers["content-type"]).toContain("text/csv");
    expect((await take({ domainName: "nowhere.example" })).json().code).toBe(404);
  });

  test("is written down, and is for organisers alone", async () => {
    await submit([{ name: "甲" }]);
    expect((await take({}, tokens.runner)).json().code).toBe(403);
    expect((await take({}, "none")).json().code).toBe(401);
    expect(await world.db.select().from(auditLines)).toEqual([]);
    await take({ form: "sign-up" });
    const [line] = await world.db.select().from(auditLines);
    expect(line).toMatchObject({ action: "export", entity: "sign-ups", entityId: raceId });
    expect(line?.details).toEqual({ format: "csv", language: "zh", form: "sign-up" });
  });

  test("is the same through the command's own door, which nobody without the key finds", async () => {
    await submit([{ name: "甲" }]);
    const url = "/admin/sign-ups?domainName=trail.localhost&format=csv&language=zh";
    const reply = await world.app.inject({ url, headers: { authorization: `Bearer ${testKey}` } });
    expect(reply.body).toBe((await take()).body);
    const lines = await world.db.select().from(auditLines);
    expect(lines.map(({ actor }) => actor === "command")).toEqual([true, false]);
    expect((await world.app.inject({ url, headers: { token: tokens.organiser } })).statusCode).toBe(404);
  });

  test("of more than fits into one reading has each row once, in order", async () => {
    const [submission] = await world.db
      .select()
      .from(submissions)
      .where(eq(submissions.submissionId, await submit([{ name: "甲" }])));
    // Instants that differ by less than a millisecond, as in the minute in which registration
    // opens.
    await world.db.execute(sql`
      insert into submissions (submission_id, account_id, race_id, domain_name, use, item, form_id, form_version, form_hash,
        policies, answers_sealed, fee_fen, key, body_mac, receipt, created_at)
      select 'many-' || lpad(n::text, 5, '0'), account_id, race_id, domain_name, use, item, form_id, form_version, form_hash,
        policies, answers_sealed, fee_fen, 'key-' || n, body_mac, 'R' || lpad(n::text, 9, '0'),
        created_at + n * interval '0.3 microsecond'
      from submissions, generate_series(1, 1500) n where submission_id = ${submission?.submissionId}`);
    const rows = readCsv((await take()).body.slice(1)).slice(1);
    expect(rows).toHaveLength(1501);
    expect(new Set(rows.map(([receipt]) => receipt)).size).toBe(1501);
    const book = xlsx.read((await take({ format: "xlsx" })).rawPayload, { type: "buffer" });
    expect(xlsx.utils.sheet_to_json(book.Sheets.报名 as xlsx.WorkSheet)).toHaveLength(1501);
  }, 30_000);
});
