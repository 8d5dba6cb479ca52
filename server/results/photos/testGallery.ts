import { rm } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import type { GalleryPhoto, OwnPhotos, ShownPhoto } from "#contract/photos.ts";
import { limits } from "../../base/db/accountSchema.ts";
import { operator } from "../../base/rights.ts";
import { call } from "../../people/accounts/testPeople.ts";
import { openWorld, tinyRace, tinySite, type World } from "../../testWorld.ts";
import { publishSet } from "../sets/publish.ts";
import { type ResultRules, readResultRules } from "../sets/rules.ts";
import { importRows, type TestRow } from "../sets/testResults.ts";
import { finishImport } from "./import/batches.ts";
import { beginImport } from "./import/begin.ts";
import { importFiles, makePhotoId, type PhotoFile } from "./import/importFiles.ts";
import type { PhotoTools } from "./store/tools.ts";
import { drawPhoto, makePhotoFolder, type PhotoFacts } from "./testPhotos.ts";

export const domainName = "tiny.localhost";
export const race = {
  name: { zh: "小城跑", en: "Small Town Run" },
  startsAt: "2025-10-26T07:30:00+08:00",
  endsAt: "2025-10-26T10:00:00+08:00",
  items: [
    {
      id: "ten-km",
      name: { zh: "十公里" },
      distanceKm: 10,
      results: { points: [{ id: "km-5", name: { zh: "5 公里" }, distanceKm: 5 }] },
    },
  ],
};
export const edition = { raceId: "7001", item: "ten-km", edition: "2025" };

/** Returns a site whose page of the search of photos has these props. */
export function searchSite(props: object = { isOpen: true }) {
  const page = { type: "image-search", version: 1, props };
  return tinySite({ race, routes: [{ path: "/image-search", title: { zh: "照片查询", en: "Photos" }, page }] });
}

/** Opens a world with the search of photos, and publishes these results. */
export async function openGallery(rows: TestRow[], settings = {}): Promise<World> {
  const world = await openWorld({ "tiny/site.json": searchSite(), "tiny/race.json": tinyRace }, settings);
  await importRows(world.db, edition, rows);
  const rules = readResultRules({ race: race as never, timeZone: "Asia/Shanghai" }, edition) as ResultRules;
  await publishSet(world.db, { edition, rules }, { kind: "official", note: null, after: 0 }, "tester");
  return world;
}

/** Imports drawn photos, each with its bibs, and returns their ids in this order. */
export async function addPhotos(
  world: World,
  photos: (PhotoFacts & { written?: PhotoFile["written"] })[],
): Promise<string[]> {
  const drawn = await Promise.all(photos.map((facts) => drawPhoto(facts)));
  const names = photos.map((_facts, index) => `${index}.jpg`);
  const folder = await makePhotoFolder(Object.fromEntries(names.map((name, index) => [name, drawn[index] as Buffer])));
  const tools: PhotoTools = { ...world.tools, photos: world.photos };
  const begun = await beginImport(tools, operator, { domainName, folder, clockSeconds: {} });
  if (typeof begun === "string") throw new Error(begun);
  const ref = { domainName, batchId: begun.batchId };
  const files = names.map((path, index) => ({ path, written: photos[index]?.written }));
  const imported = await importFiles(tools, operator, { ...ref, files });
  if (typeof imported === "string") throw new Error(imported);
  const refused = imported.find(({ fault }) => fault);
  if (refused) throw new Error(`${refused.path} was refused: ${refused.fault}`);
  await finishImport(tools, operator, ref);
  await rm(folder, { recursive: true });
  return drawn.map((bytes) => makePhotoId(world.secrets, edition, bytes));
}

export interface Found {
  count: number;
  previews: ShownPhoto[];
  own: OwnPhotos[];
}

/** Looks photos up by bib, with the name if it is given, as somebody who has not tried before. */
export async function search(world: World, bib: string, name?: string) {
  await world.db.delete(limits);
  return call<Found>(world, "/sign-up/photos/search", { json: { domainName, bib, ...(name && { name }) } });
}

/** Returns what opens the photos of a runner. */
export async function getGrant(world: World, bib: string, name: string): Promise<string> {
  return (await search(world, bib, name)).data.own[0]?.grant ?? "";
}

/** Opens an address, as a browser does for a picture. */
export function open(app: FastifyInstance, url = "", headers: Record<string, string> = {}) {
  return app.inject({ url, headers: { host: domainName, ...headers } });
}

/** Returns the gallery that a grant opens. */
export async function openPhotos(world: World, grant: string): Promise<GalleryPhoto[]> {
  const json = { domainName, grant };
  return (await call<{ photos: GalleryPhoto[] }>(world, "/sign-up/photos/gallery", { json })).data.photos;
}

/** Returns the address of a photo in a width. */
export function findAddress(photo: ShownPhoto | undefined, width = 480): string {
  return photo?.sizes.find(({ address }) => address.includes(`/${width}?`))?.address ?? "";
}

/** Asks for an archive with photos of the gallery that a grant opens. */
export function signArchive(world: World, grant: string, photoIds: string[]) {
  return call<{ address: string }>(world, "/sign-up/photos/archive", { json: { domainName, grant, photoIds } });
}

/** Returns a colour of its own for each of 16 drawn photos, far enough from the others for JPEG. */
export function colour(index: number): { colour: string } {
  return { colour: `#${(index * 15 + 16).toString(16)}3060` };
}
