import type { BodyOf, CallName } from "#contract/contract.ts";
import type { Translations } from "#contract/sites.ts";
import type { Client, Options } from "./client.ts";

const silent = { isSilent: true } as const;

/** Call 2: fetches the cloud config, stored by the caller if it is a string or an array. */
export const fetchCloudConfig = (client: Client): Promise<unknown> =>
  fetchTable(client, "GET /config/cloud.json", silent);

/**
 * Call 9: fetches the remote translation table of that name; one that is not an object has no
 * entries.
 */
export async function fetchTranslations(client: Client, name: string): Promise<Translations> {
  const table = await fetchTable(client, "GET /config/i18n/:name", { params: { name }, ...silent });
  return { ...(table as Translations) };
}

/** Reports a problem that a visitor's page met; never rejects. */
export async function reportProblem(client: Client, problem: BodyOf<"POST /website-center/problems">): Promise<void> {
  await client.call("POST /website-center/problems", { json: problem, ...silent }).catch(() => undefined);
}

// Files of the file host are plain JSON; the time in the query gets past caches.
async function fetchTable<N extends CallName>(client: Client, name: N, options: Options<N>): Promise<unknown> {
  return JSON.parse(await client.plain(name, options, { t: String(Date.now()) }));
}
