import type { FastifyInstance } from "fastify";
import type { OwnPhotos } from "#contract/photos.ts";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse, refuseFor, refuseUnavailable } from "../../base/http/envelope.ts";
import { getNetwork } from "../../base/http/network.ts";
import { secondsToWaitTogether } from "../../base/limits/limits.ts";
import { exactLimits } from "../../base/limits/table.ts";
import { readSession } from "../../people/accounts/guard.ts";
import { disposition } from "../../people/uploads/names.ts";
import { listGallery, previewPhotos } from "./gallery/findPhotos.ts";
import { grantPhotos, type PhotoRunner, readGrant } from "./gallery/grant.ts";
import { findOpenRace } from "./gallery/opening.ts";
import { removeOwn } from "./gallery/removals.ts";
import { findResults, listNamed, listOwnRunners } from "./gallery/runner.ts";
import { normaliseBib } from "./import/bibs.ts";
import { isArchiveSigned, readSizeAddress, signArchive } from "./serve/addresses.ts";
import { openArchives } from "./serve/archive.ts";
import type { PhotoSizes } from "./serve/makeSizes.ts";
import { isShown } from "./store/shown.ts";
import { photoWidths } from "./store/sizes.ts";
import type { PhotoTools } from "./store/tools.ts";

/** Adds the calls with which runners look up, download and remove their photos. */
export async function photoCalls(app: FastifyInstance, tools: PhotoTools): Promise<void> {
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  addCall(app, "POST /sign-up/photos/search", async (request) => {
    const { domainName, name } = request.body;
    const bib = normaliseBib(request.body.bib);
    const seconds = await countSearch(tools, getNetwork(request.ip), { domainName, bib, name });
    if (seconds > 0) return refuseFor(seconds, "request/too-many");
    const race = await findOpenRace(tools, domainName);
    if (typeof race === "string") return refuse(race);
    const { raceId, edition } = race;
    const results = await findResults(tools.db, { raceId, edition, bib });
    const named = name === undefined ? [] : listNamed(results, name);
    if (name !== undefined && named.length === 0) return refuse("photos/no-match");
    const own = named.map(({ item }) => grantPhotos(tools.secrets, { raceId, edition, item, bib }));
    // Nobody finds by a bib who shows the own result to nobody.
    const isHidden = name === undefined && results.some((result) => result.isHidden);
    const shown = isHidden ? { count: 0, previews: [] } : await previewPhotos(tools, { raceId, edition, bib });
    return answer({ ...shown, own });
  });
  addCall(app, "GET /user-center/photos", async (request) => {
    const race = await findOpenRace(tools, request.query.domainName);
    if (typeof race === "string") return refuse(race);
    const { accountId } = readSession(request);
    const runners = await listOwnRunners(tools.db, { ...race, accountId });
    return answer(runners.map((runner): OwnPhotos => grantPhotos(tools.secrets, runner)));
  });
  addCall(app, "POST /sign-up/photos/gallery", async ({ body }) => {
    const runner = await findGranted(tools, body);
    if (typeof runner === "string") return refuse(runner);
    const { item, bib } = runner;
    return answer({ item, bib, photos: await listGallery(tools, runner) });
  });
  addCall(app, "POST /sign-up/photos/archive", async ({ body }) => {
    const seconds = await countGranted(tools, "photoArchive", body.grant);
    if (seconds > 0) return refuseFor(seconds, "request/too-many");
    const runner = await findGranted(tools, body);
    if (typeof runner === "string") return refuse(runner);
    const known = new Set((await listGallery(tools, runner)).map(({ photoId }) => photoId));
    const photoIds = [...new Set(body.photoIds)];
    if (!photoIds.every((photoId) => known.has(photoId))) return refuse("photos/not-found");
    return answer({ address: signArchive(tools.secrets, photoIds, Date.now()) });
  });
  addCall(app, "POST /sign-up/photos/remove", async ({ body }) => {
    const seconds = await countGranted(tools, "photoRemoval", body.grant);
    if (seconds > 0) return refuseFor(seconds, "request/too-many");
    const runner = await findGranted(tools, body);
    if (typeof runner === "string") return refuse(runner);
    return (await removeOwn(tools, runner, body)) ? answer(null) : refuse("photos/not-found");
  });
}

