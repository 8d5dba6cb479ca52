import { randomUUID } from "node:crypto";
import type { OrganisedPool } from "#contract/organisePlaces.ts";
import { inLanguage } from "#core/text.ts";
import { messages } from "#locales/generated/cli/entries.ts";
import { getText } from "#locales/getText.ts";
import { fail, failWithoutRace } from "../base/actions.ts";
import { type Terminal, UsageError } from "../base/terminal.ts";
import type { ParsedArguments } from "../base/verb.ts";
import { readRaceDomain, withEntries } from "../server/withEntries.ts";

/**
 * `startline entries places`: lists the places of a race; with a pool and a number it changes them.
 */
export async function places({ positionals, options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const [, name, placesText] = positionals;
  const domainName = readRaceDomain(options);
  const target = name === undefined ? undefined : readChange(placesText, options.reason);
  const result = await withEntries(options, async (server) => {
    const pools = await server.listPools(domainName);
    const pool = pools?.find(({ id, pool: poolName }) => id === name || poolName === name);
    if (!pools || !target || !pool) return { pools };
    const { pool: poolName, places: before } = pool;
    if (before === target.places) return { pools, pool };
    const change = { domainName, pool: poolName, before, ...target, key: randomUUID() };
    return { pools, pool, change: await server.changePlaces(change) };
  });
  const { pools, pool, change } = result;
  if (!pools) return failWithoutRace(terminal);
  if (!target) {
    if (options.json === true) terminal.print(JSON.stringify(pools, null, 2));
    else
      terminal.print(
        pools.map((pool) => poolLine(pool, terminal)).join("\n") || terminal.localise(getText(messages, "noPools")),
      );
    return 0;
  }
  if (!pool) return fail(terminal, getText(messages, "noPool", { pool: name ?? "" }));
  if (options.json === true) terminal.print(JSON.stringify(change ?? pool, null, 2));
  else {
    const key = !change ? "same" : change.state === "waiting" ? "changeWaits" : "changed";
    terminal.print(terminal.localise(getText(messages, key, { pool: pool.id, places: target.places })));
  }
  return 0;
}

function readChange(placesText: string | undefined, reason: unknown): { places: number; reason: string } {
  const why = String(reason ?? "").trim();
  if (placesText === undefined || !/^\d{1,8}$/.test(placesText)) throw new UsageError(getText(messages, "noPlaces"));
  if (why === "" || why.length > 300) throw new UsageError(getText(messages, "noReason"));
  return { places: Number(placesText), reason: why };
}

function poolLine(
  { id, name, places: placeCount, stated, claimed, waiting }: OrganisedPool,
  terminal: Terminal,
): string {
  const label = name ? inLanguage(name, terminal.language) : "";
  const facts = terminal.localise(
    getText(messages, stated === null ? "poolLine" : "poolLineChanged", {
      claimed,
      places: placeCount,
      waiting,
      stated: stated ?? 0,
    }),
  );
  return [id, label, facts].filter(Boolean).join("  ");
}
