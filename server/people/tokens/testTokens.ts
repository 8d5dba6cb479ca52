import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { EntryPage } from "#contract/organise.ts";
import type { ApiToken } from "#contract/tokens.ts";
import type { TokenScope } from "#core/apiTokens.ts";
import { authorityOver, getOrganiser } from "#core/authorities.ts";
import encodePassword from "#src/account/encodePassword.ts";
import { accounts, limits } from "../../base/db/accountSchema.ts";
import { flushSecurityEvents } from "../../base/security/events.ts";
import { readSecurityEvents } from "../../base/security/log.ts";
import { keepPaidEntry } from "../../desk/organise/testOrganise.ts";
import { openWorld, tinyDocument, tinyRace, tinySite, type World } from "../../testWorld.ts";
import { openSession } from "../accounts/sessions.ts";
import { addAccount, call } from "../accounts/testPeople.ts";
import { cheapAccounts } from "../accounts/testSettings.ts";

/**
 * The domain of the race 7001, which the organiser sees personal data of; also organised is 7002,
 * at river.localhost.
 */
export const trail = "trail.localhost";
export const email = "organiser@example.org";
const password = "abc123";
export const proof = { password: encodePassword(password) };
export let world: World;
export let organiserId: string;
/** A session of the organiser. */
export let session: string;
/** A paid entry of the race 7001. */
export let entry: { code: string; orderId: string };

/**
 * Gives each test of a file an organiser with a session, and a world with two races and an entry.
 */
export function organise(): void {
  beforeAll(async () => {
    const $schema = "https://startline.dev/schemas/site/v2.schema.json";
    const race = {
      name: { zh: "小城跑", en: "Small Town Run" },
      startsAt: "2036-01-06T09:00:00+08:00",
      registration: { opensAt: "2020-01-01T00:00:00+08:00", closesAt: "2035-01-01T00:00:00+08:00" },
      items: [{ id: "ten-km", name: { zh: "十公里", en: "Ten kilometres" }, distanceKm: 10, places: 5000 }],
    };
    const site = (id: string, raceId: string) => ({
      [`${id}/site.json`]: tinySite({ id, $schema, race }),
      [`${id}/documents/rules.json`]: tinyDocument(),
      [`${id}/race.json`]: { ...tinyRace, raceId },
    });
    const settings = {
      accounts: cheapAccounts,
      captcha: { kind: "off" as const },
      refundLimitFen: 5000,
      placesLimit: 10,
    };
    world = await openWorld({ ...site("trail", "7001"), ...site("river", "7002") }, settings);
  });
  afterAll(() => world.close());

  beforeEach(async () => {
    for (const table of [accounts, limits]) await world.db.delete(table);
    const authorities = [getOrganiser("7001"), getOrganiser("7002"), authorityOver("PERSONAL_DATA", "7001")];
    organiserId = await addAccount(world, { email, password, authorities });
    session = await openSession(world.db, { accountId: organiserId, loginType: "5", device: "x" });
    const accountId = await addAccount(world, { email: "runner@example.org" });
    entry = await keepPaidEntry(world, { accountId, raceId: "7001", names: ["王小明"], domainName: trail });
  });
}

/** Logs the organiser in again. */
export async function logIn(): Promise<void> {
  session = await openSession(world.db, { accountId: organiserId, loginType: "5", device: "x" });
}

interface Wanted {
  name?: string;
  races?: string[];
  scopes?: TokenScope[];
  days?: number;
  proof?: object;
}

/** A token that reads the entries of one race. */
export const reading = { name: "expo display", races: ["7001"], scopes: ["entries:read"] as TokenScope[], days: 90 };
/** Makes such a token, unless something else is wanted. */
export const make = (overrides: Wanted = {}, token = session, at = world) =>
  call<{ secret: string; token: ApiToken }>(at, "/user-center/tokens", {
    json: { ...reading, proof, ...overrides },
    token,
  });
/** Makes a token; fails if it is refused. */
export const made = async (overrides: Wanted = {}) => {
  const { code, data } = await make(overrides);
  expect(code).toBe(0);
  return data;
};
export const listed = async () => (await call<ApiToken[]>(world, "/user-center/tokens", { token: session })).data;
export const revoke = (tokenId: string) =>
  call(world, "/user-center/tokens/revoke", { json: { tokenId }, token: session });
/** Returns the headers of a request with a token. */
export const by = (secret: string) => ({ headers: { authorization: `Bearer ${secret}` } });
export const entriesUrl = `/sign-up/organise/entries?domainName=${trail}`;
/** Lists the entries of the race 7001 by a token. */
export const list = (secret: string, at = world) => call<EntryPage>(at, entriesUrl, by(secret));
/** The events of the security log that are about the organiser. */
export const listEvents = async (kind: string) => {
  await flushSecurityEvents(world.db);
  return readSecurityEvents(world.db, { kind, accountId: organiserId });
};
