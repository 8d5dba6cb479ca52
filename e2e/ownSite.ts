import { randomBytes } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { APIResponse, Route } from "playwright-core";
import { people } from "./account.ts";

/** A race of one test file, on the server of people. */
export interface OwnSite {
  domainName: string;
  /** Its address, without a slash at the end. */
  base: string;
  raceId: string;
  /** The folder that it was published from. */
  folder: string;
  /** Removes the folder; the race remains until the tests end. */
  remove(): void;
}

/**
 * Publishes a site, given as its config or its folder, after `change`; it has a name and a race id
 * of its own. Throws if it is refused.
 */
export async function publishSite(
  site: Record<string, unknown> | string,
  change: (folder: string) => void = () => {},
): Promise<OwnSite> {
  const siteId = `race-${randomBytes(5).toString("hex")}`;
  const place = mkdtempSync(join(tmpdir(), "startline-site-"));
  const folder = join(place, siteId);
  if (typeof site === "string") cpSync(site, folder, { recursive: true });
  else {
    mkdirSync(folder);
    writeFileSync(join(folder, "site.json"), JSON.stringify(site));
    writeFileSync(join(folder, "race.json"), JSON.stringify({ raceName: "Race" }));
  }
  const raceId = String(randomBytes(5).readUIntBE(0, 5));
  editJson(join(folder, "race.json"), (race) => ({ ...race, raceId }));
  change(folder);
  const own = { domainName: `${siteId}.localhost`, raceId, folder, siteId };
  await publish(own);
  const base = `http://${own.domainName}:${people.port}`;
  return { ...own, base, remove: () => rmSync(place, { recursive: true }) };
}

/** Publishes the folder of a site again. Throws if it is refused. */
export async function publish({ folder, domainName }: Pick<OwnSite, "folder" | "domainName">): Promise<void> {
  const siteId = domainName.replace(/\.localhost$/, "");
  const { outcome, problems } = await callAdmin<Published>("publish", { folder, siteId, domainName });
  if (outcome !== "published") throw new Error(`${domainName} was not published: ${JSON.stringify(problems)}`);
}

/** Rolls a site back to its previous edition. */
export async function rollBack({ domainName }: OwnSite): Promise<void> {
  await callAdmin<Published>("rollback", { domainName });
}

/**
 * Fetches an intercepted request. By IP address: unlike a browser, Node does not resolve names
 * below localhost.
 */
export function fetchRoute(route: Route): Promise<APIResponse> {
  return route.fetch({
    url: route
      .request()
      .url()
      .replace(/\/\/[^/:]+/, "//127.0.0.1"),
  });
}

interface Published {
  outcome: string;
  problems?: unknown;
}

/** Makes a call of the operator of the server of people, and returns its data. */
export async function callAdmin<Data>(call: string, body: object): Promise<Data> {
  const { key } = JSON.parse(readFileSync(join(people.dataDir, "server.json"), "utf8"));
  const answer = await fetch(`http://127.0.0.1:${people.port}/admin/${call}`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { data: Data }).data;
}

/** Changes a JSON file. */
export function editJson<Content extends object>(path: string, change: (content: Content) => object): void {
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, "utf8")))));
}
