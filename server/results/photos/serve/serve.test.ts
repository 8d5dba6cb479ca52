import { buffer } from "node:stream/consumers";
import { asc, eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fromBuffer, type ZipFile } from "yauzl";
import type { PhotoRemoval } from "#contract/photos.ts";
import { limits } from "../../../base/db/accountSchema.ts";
import { auditLines } from "../../../base/db/auditSchema.ts";
import { photoBatches, photoRemovals, photos } from "../../../base/db/photoSchema.ts";
import { openSession } from "../../../people/accounts/sessions.ts";
import { addAccount, call } from "../../../people/accounts/testPeople.ts";
import { cheapAccounts } from "../../../people/accounts/testSettings.ts";
import type { World } from "../../../testWorld.ts";
import { ms } from "../../sets/testResults.ts";
import { sweepPhotos } from "../store/sweep.ts";
import {
  addPhotos,
  colour,
  domainName,
  type Found,
  findAddress,
  getGrant,
  open,
  openGallery,
  openPhotos,
  search,
  signArchive,
} from "../testGallery.ts";

let world: World;
const name = "Runner 00001";

beforeAll(async () => {
  const row = (bib: string) => ({ bib, name: `Runner ${bib.padStart(5, "0")}`, gunMs: ms("40:00") });
  const accounts = { ...cheapAccounts, organiserSecondFactor: "optional" as const };
  world = await openGallery([row("1"), row("2")], { accounts, captcha: { kind: "off" } });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(photoRemovals);
  await world.db.delete(photos);
  await world.db.delete(photoBatches);
  await world.db.delete(limits);
});

const gallery = (grant: string) => openPhotos(world, grant);
const errorOf = (body: string) => JSON.parse(body).data?.error;
const own = () => getGrant(world, "1", name);

test("what is sent of a photo is scaled, upright, and has neither place nor camera nor keywords", async () => {
  const facts = { camera: "Camera X", serial: "SERIAL-1", takenAt: "2025:10:26 08:00:00", isPlaced: true };
  const size = { width: 900, height: 600, orientation: 6 };
  await addPhotos(world, [{ ...colour(0), ...facts, ...size, iptc: ["1", "secret word"], xmp: ["other word"] }]);
  const [photo] = await gallery(await own());
  expect(photo).toMatchObject({ width: 600, height: 900 });
  expect(photo?.sizes.map(({ width }) => width)).toEqual([480, 600]);
  for (const { address, width } of photo?.sizes ?? []) {
    const { rawPayload, headers } = await open(world.app, address);
    const metadata = await sharp(rawPayload).metadata();
    expect([metadata.width, metadata.height]).toEqual([width, width * 1.5]);
    for (const block of ["exif", "xmp", "iptc", "icc"] as const) expect(metadata[block]).toBeUndefined();
    for (const word of ["Camera X", "SERIAL-1", "GPS", "secret word", "other word", "Photoshop", "2025:10:26"])
      expect(rawPayload.includes(word), word).toBe(false);
    expect(headers["cache-control"]).toBe("private, no-cache");
    const again = await open(world.app, address, { "if-none-match": String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  }
});

async function readNames(file: Buffer): Promise<string[]> {
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(file, (error, opened) => (error ? reject(error) : resolve(opened))),
  );
  const names: string[] = [];
  return new Promise((resolve) =>
    zip.on("entry", ({ fileName }) => names.push(fileName)).on("end", () => resolve(names)),
  );
}

describe("an archive", () => {
  test("has the photos that the runner selected, and none of somebody else", async () => {
    const [a = "", b = "", other = ""] = await addPhotos(world, [
      { ...colour(0), iptc: ["1"] },
      { ...colour(1), iptc: ["1"] },
      { ...colour(2), iptc: ["2"] },
    ]);
    const grant = await own();
    expect((await signArchive(world, grant, [a, other])).data).toEqual({ error: "photos/not-found" });
    const { address } = (await signArchive(world, grant, [a, b, a])).data;
    const zip = await open(world.app, address);
    expect(zip.headers["content-type"]).toBe("application/zip");
    expect(await readNames(zip.rawPayload)).toEqual(["photo-001.jpg", "photo-002.jpg"]);
    expect(errorOf((await open(world.app, address.replace(b, other))).body)).toBe("photos/address-over");
  });

  test("requested by a thousand at once is sent to a few, the others read when to come back, and searches work", async () => {
    const [a = "", b = ""] = await addPhotos(world, [
      { ...colour(0), iptc: ["1"] },
      { ...colour(1), iptc: ["1"] },
    ]);
    const { address } = (await signArchive(world, await own(), [a, b])).data;
    const asked = Array.from({ length: 1000 }, () => open(world.app, address));
    const found = await call<Found>(world, "/sign-up/photos/search", { json: { domainName, bib: "1" } });
    expect(found.data.count).toBe(2);
    const answers = await Promise.all(asked);
    const sent = answers.filter(({ headers }) => headers["content-type"] === "application/zip");
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.length).toBeLessThanOrEqual(10);
    const refused = answers.filter((answer) => !sent.includes(answer));
    expect(new Set(refused.map(({ body }) => errorOf(body)))).toEqual(
      new Set(["request/too-many", "server/unavailable"]),
    );
    expect(refused.every(({ headers }) => Number(headers["retry-after"]) > 0)).toBe(true);
  });
});

