import { buffer } from "node:stream/consumers";
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CertificateOverview, CheckedCertificate } from "#contract/certificates.ts";
import { resultHidings } from "../../base/db/resultSchema.ts";
import { readPdf } from "../../base/print/testPdf.ts";
import { addAccount, call, logIn } from "../../people/accounts/testPeople.ts";
import { findShownSite } from "../../race/shownSite.ts";
import { openWorld, tinyDocument, tinyRace, tinySite, type World } from "../../testWorld.ts";
import { correctResult } from "../sets/correct.ts";
import { publishSet } from "../sets/publish.ts";
import { type ResultRules, readResultRules } from "../sets/rules.ts";
import { importRows, ms, type TestRow } from "../sets/testResults.ts";
import { zipCertificates } from "./archive.ts";
import { makeCertificateCode, readCertificateCode } from "./code.ts";
import { signCertificate } from "./issue.ts";
import { readDesign } from "./testCertificates.ts";

const race = {
  name: { zh: "小城跑", en: "Small Town Run" },
  startsAt: "2025-10-26T07:30:00+08:00",
  endsAt: "2025-10-26T10:00:00+08:00",
  items: ["ten-km", "five-km", "helpers"].map((id) => ({ id, name: { zh: id, en: id }, distanceKm: 10 })),
};
const site = tinySite({ race, routes: [] });
const withBib = { ...readDesign("classic", ["finishers"]), id: "finisher" };
const edition = { raceId: "7001", item: "ten-km", edition: "2025" };
const domain = "tiny.localhost";
let world: World;
let rules: ResultRules;
let next = 0;

beforeAll(async () => {
  world = await openWorld({
    "tiny/site.json": site,
    "tiny/race.json": tinyRace,
    "tiny/certificates/finisher.json": withBib,
    "tiny/certificates/there.json": { ...readDesign("bold", ["participants"]), id: "there" },
    "tiny/certificates/helper.json": { ...readDesign("bold", ["volunteers"]), id: "helper", items: ["helpers"] },
  });
  rules = readResultRules({ race: race as never, timeZone: "Asia/Shanghai" }, edition) as ResultRules;
});
afterAll(() => world.close());
// Each test has an edition of its own.
beforeEach(() => {
  edition.edition = next++ === 0 ? "2025" : String(1900 + next);
});

const runner = (bib: string, more: Partial<TestRow> = {}): TestRow => ({
  bib,
  name: `Runner ${bib.padStart(5, "0")}`,
  gender: 1,
  netMs: ms(`4${bib}:00`),
  gunMs: ms(`4${bib}:30`),
  status: "finished",
  ...more,
});
const publish = (kind: "official" | "amended", after: number) =>
  publishSet(
    world.db,
    { edition, rules },
    { kind, note: kind === "amended" ? { zh: "更正", en: "Amended" } : null, after },
    "tester",
  ) as Promise<{ setId: number; number: number }>;

async function publishRows(rows: TestRow[]): Promise<number> {
  await importRows(world.db, edition, rows);
  return (await publish("official", 0)).setId;
}

const codeOf = (setId: number, row: number) => makeCertificateCode(world.secrets, { setId, row });
const check = (code: string) => call<CheckedCertificate>(world, `/sign-up/certificates/${code}`, {});
const openPage = (code: string, language = "en") =>
  world.app.inject({ url: `/certificate/${code}?language=${language}`, headers: { host: domain } });
const sign = (setId: number, row: number) => signCertificate(world.tools, { setId, row }, "en");
const download = (url = "") => world.app.inject({ url, headers: { host: domain } });
const errorOf = (body: string) => JSON.parse(body).data?.error;

test("a finisher downloads the certificate by a signed address, and its code leads to a page that confirms it", async () => {
  const setId = await publishRows([runner("1"), runner("2")]);
  const signed = await sign(setId, 1);
  expect(signed?.opensAt).toBe(Date.parse("2025-10-27T10:00:00+08:00"));
  const png = await download(signed?.files.png);
  expect([png.statusCode, png.headers["content-type"]]).toEqual([200, "image/png"]);
  const { data, info } = await sharp(png.rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const address = decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
  expect(address).toMatch(new RegExp(`/certificate/${signed?.code}$`));
  const pdf = await readPdf((await download(signed?.files.pdf)).rawPayload);
  for (const word of ["Runner 00001", "Gun time", "0:41:30", "Official results", "set 1"])
    expect(pdf.pages[0]).toContain(word);

  const checked = (await check(signed?.code ?? "")).data;
  expect(checked).toMatchObject({ state: "valid", replacedBy: null });
  expect(checked.certificate).toMatchObject({
    name: "Runner 00001",
    item: "ten-km",
    time: "0:41:30",
    overallRank: 1,
    set: 1,
  });
  for (const [language, words] of [
    ["en", ["This certificate is genuine", "Runner 00001", "0:41:30"]],
    ["zh", ["证书有效", "枪声成绩", "正式成绩"]],
  ] as const) {
    const page = await openPage(signed?.code ?? "", language);
    expect(page.statusCode).toBe(200);
    for (const word of words) expect(page.body).toContain(word);
  }
});

test("the page of a check has the day of the publication in the zone of the race", async () => {
  const there = { ...rules, timeZone: "Pacific/Kiritimati" };
  await importRows(world.db, edition, [runner("1")]);
  const wanted = { kind: "official", note: null, after: 0 } as const;
  const set = await publishSet(world.db, { edition, rules: there }, wanted, "tester");
  if ("error" in set || !set.publishedAt) throw new Error("The set was not published.");
  const dayIn = (timeZone: string) =>
    new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone }).format(set.publishedAt ?? 0);
  const { body } = await openPage(codeOf(set.setId, 1));
  expect(body).toContain(dayIn("Pacific/Kiritimati"));
  expect((await check(codeOf(set.setId, 1))).data.certificate?.timeZone).toBe("Pacific/Kiritimati");
});

