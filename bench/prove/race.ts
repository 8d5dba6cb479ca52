import { join } from "node:path";
import type { SubmissionBody, SubmissionReceipt, SubmissionRefusal } from "../../contract/signup.ts";
import { readEnv } from "../../server/base/env/env.ts";
import { checkInvariants } from "../../server/entry/places/invariants.ts";
import { poolCounts } from "../../server/entry/places/testEntries.ts";
import { buildBody, park, person, raceFolder } from "../../server/entry/testForm.ts";
import { openStore } from "../../server/sites/files/openStore.ts";
import type { Published } from "../../server/sites/publish/publication.ts";
import { publishFolder } from "../../server/sites/publish/service.ts";
import { addRunners } from "./accounts.ts";
import type { Call, Replied } from "./load.ts";
import type { ProofContext, ProofDatabase, ServerOptions, ServerProcess } from "./proof.ts";

/** A published race on server processes, with runners who are logged in. */
export interface ProofRace {
  database: ProofDatabase;
  servers: ServerProcess[];
  addresses: string[];
  tokens: string[];
  /** Its form, as a browser reads it. */
  form: Parameters<typeof buildBody>[0];
  publish(more: Parameters<typeof raceFolder>[0]): Promise<Published>;
  /** The sign-up of these people by that runner. */
  signUp(numbers: number[], runner: number, more?: Partial<SubmissionBody>): Call;
}

interface RaceOptions {
  race: Parameters<typeof raceFolder>[0];
  runners: number;
  /** For each server, by how many ms its clock is fast. */
  clocks?: number[];
  servers?: number;
  env?: Record<string, string>;
}

/**
 * Publishes the race of the tests in a fresh database and starts servers over it, two by default.
 */
export async function openRace(context: ProofContext, options: RaceOptions): Promise<ProofRace> {
  const database = await context.openDatabase();
  const { db, url } = database;
  const empty = await context.writeFolder({ "README.md": "" });
  const dataDir = await context.writeFolder({ "README.md": "" });
  const { store } = await openStore(readEnv({ DATABASE_URL: url, DATA_DIR: dataDir }), db);
  const publish: ProofRace["publish"] = async (more) => {
    const folder = await context.writeFolder(raceFolder(more));
    const site = { siteId: "park", domainNames: [park], origin: "organiser" as const };
    const published = await publishFolder(db, store, { ...site, folder: join(folder, "park") });
    if (published.outcome === "failed") throw published.trace;
    return published;
  };
  const { outcome, problems } = await publish(options.race);
  if (outcome !== "published") throw new Error(`The race was not published: ${JSON.stringify(problems)}`);
  const clocks = options.clocks ?? Array.from({ length: options.servers ?? 2 }, () => 0);
  const startOne = (clockMs: number) => {
    const more: ServerOptions = { sitesDir: empty, ...(clockMs !== 0 && { clockMs }), env: options.env ?? {} };
    return context.startServers(database, 1, more);
  };
  const servers = (await Promise.all(clocks.map(startOne))).flat();
  const addresses = servers.map(({ address }) => address);
  const tokens = await addRunners(db, options.runners);
  const form = await readForm(addresses[0] ?? "");
  let keys = 0;
  const signUp: ProofRace["signUp"] = (numbers, runner, more = {}) => {
    keys += 1;
    const key = `proof-${String(keys).padStart(16, "0")}`;
    const body = buildBody(form, { key, entrants: numbers.map((number) => person(number)), ...more });
    return { path: "/sign-up/submissions", token: tokens[runner % tokens.length], body };
  };
  return { database, servers, addresses, tokens, form, publish, signUp };
}

/** A race on two servers inside this process, for proofs that work below HTTP. */
export async function buildRace(
  context: ProofContext,
  race?: Parameters<typeof raceFolder>[0],
): Promise<{ database: ProofDatabase; servers: [BuiltServer, BuiltServer] }> {
  const database = await context.openDatabase();
  const sitesDir = await context.writeFolder(race ? raceFolder(race) : { "README.md": "" });
  const [first, second] = await context.buildServers(database, 2, sitesDir);
  if (!first || !second) throw new Error("Two servers are needed.");
  return { database, servers: [first, second] };
}

/** A server inside this process, with its own connections. */
export type BuiltServer = Awaited<ReturnType<ProofContext["buildServers"]>>[number];

/** The form of the race, as a browser reads it. */
export async function readForm(address: string): Promise<Parameters<typeof buildBody>[0]> {
  const read = async (path: string) => (await fetch(address + path)).json();
  const { data } = await read(`/website-center/site-config?domainName=${park}`);
  const { files } = await read(data.uri);
  const { url } = files["forms/sign-up.json"];
  return { ...(await read(url)), hash: url.split("/")[2] };
}

/**
 * What a reply to a sign-up means: `accepted`, why it was refused, or the number of any other code.
 */
export function readOutcome({ text }: Pick<Replied, "text">): string {
  const { code, data } = JSON.parse(text) as { code: number; data: Partial<SubmissionRefusal> | null };
  return code === 0 ? "accepted" : (data?.reason ?? `code ${code}`);
}

/** The receipt of a sign-up that was accepted. */
export function readReceipt({ text }: Pick<Replied, "text">): SubmissionReceipt {
  return (JSON.parse(text) as { data: SubmissionReceipt }).data;
}

/** How many replies there are of each outcome. */
export function countOutcomes(replies: readonly Pick<Replied, "text">[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const reply of replies) counts[readOutcome(reply)] = (counts[readOutcome(reply)] ?? 0) + 1;
  return counts;
}

/** What the invariants of all races find, as figures of a report, and whether all hold. */
export async function askInvariants({ db }: Pick<ProofDatabase, "db">): Promise<{ areKept: boolean; figure: string }> {
  const { invariants } = await checkInvariants(db);
  const broken = invariants.filter((invariant) => invariant.broken > 0);
  const names = invariants.map(({ name }) => name).join(" ");
  return {
    areKept: broken.length === 0,
    figure:
      broken.length === 0 ? `${names}: kept` : broken.map((one) => `${one.name} broken ${one.broken} x`).join(", "),
  };
}

/** The places of a pool by the three ways of counting; equal unless something is wrong. */
export async function placesOf({ db }: Pick<ProofDatabase, "db">, pool: string): Promise<[number, number, number]> {
  return (await poolCounts(db))[pool] ?? [Number.NaN, Number.NaN, Number.NaN];
}

/** A time that so many of a hundred do not exceed. */
export function percentile(times: readonly number[], percent: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}