async function findGranted(
  tools: PhotoTools,
  { domainName, grant }: { domainName: string; grant: string },
): Promise<PhotoRunner | "site/not-bound" | "photos/closed" | "photos/grant-over"> {
  const race = await findOpenRace(tools, domainName);
  if (typeof race === "string") return race;
  const runner = readGrant(tools.secrets, grant);
  return runner?.raceId === race.raceId ? runner : "photos/grant-over";
}

// Tries of names are counted before they are compared, so that of many at once no more are.
async function countSearch(
  tools: PhotoTools,
  network: string,
  { domainName, bib, name }: { domainName: string; bib: string; name?: string | undefined },
): Promise<number> {
  const runner = JSON.stringify([domainName.toLowerCase(), bib]);
  const waits = await Promise.all([
    countUse(tools, "photoSearch", network),
    name === undefined ? 0 : countUse(tools, "photoName", `${runner} ${network}`),
    name === undefined ? 0 : countUse(tools, "photoNamePerBib", runner),
  ]);
  return Math.max(...waits);
}

// By the runner, whose grants are many; one that is no grant is refused after this.
async function countGranted(tools: PhotoTools, limit: PhotoLimit, grant: string): Promise<number> {
  const runner = readGrant(tools.secrets, grant);
  return runner ? countUse(tools, limit, JSON.stringify(Object.values(runner))) : 0;
}

type PhotoLimit = "photoSearch" | "photoName" | "photoNamePerBib" | "photoArchive" | "photoRemoval";

function countUse({ db, secrets }: PhotoTools, limit: PhotoLimit, of: string): Promise<number> {
  return secondsToWaitTogether(db, `photos/${limit}/${secrets.mac("photo limit", of)}`, exactLimits[limit]);
}

/**
 * Adds the signed addresses of photos. They stay readable while those of calls are encrypted: they
 * are in pages.
 */
export async function photoPages(app: FastifyInstance, tools: PhotoTools & { sizes: PhotoSizes }): Promise<void> {
  const { db, secrets, sizes } = tools;
  const archives = openArchives(db, sizes);
  // Requested again each time, so that one that was removed is shown by no browser's cache.
  const headers = { "cache-control": "private, no-cache", "x-robots-tag": "noindex", "referrer-policy": "no-referrer" };
  addCall(app, "GET /sign-up/photos/:id/:width", async (request, reply) => {
    const { id } = request.params;
    const width = photoWidths.find((known) => known === request.params.width);
    const audience = readSizeAddress(secrets, request.params, request.query, Date.now());
    if (width === undefined || !audience) return reply.code(410).send(refuse("photos/address-over"));
    if (audience === "runners" && !(await isShown(db, id))) return reply.code(404).send(refuse("photos/not-found"));
    const etag = `"${id}-${width}"`;
    if (request.headers["if-none-match"] === etag)
      return reply
        .headers({ ...headers, etag })
        .code(304)
        .send();
    const file = await sizes.read(id, width, getNetwork(request.ip));
    if (file === "busy") return refuseUnavailable();
    if (!file) return refuse("photos/not-found");
    return reply
      .type("image/jpeg")
      .headers({ ...headers, etag })
      .send(file);
  });
  addCall(app, "GET /sign-up/photos/archive", async ({ query }, reply) => {
    if (!isArchiveSigned(secrets, query.ids, query, Date.now())) return refuse("photos/address-over");
    const seconds = await countUse(tools, "photoArchive", query.ids);
    if (seconds > 0) return refuseFor(seconds, "request/too-many");
    const photoIds = query.ids.split(".");
    const shown = await Promise.all(photoIds.map((photoId) => isShown(db, photoId)));
    if (!shown.includes(true)) return refuse("photos/not-found");
    const stream = archives.open(photoIds);
    if (stream === "busy") return refuseUnavailable();
    return reply
      .type("application/zip")
      .headers({ ...headers, "cache-control": "private, no-store" })
      .header("content-disposition", disposition("attachment", "photos.zip"))
      .send(stream);
  });
}