test("nobody guesses a code, and an address is for one file for an hour", async () => {
  const setId = await publishRows([runner("1"), runner("2")]);
  const code = codeOf(setId, 1);
  expect(readCertificateCode(world.secrets, code)).toEqual({ setId, row: 1 });
  const other = codeOf(setId, 2).split("-");
  for (const wrong of [`${code}0`, code.slice(0, -1), [other[0], "1", other[2]].join("-"), "1-1-0", "x", "1-1-<b>"]) {
    expect((await check(wrong)).code).toBe(404);
    expect((await openPage(wrong)).statusCode).toBe(404);
  }
  const url = (await sign(setId, 1))?.files.pdf ?? "";
  const expired = url.replace(/until=\d+/, `until=${Date.now() - 1}`);
  const longer = url.replace(/until=\d+/, `until=${Date.now() + 9e9}`);
  for (const wrong of [expired, longer, url.replace(code, codeOf(setId, 2)), url.replace(/key=\w{4}/, "key=0000")])
    expect(errorOf((await download(wrong)).body)).toBe("certificate/expired");
});

test("after an amendment the old certificate states that it was replaced, and its file is not drawn any more", async () => {
  const setId = await publishRows([runner("1"), runner("2")]);
  const before = await sign(setId, 2);
  await correctResult(world.db, { edition, rules }, { bib: "1", field: "status", value: "dsq", reason: "x" }, "tester");
  const { setId: amended } = await publish("amended", 1);
  expect((await check(before?.code ?? "")).data).toMatchObject({
    state: "replaced",
    replacedBy: 2,
    certificate: { overallRank: 2 },
  });
  expect((await openPage(before?.code ?? "")).body).toContain("set 2 replaced this certificate");
  expect(errorOf((await download(before?.files.pdf)).body)).toBe("certificate/replaced");
  expect((await check(codeOf(amended, 1))).data).toMatchObject({
    state: "valid",
    certificate: { name: "Runner 00002", overallRank: 1 },
  });
});

test("a runner who hides the name or the result is confirmed and nothing else", async () => {
  const setId = await publishRows([runner("1", { personId: "person-1" })]);
  await world.db.insert(resultHidings).values({ hidingId: "h1", raceId: "7001", personId: "person-1", part: "name" });
  const code = codeOf(setId, 1);
  expect((await check(code)).data).toEqual({ state: "hidden", replacedBy: null, certificate: null });
  const { body } = await openPage(code);
  expect(body).toContain("genuine");
  for (const word of ["Runner 00001", "41:30", "ten-km"]) expect(body).not.toContain(word);
  expect((await download((await sign(setId, 1))?.files.png)).statusCode).toBe(200);
});

test("who started gets the participants' certificate, who did not start or was disqualified none, and volunteers their own", async () => {
  const without = { netMs: null, gunMs: null };
  const setId = await publishRows([
    runner("1"),
    runner("2", { ...without, status: "dnf" }),
    runner("3", { ...without, status: "dns" }),
    runner("4", { status: "dsq" }),
  ]);
  const titles = [];
  for (const row of [1, 2, 3, 4]) {
    const signed = await sign(setId, row);
    titles.push(signed && (await readPdf((await download(signed.files.pdf)).rawPayload)).title);
  }
  expect(titles.filter(Boolean)).toEqual(["Certificate of Finish", "I was there"]);
  edition.item = "helpers";
  const helpers = await publishRows([runner("7")]);
  const { pages } = await readPdf((await download((await sign(helpers, 1))?.files.pdf)).rawPayload);
  expect(pages[0]).toContain("VOLUNTEER");
  edition.item = "ten-km";
});

async function beOrganiser(email: string, authorities: string[]): Promise<string> {
  await addAccount(world, { email, password: "Passw0rd-1", authorities });
  const { data } = await logIn(world, email, "Passw0rd-1");
  return (data as { token: string }).token;
}

