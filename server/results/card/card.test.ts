import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PublicResult } from "#contract/publicResults.ts";
import { certificateFields } from "#core/certificateFields.ts";
import { writeCardAddress } from "#core/resultsAddress.ts";
import { specified } from "#fixtures/results/races.ts";
import { resultHidings } from "../../base/db/resultSchema.ts";
import { call } from "../../people/accounts/testPeople.ts";
import type { World } from "../../testWorld.ts";
import { type CertificateFacts, layoutCertificate } from "../certificates/layout.ts";
import { listTexts, noAssets } from "../certificates/testCertificates.ts";
import { domainName, finisher, openResults, publishRows, raceId } from "../public/testPublic.ts";
import { designCard } from "./design.ts";

let world: World;
beforeAll(async () => {
  world = await openResults();
  await publishRows(world, [
    finisher(1),
    finisher(2, { name: "选手00002", latinName: "Runner 00002", personId: "name" }),
    finisher(3, { personId: "row" }),
    finisher(4, { status: "dnf", gunMs: null, netMs: null }),
    finisher(5, { name: `${"Runner ".repeat(5)}00005` }),
  ]);
  const hide = (part: "name" | "row") => ({ hidingId: part, raceId, personId: part, part });
  await world.db.insert(resultHidings).values(hide("row"));
});
afterAll(() => world.close());

const site = { site: { ...specified, title: { zh: "示例赛" } } as never, timeZone: "Asia/Shanghai" };
const read = async (number: number) => {
  const bib = `M${String(number).padStart(5, "0")}`;
  return (await call<PublicResult>(world, `/sign-up/results/runner?domainName=${domainName}&item=marathon&bib=${bib}`))
    .data;
};
const layOut = (result: PublicResult, language: "zh" | "en", hasPicture = false) => {
  const fields = Object.fromEntries(certificateFields.map((name) => [name, ""])) as CertificateFacts["fields"];
  const facts = { language, set: "finishers", fields, latinName: "", address: "" } as const;
  return layoutCertificate(designCard({ result, site, language, hasPicture }), facts, noAssets);
};
const words = (result: PublicResult, language: "zh" | "en") =>
  listTexts(layOut(result, language))
    .map(({ text }) => text)
    .join(" ");
const fetchCard = (address: string, headers = {}) =>
  world.app.inject({ url: address, headers: { host: domainName, ...headers } });

test("the picture of a finisher has name, bib, item, the time with its basis, and ranks, in both languages", async () => {
  const result = await read(2);
  const zh = words(result, "zh");
  for (const part of ["选手00002", "参赛号 M00002", "马拉松", "枪声成绩", "2:32:02", "总排名", "2 / 3", "正式成绩"])
    expect(zh).toContain(part);
  const en = words(result, "en");
  for (const part of [
    "Runner 00002",
    "Bib M00002",
    "Gun time",
    "2:32:02",
    "Overall",
    "2 of 3",
    "Men",
    "Official results",
  ])
    expect(en).toContain(part);
});

test("the picture is a PNG of 1200 × 630 that stays the same until something of the result changes", async () => {
  const address = writeCardAddress(await read(1), "en");
  const card = await fetchCard(address);
  expect(card.headers["content-type"]).toBe("image/png");
  expect(await sharp(card.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect((await fetchCard(address, { "if-none-match": String(card.headers.etag) })).statusCode).toBe(304);
});

test("a hidden name is not on the picture at once; a hidden result, and who did not finish, have none", async () => {
  const shown = writeCardAddress(await read(2), "zh");
  const { etag } = (await fetchCard(shown)).headers;
  await world.db.insert(resultHidings).values({ hidingId: "name", raceId, personId: "name", part: "name" });
  expect(words(await read(2), "zh")).not.toMatch(/选手|Runner/);
  expect(words(await read(2), "zh")).toContain("参赛号 M00002");
  expect((await fetchCard(shown, { "if-none-match": String(etag) })).statusCode).toBe(200);
  for (const bib of ["M00003", "M00004", "M99999"])
    expect((await fetchCard(shown.replace("M00002", bib))).json().data.error).toBe("results/unknown-runner");
  expect((await fetchCard(shown.replace(".png", ".gif"))).json().data.error).toBe("results/unknown-runner");
  expect((await fetchCard(shown.replace("2025", "1999"))).json().data.error).toBe("results/not-published");
});

test("a long name is on the picture entirely, within its words' part", async () => {
  const result = await read(5);
  expect(words(result, "en")).toContain("00005");
  for (const hasPicture of [true, false]) {
    const { width, drawings } = layOut(result, "en", hasPicture);
    const room = hasPicture ? width * 0.64 : width;
    for (const text of listTexts({ width, height: 0, drawings })) expect(text.x + text.width).toBeLessThan(room);
  }
});
