import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OwnPhotos } from "#contract/photos.ts";
import { limits } from "../../../base/db/accountSchema.ts";
import { entries } from "../../../base/db/entrySchema.ts";
import { photoBatches, photoRemovals, photos } from "../../../base/db/photoSchema.ts";
import { resultHidings } from "../../../base/db/resultSchema.ts";
import { keepSubmission } from "../../../entry/testSignups.ts";
import { openSession } from "../../../people/accounts/sessions.ts";
import { addAccount, call } from "../../../people/accounts/testPeople.ts";
import { cheapAccounts } from "../../../people/accounts/testSettings.ts";
import { tinyRace, type World } from "../../../testWorld.ts";
import { ms } from "../../sets/testResults.ts";
import {
  addPhotos,
  colour,
  domainName,
  edition,
  type Found,
  findAddress,
  getGrant,
  open,
  openGallery,
  openPhotos,
  search,
  searchSite,
} from "../testGallery.ts";
import { grantPhotos, readGrant } from "./grant.ts";

let world: World;
const name = "Runner 00001";

beforeAll(async () => {
  const row = (bib: string, more = {}) => ({
    bib,
    name: `Runner ${bib.padStart(5, "0")}`,
    gunMs: ms("40:00"),
    ...more,
  });
  const accounts = { ...cheapAccounts, organiserSecondFactor: "optional" as const };
  world = await openGallery(
    [row("1", { latinName: "Wang Test", splitsMs: [ms("20:00")] }), row("2"), row("3", { personId: "hidden" })],
    { accounts, captcha: { kind: "off" } },
  );
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(photoRemovals);
  await world.db.delete(photos);
  await world.db.delete(photoBatches);
  await world.db.delete(limits);
});

const gallery = (grant: string) => openPhotos(world, grant);
const own = () => getGrant(world, "1", name);

describe("who knows a bib only", () => {
  test("sees how many photos there are and three of them in small, and no more by changing an address", async () => {
    const six = Array.from({ length: 6 }, (_, index) => ({ ...colour(index), iptc: ["1"], width: 1200, height: 800 }));
    const ids = await addPhotos(world, six);
    const { data } = await search(world, " 1 ");
    expect(data).toMatchObject({ count: 6, own: [] });
    expect(data.previews.map(({ sizes }) => sizes.map(({ width }) => width))).toEqual([[480], [480], [480]]);
    const address = findAddress(data.previews[0]);
    expect((await open(world.app, address)).headers["content-type"]).toBe("image/jpeg");
    const shown = new Set(data.previews.map(({ photoId }) => photoId));
    const hidden = ids.find((id) => !shown.has(id)) ?? "";
    const [, photoId = ""] = address.split("/photos/")[1]?.match(/^(\w+)/) ?? [];
    for (const changed of [
      address.replace("/480?", "/1600?"),
      address.replace(photoId, hidden),
      address.replace(/until=\d+/, `until=${Date.now() + 9e9}`),
      address.replace(/key=.*/, "key="),
      address.replace("/480?", "/481?"),
      `/sign-up/photos/${hidden}/480`,
    ])
      expect((await open(world.app, changed)).statusCode, changed).toBeGreaterThanOrEqual(400);
  });

  test("does not find a runner who hides the own result, whose photos the runner still opens", async () => {
    await addPhotos(world, [{ ...colour(0), iptc: ["3"] }]);
    expect((await search(world, "3")).data.count).toBe(1);
    const hiding = { hidingId: "h", raceId: "7001", personId: "hidden", part: "row" as const };
    await world.db.insert(resultHidings).values(hiding);
    expect((await search(world, "3")).data).toEqual({ count: 0, previews: [], own: [] });
    expect(await gallery(await getGrant(world, "3", "Runner 00003"))).toHaveLength(1);
    await world.db.delete(resultHidings);
  });

  test("learns nothing by wrong names: the same answer as for a bib that nobody has, and five tries an hour", async () => {
    await addPhotos(world, [{ ...colour(0), iptc: ["1"] }]);
    const wrong = await search(world, "1", "Somebody Else");
    const unknown = await search(world, "9999", "Somebody Else");
    expect([wrong.code, wrong.data, wrong.msg]).toEqual([404, { error: "photos/no-match" }, unknown.msg]);
    expect([unknown.code, unknown.data]).toEqual([wrong.code, wrong.data]);
    await world.db.delete(limits);
    const tryName = (bib: string) =>
      call<Found>(world, "/sign-up/photos/search", { json: { domainName, bib, name: "Somebody Else" } });
    const codes: number[] = [];
    for (let count = 0; count < 7; count++) codes.push((await tryName("1")).code);
    expect(codes).toEqual([404, 404, 404, 404, 404, 429, 429]);
    expect((await tryName("2")).code).toBe(404);
  });
});

