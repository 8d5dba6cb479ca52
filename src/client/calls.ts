import type { RaceAnswer, RaceBindingAnswer, SiteConfigAnswer, Translations } from "#contract/sites.ts";
import type { Client } from "./client.ts";

/** Call 1: where the config of this domain's site is. The caller decides what to say when it fails. */
export function fetchSiteConfig(client: Client, domainName: string): Promise<SiteConfigAnswer> {
  return client.call("/website-center/site-config", { query: { domainName }, isSilent: true });
}

/** Call 2: the cloud config, stored by the caller if it is a string or an array. */
export function fetchCloudConfig(client: Client): Promise<unknown> {
  return fetchTable(client, "/config/cloud.json");
}

/** Call 6: the race of this domain. */
export function fetchRaceBinding(client: Client, domainName: string): Promise<RaceBindingAnswer> {
  return client.call("/website-center/race-binding", { query: { domainName }, isSilent: true });
}

/** Call 7: the base information of a race. */
export function fetchRace(client: Client, raceId: string | number): Promise<RaceAnswer> {
  return client.call("/website-center/race", { method: "post", json: { raceId }, isSilent: true });
}

/** Call 9: the remote translation table of that name; what is none has no entries. */
export async function fetchTranslations(client: Client, name: string): Promise<Translations> {
  const table = await fetchTable(client, `/config/i18n/${encodeURIComponent(name)}`);
  return { ...(table as Translations) };
}

/** Reports a problem that a visitor's page met; never rejects. */
export async function reportProblem(client: Client, problem: Record<string, unknown>): Promise<void> {
  await client
    .call("/website-center/problems", { method: "post", json: problem, isSilent: true })
    .catch(() => undefined);
}

// Files of the file host are plain JSON; the time in the query gets past caches.
async function fetchTable(client: Client, path: string): Promise<unknown> {
  return JSON.parse(await client.plain(path, { query: { t: String(Date.now()) }, isSilent: true }));
}
