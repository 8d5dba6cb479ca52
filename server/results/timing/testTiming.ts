import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import type { BodyOf, DataOf } from "#contract/contract.ts";
import type { TimingFormat } from "#contract/timingWords.ts";
import { getOrganiser } from "#core/authorities.ts";
import { specified } from "#fixtures/results/races.ts";
import { limits } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { resultBatches, resultCorrections, resultSets } from "../../base/db/resultSchema.ts";
import { passings, timingSources } from "../../base/db/timingSchema.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { addAccount, call } from "../../people/accounts/testPeople.ts";
import { cheapAccounts } from "../../people/accounts/testSettings.ts";
import { openWorld, tinyDocument, tinyRace, tinySite, type World } from "../../testWorld.ts";
import type { Edition } from "../sets/rules.ts";
import { importRows, type TestRow } from "../sets/testResults.ts";

export const domainName = "trail.localhost";
export const marathon: Edition = { raceId: "7001", item: "marathon", edition: "2025" };
/** The gun of the marathon, in ms since 1970. */
export const gunAt = Date.parse("2025-10-26T07:30:00+08:00");

type MadeSource = DataOf<"POST /sign-up/organise/timing/sources">;

/** A server with the marathon of the specification, and its organiser. */
export interface TimingWorld {
  world: World;
  organiser: string;
  stranger: string;
  /** Makes a timing system. */
  addSource(wanted?: Partial<BodyOf<"POST /sign-up/organise/timing/sources">>): Promise<MadeSource>;
  /** Imports a start list, or results, of the marathon; returns the id of the batch. */
  list(rows: readonly TestRow[]): Promise<string>;
  send(body: string | object, options?: Sending): Promise<{ status: number; data: Record<string, unknown> }>;
  organise<T>(path: string, options?: { json?: object; token?: string }): ReturnType<typeof call<T>>;
}

interface Sending {
  token?: string | undefined;
  format?: TimingFormat | "other";
  signingKey?: string | null;
  headers?: Record<string, string>;
  url?: string;
}

/** Opens such a server; `more` are further fields of its site. */
export async function openTimingWorld(more: Record<string, unknown> = {}): Promise<TimingWorld> {
  const world = await openWorld(
    {
      "trail/site.json": tinySite({ id: "trail", race: specified.race, ...more }),
      "trail/documents/rules.json": tinyDocument(),
      "trail/race.json": { ...tinyRace, raceId: marathon.raceId },
    },
    { accounts: cheapAccounts },
  );
  const logIn = async (email: string, raceId: string) => {
    const accountId = await addAccount(world, { email, authorities: [getOrganiser(raceId)] });
    return openSession(world.db, { accountId, loginType: "5", device: "x" });
  };
  const organiser = await logIn("organiser@example.com", marathon.raceId);
  const stranger = await logIn("stranger@example.com", "7002");
  const organise: TimingWorld["organise"] = (path, { json, token = organiser } = {}) =>
    call(world, `/sign-up/organise/timing/${path}`, { ...(json && { json }), token });
  return {
    world,
    organiser,
    stranger,
    organise,
    list: (rows) => importRows(world.db, marathon, rows),
    async addSource(wanted) {
      const { data } = await organise<MadeSource>("sources", { json: { domainName, name: "decoder", ...wanted } });
      return data;
    },
    async send(body, { token, format = "race-result", signingKey, headers = {}, url = `/timing/${format}` } = {}) {
      const text = typeof body === "string" ? body : JSON.stringify(body);
      const signature = signingKey ? createHmac("sha256", signingKey).update(text).digest("hex") : undefined;
      const reply = await world.app.inject({
        method: "POST",
        url,
        payload: text,
        headers: {
          "content-type": "text/plain",
          ...(token && { authorization: `Bearer ${token}` }),
          ...(signature && { "startline-signature": `sha256=${signature}` }),
          ...headers,
        },
      });
      const { data } = reply.json();
      return { status: reply.statusCode, data };
    },
  };
}

/** A record of RACE RESULT: a bib at a point, so many minutes after the gun. */
export function record(id: number, bib: string | number, point: string, minutes: number) {
  const at = new Date(gunAt + minutes * 60_000).toISOString();
  return { ID: id, Bib: bib, TimingPoint: point, Passing: { UTCTime: at, DeviceID: "D-1", Transponder: `C${bib}` } };
}

/** Deletes what timing systems have sent, with all results. */
export async function clearTiming(db: Database): Promise<void> {
  for (const table of [resultSets, resultBatches, resultCorrections, limits]) await db.delete(table);
  await db.execute(sql`alter table passings disable trigger user`);
  await db.delete(passings);
  await db.execute(sql`alter table passings enable trigger user`);
  await db.delete(timingSources);
}
