import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { everyRight } from "#core/authorities.ts";
import { accounts, limits, uploads } from "../../base/db/accountSchema.ts";
import { openWorld, type World } from "../../testWorld.ts";
import { openSession } from "../accounts/sessions.ts";
import { makeForm } from "./testFiles.ts";

/** A server with people who send files: at most `limitBytes` each, and 1.4 MB in all per person. */
export interface SendersWorld extends World {
  tokens: { runner: string; other: string; organiser: string };
}

/** The bytes that a file may have on that server. */
export const limitBytes = 700_000;

/** Opens that server. */
export async function openSenders(): Promise<SendersWorld> {
  const world = await openWorld({}, { uploads: { limitBytes, quotaBytes: 1_400_000 } });
  const join = async (accountId: string, authorities: string[]) => {
    await world.db.insert(accounts).values({ accountId, nick: accountId, authorities });
    return openSession(world.db, { accountId, loginType: "1", device: "test" });
  };
  const tokens = {
    runner: await join("runner", []),
    other: await join("other", []),
    organiser: await join("organiser", everyRight()),
  };
  return { ...world, tokens };
}

/** Deletes the rows of all files, and how many were sent. */
export async function emptyUploads({ db }: World): Promise<void> {
  await db.delete(uploads);
  await db.delete(limits);
}

/** Returns the calls of uploads as the browser makes them, by default with the runner's token. */
export function uploadCallsAt(world: () => SendersWorld) {
  return {
    async send(
      name: string,
      bytes: Buffer,
      { token = world().tokens.runner, call = "uploadFile", language = "en" } = {},
    ) {
      const { payload, headers } = makeForm(name, bytes);
      const response = await world().app.inject({
        method: "POST",
        url: `/user-center/base/${call}`,
        payload,
        headers: { ...headers, ...(token && { token }), "accept-language": language },
      });
      return response.json();
    },
    read: (url: string, token?: string) => world().app.inject({ url, headers: token ? { token } : {} }),
    ask: (path: string, body: object, token = world().tokens.runner) =>
      world().app.inject({ method: "POST", url: `/user-center/base/${path}`, payload: body, headers: { token } }),
    /** Returns the rows of the stored files. */
    kept: () => world().db.select().from(uploads),
    /** Returns the names of files that are not stored yet. */
    arrivals: () => readdir(join(world().env.dataDir, "arrivals")).catch(() => []),
  };
}
