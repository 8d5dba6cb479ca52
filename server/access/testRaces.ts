import { eq } from "drizzle-orm";
import { limits, realNames, uploads } from "../base/db/accountSchema.ts";
import { exportLayouts } from "../base/db/exportSchema.ts";
import { refundRequests } from "../base/db/organiseSchema.ts";
import { photoBatches, photoRemovals } from "../base/db/photoSchema.ts";
import { resultBatches, resultSets, results } from "../base/db/resultSchema.ts";
import { answeredForms, entrants, submissionFiles, submissions, teams } from "../base/db/signupSchema.ts";
import { passings, timingSources } from "../base/db/timingSchema.ts";
import {
  keepInvitation,
  keepRefusedCancellation,
  keepRequestedPlaces,
  keepRequestedRefund,
} from "../desk/organise/testOrganise.ts";
import { keepMailing } from "../entry/mailing/testOwnership.ts";
import { removeEntries } from "../entry/places/testEntries.ts";
import { keepTeam } from "../entry/teams/testTeams.ts";
import { keepSubmission } from "../entry/testSignups.ts";
import { openSession } from "../people/accounts/sessions.ts";
import { cheapAccounts } from "../people/accounts/testSettings.ts";
import { makeForm, makePdf } from "../people/uploads/testFiles.ts";
import { readResultRules } from "../results/sets/rules.ts";
import { openWorld, tinyDocument, tinyRace, tinySite, type World } from "../testWorld.ts";
import { race, type Things } from "./raceRows.ts";

/**
 * What names the runner of the things, who has an application for the race 7001: its name, document
 * and receipt.
 */
export const runner = { name: "王小明", cardNumber: "11010519491231002X", receipt: "RACETEST01" };

const getRace = (raceId: string) => ({
  name: { zh: "小城跑", en: "Small Town Run" },
  startsAt: "2036-01-06T09:00:00+08:00",
  items: [{ id: `item-${raceId}`, name: { zh: "十公里", en: "Ten kilometres" }, distanceKm: 10, places: 5 }],
});

/**
 * Opens a world with the races 7001 and 7002, each with one item that has the id of the race, by
 * which a test sees that somebody saw its places.
 */
export function openRaces(): Promise<World> {
  const $schema = "https://startline.dev/schemas/site/v2.schema.json";
  const site = (folder: string, raceId: string) => ({
    [`${folder}/site.json`]: tinySite({ id: folder, $schema, race: getRace(raceId) }),
    [`${folder}/documents/rules.json`]: tinyDocument(),
    [`${folder}/race.json`]: { ...tinyRace, raceId },
  });
  return openWorld({ ...site("trail", "7001"), ...site("river", "7002") }, { accounts: cheapAccounts });
}

/**
 * Replaces everything that runners submitted by what the rows of `raceRows.ts` are about, all of
 * the account `owner`.
 */
export async function makeThings(world: World, owner: string): Promise<Things> {
  const { db, secrets } = world;
  const { name, cardNumber, receipt } = runner;
  await removeEntries(db);
  await db.delete(refundRequests);
  // Each case sends a file of its own.
  for (const table of [submissions, realNames, uploads, limits]) await db.delete(table);
  const fileId = await sendFile(world, owner);
  const overrides = { use: "through-entry", auditStatus: 1, domainName: race, receipt } as const;
  const answers = [{ name }];
  const submissionId = await keepSubmission(world, { accountId: owner, raceId: "7001", answers, more: overrides });
  await db.update(entrants).set({ documentMac: "x" }).where(eq(entrants.submissionId, submissionId));
  await db.insert(submissionFiles).values({ submissionId, uploadId: fileId });
  const general = { use: "general", item: "volunteers", formHash: "8".repeat(32), domainName: race } as const;
  const answerId = await keepSubmission(world, { accountId: owner, raceId: "7001", answers, more: general });
  await makeTeam(world, owner);
  const { code, requestId } = await keepRequestedRefund(world, { accountId: owner, raceId: "7001" });
  await db.insert(realNames).values({
    accountId: owner,
    cardType: "1",
    cardMac: "x",
    auditStatus: 1,
    submittedAt: new Date(),
    nameSealed: secrets.seal(name),
    cardSealed: secrets.seal(cardNumber),
  });
  const layout = { raceId: "7001", name: "of 7001", columns: ["code"] };
  await db.insert(exportLayouts).values(layout).onConflictDoNothing();
  const changeId = await keepRequestedPlaces(world, "7001");
  const cancellationId = await keepRefusedCancellation(world, "7001");
  const invitationId = await keepInvitation(world, { raceId: "7001", domainName: race });
  await keepMailing(world, { accountId: owner, raceId: "7001", name });
  await keepPhotoBatch(db);
  await keepPassing(db);
  await keepResults(db);
  const decidedIds = { requestId, changeId, cancellationId, invitationId };
  return { submissionId, fileId, answerId, runnerId: owner, code, ...decidedIds, batchId: await keepBatch(db) };
}