describe("a runner with the own name", () => {
  test("opens all photos with the bib, uncertain ones as possible, and those of when the runner passed", async () => {
    // The gun was at 7:30, 5 km after 20 minutes, the finish after 40.
    const at = (time: string) => ({ takenAt: `2025-10-26T${time}+08:00` });
    const [sure, unsure, partial, atPoint, atFinish, late, otherPoint, other] = await addPhotos(world, [
      { ...colour(0), iptc: ["1", "2"] },
      { ...colour(1), written: { bibs: [{ bib: "1", confidence: "0.4" }] } },
      { ...colour(2), written: { bibs: [{ bib: "2?", confidence: "1" }, { bib: "1" }] } },
      { ...colour(3), written: { bibs: [], point: "km-5", ...at("07:50:12") } },
      { ...colour(4), written: { bibs: [], point: "finish", ...at("08:09:50") } },
      { ...colour(5), written: { bibs: [], point: "finish", ...at("08:10:16") } },
      { ...colour(6), written: { bibs: [], point: "finish", ...at("07:50:00") } },
      { ...colour(7), iptc: ["2"] },
    ]);
    const found = await gallery(await own());
    expect(found.map(({ photoId, isPossible }) => [photoId, isPossible])).toEqual(
      expect.arrayContaining([
        [sure, "no"],
        [partial, "no"],
        [unsure, "bib"],
        [atPoint, "time"],
        [atFinish, "time"],
      ]),
    );
    expect(found).toHaveLength(5);
    for (const hidden of [late, otherPoint, other]) expect(found.map(({ photoId }) => photoId)).not.toContain(hidden);
    expect((await search(world, "1")).data.count).toBe(2);
  });

  test("finds a bib of which one sign was not read, as possible", async () => {
    await addPhotos(world, [
      { ...colour(0), written: { bibs: [{ bib: "A0?01", confidence: "0.9" }] } },
      { ...colour(1), written: { bibs: [{ bib: "A0?02", confidence: "0.9" }] } },
      { ...colour(2), written: { bibs: [{ bib: "A0?1", confidence: "0.9" }] } },
    ]);
    const { grant } = grantPhotos(world.secrets, { ...edition, item: null, bib: "A0001" });
    expect((await gallery(grant)).map(({ isPossible }) => isPossible)).toEqual(["bib"]);
  });

  test("is found in either writing and any order of the name, and a grant is of one race and ends", async () => {
    await addPhotos(world, [{ ...colour(0), iptc: ["1"] }]);
    for (const written of ["runner 00001", "test WANG", "Wang  Test"])
      expect((await search(world, "1", written)).data.own, written).toHaveLength(1);
    const grant = await own();
    const past = grantPhotos(world.secrets, { ...edition, bib: "1" }, Date.now() - 3 * 3_600_000).grant;
    const elsewhere = grantPhotos(world.secrets, { ...edition, raceId: "7002", bib: "1" }).grant;
    for (const wrong of [past, elsewhere, `${grant}x`, grant.replace(/^./, "A"), "x", "x.y"])
      expect((await call(world, "/sign-up/photos/gallery", { json: { domainName, grant: wrong } })).data).toEqual({
        error: "photos/grant-over",
      });
    expect(readGrant(world.secrets, grant)).toMatchObject({ bib: "1", item: "ten-km" });
  });
});

test("an account opens the photos of its own entries without stating a name", async () => {
  const accountId = await addAccount(world, { email: "runner@example.com" });
  const token = await openSession(world.db, { accountId, loginType: "5", device: "test" });
  const submissionId = await keepSubmission(world, { accountId, raceId: "7001" });
  const entry = { entryId: "e1", code: "AAAAAAAAAA", raceId: "7001", item: "ten-km", exclusionGroup: "race" };
  await world.db.insert(entries).values({ ...entry, submissionId, position: 0, bib: "1", state: "confirmed" });
  await addPhotos(world, [{ ...colour(0), iptc: ["1"] }]);
  const { data } = await call<OwnPhotos[]>(world, `/user-center/photos?domainName=${domainName}`, { token });
  expect(data).toMatchObject([{ item: "ten-km", bib: "1" }]);
  expect(await gallery(data[0]?.grant ?? "")).toHaveLength(1);
});

test("a search that is closed, not open yet, or on another website answers nobody", async () => {
  await addPhotos(world, [{ ...colour(0), iptc: ["1"] }]);
  const grant = await own();
  const open = { isOpen: true };
  for (const props of [
    { isOpen: false },
    { ...open, opensAt: "2099-01-01T00:00:00+08:00" },
    { ...open, link: "https://photos.example" },
  ]) {
    await world.write({ "tiny/site.json": searchSite(props), "tiny/race.json": tinyRace });
    await world.load();
    expect((await search(world, "1")).data, JSON.stringify(props)).toEqual({ error: "photos/closed" });
    expect((await call(world, "/sign-up/photos/gallery", { json: { domainName, grant } })).data).toEqual({
      error: "photos/closed",
    });
  }
  await world.write({ "tiny/site.json": searchSite(), "tiny/race.json": tinyRace });
  await world.load();
  expect((await search(world, "1")).data.count).toBe(1);
});
