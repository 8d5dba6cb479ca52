import type { RuntimeProblem, ShownRace } from "#blocks/kit/site/site.ts";
import type { RaceAnswer, Translations } from "#contract/sites.ts";
import { fetchCloudConfig, fetchTranslations } from "#src/client/calls.ts";
import type { Client } from "#src/client/client.ts";
import { ApiError } from "#src/client/errors.ts";
import { atMost } from "./atMost.ts";
import { type CompiledSite, largeConfig, readConfig, UnreadableConfig } from "./compiled.ts";
import { fillRace } from "./raceFacts.ts";
import type { Accounts } from "./session.ts";
import { keepsAccount, type Surroundings, writeStored } from "./storage.ts";

/** What the start of the site needs from its surroundings. */
export interface BootOptions {
  client: Client;
  domainName: string;
  /** The page's address, which addresses of files are relative to. */
  pageAddress: string;
  /** Whether the page itself shows that a race is bound: the server rendered it. */
  isBound?: boolean;
  /** The address of the site's file where the page already names it. */
  siteFile?: string;
  /**
   * The race of the site's file, if the page was drawn from both: they are the answers of calls 1,
   * 6 and 7.
   */
  race?: RaceAnswer;
  compileRaw(text: string): Promise<CompiledSite | undefined>;
  /** What is shown if not even the server's preview can be loaded. */
  builtInPreview(): Promise<CompiledSite>;
  report(problem: RuntimeProblem): void;
  accounts: Accounts;
  stored?: Surroundings;
}

/** A started site. */
export interface Booted {
  compiled: CompiledSite;
  /** Absolute address of the site's file. */
  configAddress: string;
  race: ShownRace | undefined;
  /** Whether the preview is shown because no race is bound to the domain. */
  isPreview: boolean;
  translations: Translations;
}

/** The name of the site's translation table on the file host. */
const translationTable = "site";

/** The domain name under which the server has the preview config. */
export const previewDomain = "preview";

// Milliseconds that the page waits for an answer that only improves it.
const longestWait = 3000;

/**
 * Starts the site. All requests leave at once; their answers take effect in order: session, cloud
 * config and translations, race and config of this domain. Rejects (ApiError, UnreadableConfig)
 * only if there is nothing to show.
 */
export async function bootSite(options: BootOptions): Promise<Booted> {
  const { client, domainName, stored, accounts } = options;
  const session = keepsAccount(stored) ? optionalAnswer(accounts.open().then(({ check }) => check())) : undefined;
  const cloudConfig = optionalAnswer(fetchCloudConfig(client));
  const translations = optionalAnswer(fetchTranslations(client, translationTable));
  const race = settle(isDrawn(options) ? Promise.resolve(options.race) : findRace(client, domainName));
  const config = settle(fetchConfig(options, domainName, options.siteFile));

  if (session) await atMost(session, longestWait);
  const cloud = await atMost(cloudConfig, longestWait);
  if (typeof cloud === "string" || Array.isArray(cloud)) writeStored("cloudConfig", cloud, stored);
  const tables = (await atMost(translations, longestWait)) ?? {};

  const bound = await race;
  const rest = { translations: tables };
  const loaded = bound.failed ? undefined : await config;
  if (!bound.failed && loaded && !loaded.failed) {
    return { ...rest, ...loaded.value, race: fillRace(loaded.value.compiled.site.race, bound.value), isPreview: false };
  }
  // A server that cannot be reached, or a broken file of a bound race, is not "no race": the
  // visitor can try again.
  const failed = loaded ?? (options.isBound ? bound : undefined);
  if (failed?.failed && !isUnbound(failed.error)) throw failed.error;
  const preview = await fetchPreview(options);
  return { ...rest, ...preview, race: preview.compiled.site.race, isPreview: true };
}

// A server that is busy or away refuses as well, but not because the domain has no race.
function isUnbound(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind !== "refused") return false;
  return error.code !== 429 && error.code !== 503;
}

function isDrawn({ race, siteFile }: BootOptions): boolean {
  return race !== undefined && siteFile !== undefined;
}

async function findRace(client: Client, domainName: string): Promise<RaceAnswer | undefined> {
  const { raceId } = await client.call("GET /website-center/race-binding", { query: { domainName }, isSilent: true });
  if (raceId === null || raceId === undefined || raceId === "") throw new ApiError("refused", "res.data is empty");
  return optionalAnswer(client.call("POST /website-center/race", { json: { raceId }, isSilent: true }));
}

async function fetchConfig(
  options: BootOptions,
  domainName: string,
  knownAddress?: string,
): Promise<Pick<Booted, "compiled" | "configAddress">> {
  const absolute = (address: string) => new URL(address, options.pageAddress).href;
  const early = knownAddress ? options.client.text(absolute(knownAddress), { isSilent: true }) : undefined;
  early?.catch(() => undefined);
  const uri = await findSiteFile(options, domainName);
  const text = await (early && absolute(uri) === absolute(knownAddress ?? "")
    ? early
    : options.client.text(absolute(uri), { isSilent: true }));
  if (text.trim() === "") throw new ApiError("empty", "");
  if (text.length > largeConfig)
    options.report({ code: "run/config-too-large", message: `The site file has ${text.length} characters.` });
  try {
    return { compiled: await readConfig(text, options.compileRaw), configAddress: absolute(uri) };
  } catch (error) {
    if (error instanceof UnreadableConfig) options.report({ code: error.code, message: error.message });
    throw error;
  }
}

// A page that was drawn names the edition that it was drawn from.
async function findSiteFile(options: BootOptions, domainName: string): Promise<string> {
  if (isDrawn(options) && domainName === options.domainName && options.siteFile) return options.siteFile;
  const bound = await options.client.call("GET /website-center/site-config", { query: { domainName }, isSilent: true });
  return bound.uri;
}

async function fetchPreview(options: BootOptions): Promise<Pick<Booted, "compiled" | "configAddress">> {
  try {
    return await fetchConfig(options, previewDomain);
  } catch (error) {
    if (error instanceof ApiError && error.kind !== "refused" && error.kind !== "empty") throw error;
    return { compiled: await options.builtInPreview(), configAddress: options.pageAddress };
  }
}

type Settled<T> = { failed: false; value: T } | { failed: true; error: unknown };

function settle<T>(work: Promise<T>): Promise<Settled<T>> {
  return work.then(
    (value) => ({ failed: false, value }),
    (error) => ({ failed: true, error }),
  );
}

function optionalAnswer<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch(() => undefined);
}