describe("a photo that a runner removes", () => {
  // Every call that shows photos, and whether it shows this one.
  async function listPlaces(photoId: string, grant: string, before: { size: string; archive: string }) {
    const inSearch = (await search(world, "1")).data.previews.some((photo) => photo.photoId === photoId);
    const inOwnSearch = (await search(world, "1", name)).data.previews.some((photo) => photo.photoId === photoId);
    const inGallery = (await gallery(grant)).some((photo) => photo.photoId === photoId);
    const size = (await open(world.app, before.size)).statusCode === 200;
    const cached = (await open(world.app, before.size, { "if-none-match": `"${photoId}-480"` })).statusCode === 304;
    const zip = await open(world.app, before.archive);
    const inArchive = (await readNames(zip.rawPayload)).includes("photo-001.jpg");
    const isSigned = (await signArchive(world, grant, [photoId])).code === 0;
    return { inSearch, inOwnSearch, inGallery, size, cached, inArchive, isSigned };
  }
  const everywhere = {
    inSearch: true,
    inOwnSearch: true,
    inGallery: true,
    size: true,
    cached: true,
    inArchive: true,
    isSigned: true,
  };
  const nowhere = Object.fromEntries(Object.keys(everywhere).map((key) => [key, false]));
  const remove = (grant: string, photoId: string, kind: string) =>
    call(world, "/sign-up/photos/remove", { json: { domainName, grant, photoId, kind } });

  test("is gone from every call at once, with sizes that were made and addresses that were signed, until it is restored", async () => {
    const [a = "", b = ""] = await addPhotos(world, [
      { ...colour(0), iptc: ["1", "2"] },
      { ...colour(1), iptc: ["1"] },
    ]);
    const grant = await own();
    const size = findAddress((await gallery(grant)).find(({ photoId }) => photoId === a));
    const archive = (await signArchive(world, grant, [a, b])).data.address;
    const before = { size, archive };
    expect(await listPlaces(a, grant, before)).toEqual(everywhere);
    expect((await remove(grant, a, "everybody")).code).toBe(0);
    expect(await listPlaces(a, grant, before)).toEqual(nowhere);
    // Imported again, also with other bibs, it stays removed.
    await addPhotos(world, [{ ...colour(0), iptc: ["1", "2"], written: { bibs: [{ bib: "7" }] } }]);
    expect(await listPlaces(a, grant, before)).toEqual(nowhere);

    const accountId = await addAccount(world, { email: "organiser@example.com", authorities: ["ORGANISER:7001"] });
    const token = await openSession(world.db, { accountId, loginType: "5", device: "test" });
    const listed = await call<PhotoRemoval[]>(world, `/sign-up/organise/photos/removals?domainName=${domainName}`, {
      token,
    });
    expect(listed.data).toMatchObject([
      { photoId: a, bib: null, removedBy: "runner", runnerBib: "1", restoredAt: null },
    ]);
    // Organisers see what they restore, by an address that is no other one.
    const picture = findAddress(listed.data[0]?.photo ?? undefined);
    expect((await open(world.app, picture)).statusCode).toBe(200);
    expect((await open(world.app, picture.replace(a, b))).statusCode).toBe(410);
    const json = { domainName, removalId: listed.data[0]?.removalId };
    expect((await call(world, "/sign-up/organise/photos/restore", { json, token })).code).toBe(0);
    expect(await listPlaces(a, grant, before)).toEqual(everywhere);
    const lines = await world.db
      .select()
      .from(auditLines)
      .where(eq(auditLines.entityId, a))
      .orderBy(asc(auditLines.seq));
    expect(lines.map(({ action, actor }) => [action, actor === "runner"])).toEqual([
      ["remove-photo", true],
      ["restore-photo", false],
    ]);
    expect(JSON.stringify(lines)).not.toContain(name);
  });

  test("because it shows somebody else is gone from the own bib alone", async () => {
    const [a = ""] = await addPhotos(world, [{ ...colour(0), iptc: ["1", "2"] }]);
    const grant = await own();
    expect((await remove(grant, a, "not-me")).code).toBe(0);
    expect(await gallery(grant)).toEqual([]);
    expect((await search(world, "1")).data.count).toBe(0);
    expect((await search(world, "2")).data.count).toBe(1);
  });

  test("is one of the own gallery: nobody removes the photos of others, or many", async () => {
    const [mine = "", other = ""] = await addPhotos(world, [
      { ...colour(0), iptc: ["1"] },
      { ...colour(1), iptc: ["2"] },
    ]);
    const grant = await own();
    expect((await remove(grant, other, "everybody")).data).toEqual({ error: "photos/not-found" });
    expect((await search(world, "2")).data.count).toBe(1);
    const codes = await Promise.all(Array.from({ length: 40 }, () => remove(grant, mine, "everybody")));
    expect(codes.filter(({ code }) => code === 429).length).toBeGreaterThan(5);
    expect(await world.db.$count(photoRemovals)).toBe(1);
  });

  test("is deleted with its file after thirty days, and not before", async () => {
    const [a = ""] = await addPhotos(world, [{ ...colour(0), iptc: ["1"] }]);
    await remove(await own(), a, "everybody");
    const tools = { db: world.db, photos: world.photos };
    await sweepPhotos(tools, 0);
    const kept = await world.photos.store.read(a);
    expect((await buffer(kept as never)).length).toBeGreaterThan(100);
    await world.db.update(photoRemovals).set({ removedAt: new Date(Date.now() - 31 * 86_400_000) });
    await sweepPhotos(tools, 0);
    expect(await world.photos.store.read(a)).toBeUndefined();
    expect(await world.db.$count(photos)).toBe(0);
  });
});