async function keepBatch(db: World["db"]): Promise<string> {
  await db.delete(resultBatches);
  const edition = { raceId: "7001", item: "item-7001", edition: "2036" };
  const batch = { ...edition, batchId: "batch-7001", fileName: "results.csv", readingHash: "x", madeBy: "command" };
  await db.insert(resultBatches).values({ ...batch, reading: { columns: [], questions: [] }, state: "checked" });
  return batch.batchId;
}

async function keepPhotoBatch(db: World["db"]): Promise<void> {
  const folder = { raceId: "7001", item: "item-7001", edition: "2036", folder: "/photos", clockSeconds: {} };
  const batch = { ...folder, batchId: "photos-7001", state: "done" as const, madeBy: "command" };
  await db.insert(photoBatches).values(batch).onConflictDoNothing();
  const removal = {
    removalId: "photos-7001",
    raceId: "7001",
    edition: "2036",
    photoId: "x",
    bib: "",
    removedBy: "7001",
  };
  await db.insert(photoRemovals).values(removal).onConflictDoNothing();
}

// Of a bib that nobody has, by a timing system of the race.
async function keepPassing(db: World["db"]): Promise<void> {
  const source = { raceId: "7001", domainName: race, name: "decoder of 7001", points: {}, madeBy: "command" };
  const [made] = await db
    .insert(timingSources)
    .values({ ...source, tokenMac: "x", ending: "xxxx" })
    .onConflictDoNothing()
    .returning();
  if (!made) return;
  const passing = {
    externalId: "1",
    contentHash: "x",
    bib: "1",
    point: "7001",
    at: new Date(),
    isRemoved: false,
    raw: "7001",
  };
  await db.insert(passings).values({ sourceId: made.sourceId, ...passing });
}

// Of the same runner, who is its captain.
async function makeTeam(world: World, captainId: string): Promise<void> {
  const { db } = world;
  await db.delete(teams);
  const body = {
    id: "relay",
    use: "sign-up",
    team: { min: 2, max: 3, name: "/teamName" },
    schema: {},
    fields: {},
    steps: [],
    calculated: [],
  };
  const head = { formId: "relay", version: 1, use: "sign-up", uri: "/files/none" } as const;
  const hash = "7".repeat(32);
  await db
    .insert(answeredForms)
    .values({ ...head, hash, body: JSON.stringify(body) })
    .onConflictDoNothing();
  const overrides = { formHash: hash, domainName: race } as const;
  const submissionId = await keepSubmission(world, {
    accountId: captainId,
    raceId: "7001",
    answers: [{ name: runner.name }],
    more: overrides,
  });
  await keepTeam(world, { submissionId, captainId, raceId: "7001" });
}

/** Sends a file of an account; returns its id. */
export async function sendFile(world: World, accountId: string): Promise<string> {
  const { payload, headers } = makeForm("mine.pdf", makePdf(runner.name));
  const token = await openSession(world.db, { accountId, loginType: "5", device: "x" });
  const reply = await world.app.inject({
    method: "POST",
    url: "/user-center/base/uploadFile",
    payload,
    headers: { ...headers, token },
  });
  return reply.json().data.id;
}

/** The day of birth of the runner whose result is published. */
export const resultBirthday = "1987-06-05";

// Published results cannot be deleted, so there is one set of them.
async function keepResults(db: World["db"]): Promise<void> {
  // The import of a file made a draft.
  const drafts = await db.delete(resultSets).where(eq(resultSets.kind, "draft")).returning();
  for (const { setId } of drafts) await db.delete(results).where(eq(results.setId, setId));
  if ((await db.$count(resultSets)) > 0) return;
  const edition = { raceId: "7001", item: "item-7001", edition: "2036" };
  const site = { timeZone: "Asia/Shanghai", race: getRace("7001") };
  const rules = readResultRules(site, edition);
  const [set] = await db
    .insert(resultSets)
    .values({ ...edition, number: 0, kind: "draft", rules })
    .returning();
  if (!set) return;
  const result = { bib: "7001", name: "Runner 07001", birthday: resultBirthday, gender: 1, gunMs: 3_600_000 };
  await db.insert(results).values({ ...result, setId: set.setId, row: 1, status: "finished", overallRank: 1 });
  const published = { number: 1, kind: "official", publishedAt: new Date(), publishedBy: "command" } as const;
  await db.update(resultSets).set(published).where(eq(resultSets.setId, set.setId));
}