test("organisers read who gets which certificate, whose name the fonts lack, and see a sample of each", async () => {
  const token = await beOrganiser("two@example.org", ["ORGANISER"]);
  const query = () => `domainName=${domain}&item=ten-km&edition=${edition.edition}`;
  const read = async () =>
    (await call<CertificateOverview>(world, `/sign-up/organise/certificates?${query()}`, { token })).data;
  const none = { setNumber: null, parts: [], unprintable: [] };
  expect(await read()).toMatchObject({ ...none, templates: [{ count: 0 }, { count: 0 }] });
  await publishRows([
    runner("1", { name: "محمد", latinName: "Muhammad" }),
    runner("2", { name: "ئالىم" }),
    runner("3"),
    runner("4", { status: "dnf", netMs: null, gunMs: null }),
    runner("5", { status: "dns", netMs: null, gunMs: null, name: "שרה" }),
  ]);
  expect(await read()).toEqual({
    setNumber: 1,
    templates: [
      { set: "finishers", template: "finisher", opensAt: null, count: 3 },
      { set: "participants", template: "there", opensAt: null, count: 1 },
    ],
    parts: [{ from: 1, count: 4 }],
    unprintable: [
      { bib: "1", name: "محمد", printed: "Muhammad" },
      { bib: "2", name: "ئالىم", printed: null },
    ],
  });
  const see = async (set: string) => {
    const url = `/sign-up/organise/certificates/preview?${query()}&set=${set}&language=en`;
    return world.app.inject({ url, headers: { token } });
  };
  const { width, height } = await sharp((await see("finishers")).rawPayload).metadata();
  expect([width, height]).toEqual([1240, 1754]);
  expect(errorOf((await see("volunteers")).body)).toBe("certificate/not-found");
  edition.item = "helpers";
  await publishRows([runner("7", { status: "dnf", netMs: null, gunMs: null })]);
  const [helpers, ...others] = await call<CertificateOverview>(
    world,
    `/sign-up/organise/certificates?${query().replace("ten-km", "helpers")}`,
    { token },
  ).then(({ data }) => data.templates);
  expect([helpers, others]).toEqual([{ set: "volunteers", template: "helper", opensAt: null, count: 1 }, []]);
  edition.item = "ten-km";
});

test("organisers download the certificates of an item as an archive, without those of runners who hide theirs", async () => {
  const hidden = runner("4", { personId: "person-4" });
  await world.db.insert(resultHidings).values({ hidingId: "h4", raceId: "7001", personId: "person-4", part: "row" });
  await publishRows([runner("1"), runner("2"), runner("3", { status: "dns", netMs: null, gunMs: null }), hidden]);
  const ask = async (email: string, authorities: string[]) => {
    const token = await beOrganiser(email, authorities);
    const query = `domainName=${domain}&item=ten-km&edition=${edition.edition}&format=pdf&language=en`;
    return world.app.inject({ url: `/sign-up/organise/results/certificates?${query}`, headers: { token } });
  };
  const reply = await ask("one@example.org", ["ORGANISER"]);
  expect(reply.headers["content-type"]).toBe("application/zip");
  const { loadAsync } = (await import("jszip")).default;
  const { files } = await loadAsync(reply.rawPayload);
  expect(Object.keys(files)).toEqual(["00001-1.pdf", "00002-2.pdf"]);
  const file = await files["00002-2.pdf"]?.async("nodebuffer");
  expect((await readPdf(file as Buffer)).pages[0]).toContain("Runner 00002");
  expect(errorOf((await ask("three@example.org", [])).body)).toBe("session/not-allowed");
});

test("an archive has no empty file for runners whom no template is for", async () => {
  await world.write({
    "tiny/certificates/there.json": { ...readDesign("bold", ["volunteers"]), id: "there", items: ["five-km"] },
  });
  await world.load();
  const without = { netMs: null, gunMs: null };
  await publishRows([runner("1"), runner("2", { ...without, status: "dnf" })]);
  const shown = await findShownSite(world.tools, "7001");
  if (!shown) throw new Error("The site is not published.");
  const query = { item: "ten-km", edition: edition.edition, format: "pdf", language: "en" } as const;
  const archive = await zipCertificates(
    { ...world.tools, drawer: { draw: async () => Buffer.from("x") } as never },
    shown,
    query,
  );
  if ("error" in archive) throw new Error(archive.error);
  const { loadAsync } = (await import("jszip")).default;
  expect(Object.keys((await loadAsync(await buffer(archive.stream))).files)).toEqual(["00001-1.pdf"]);
});

test("certificates open a day after the race, or after the hours that the template states", async () => {
  const startsAt = new Date(Date.now() - 3 * 3_600_000).toISOString();
  const endsAt = new Date(Date.now() - 3_600_000).toISOString();
  await world.write({ "tiny/site.json": tinySite({ race: { ...race, startsAt, endsAt }, routes: [] }) });
  await world.load();
  edition.edition = startsAt.slice(0, 4);
  const setId = await publishRows([runner("1")]);
  const url = (await sign(setId, 1))?.files.pdf ?? "";
  expect(errorOf((await download(url)).body)).toBe("certificate/not-open");
  await world.write({ "tiny/certificates/finisher.json": { ...withBib, opensAfterHours: 0 } });
  await world.load();
  expect((await download(url)).statusCode).toBe(200);
  await world.write({ "tiny/site.json": site, "tiny/documents/rules.json": tinyDocument() });
});
