import { and, asc, eq, isNotNull, or, sql } from "drizzle-orm";
import type { BodyOf, DataOf } from "#contract/contract.ts";
import type { Organiser } from "#contract/organisers.ts";
import { type Authority, authorityOver, organiser, personalData, reviewer, staff } from "#core/authorities.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { domains, sites } from "../../base/db/schema.ts";
import { normaliseDomainName } from "../../base/http/domainName.ts";
import { commandActor, getRaces, hasRaces, includesRace, type Races } from "../../base/rights.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { recordSecurityEvent } from "../../base/security/events.ts";
import { limitTokens } from "../tokens/service.ts";
import { emailIdentity, findAccount, phoneIdentity } from "./identity.ts";

/**
 * Makes an account an organiser of a race or of all, or no longer. `who` is its phone number or
 * email address.
 */
export type Authorisation = BodyOf<"POST /admin/authorise">;

export type Authorised = DataOf<"POST /admin/authorise">;

/**
 * Changes what an account may do; it holds from the account's next call on. Without a race, all
 * rights are given or taken.
 */
export async function authorise(
  db: Database,
  secrets: Secrets,
  { who, authority, race, isTaken = false }: Authorisation,
): Promise<Authorised> {
  const accountId = await findAccountId(db, secrets, who);
  if (accountId === undefined) return "no-account";
  return db.transaction(async (tx) => {
    // Locked: of two changes at once none is lost.
    const [account] = await tx
      .select({ authorities: accounts.authorities })
      .from(accounts)
      .where(eq(accounts.accountId, accountId))
      .for("update");
    if (!account) return "no-account";
    const { authorities: before } = account;
    const raceId = race === undefined ? undefined : await findRaceId(tx, race, { authorities: before, authority });
    if (race !== undefined && raceId === undefined) return "no-race";
    if (isTaken && raceId !== undefined && before.includes(authority)) return "has-all";
    const after = isTaken ? without(before, authority, raceId) : withRight(before, authority, raceId);
    if (after.length === before.length && after.every((authority) => before.includes(authority))) return "unchanged";
    await tx
      .update(accounts)
      .set({ authorities: after, updatedAt: sql`now()` })
      .where(eq(accounts.accountId, accountId));
    if (isTaken) await limitTokens(tx as Database, { accountId, authorities: after, actor: commandActor });
    await recordAudit(tx, {
      raceId,
      actor: commandActor,
      action: isTaken ? "authority-taken" : "authority-given",
      entity: "account",
      entityId: accountId,
      details: { authority },
    });
    await recordSecurityEvent(tx, {
      kind: isTaken ? "right-taken" : "right-given",
      actor: commandActor,
      accountId,
      details: { ...(raceId !== undefined && { raceId }), ...(authority !== organiser && { authority }) },
    });
    return isTaken ? "taken" : "given";
  });
}

/**
 * Returns the accounts that organise races or hand out race packs, by email address and phone
 * number.
 */
export async function listOrganisers(db: Database, secrets: Secrets): Promise<Organiser[]> {
  const rows = await db
    .select()
    .from(accounts)
    .where(sql`${accounts.authorities} <> '[]'::jsonb`)
    .orderBy(asc(accounts.email), asc(accounts.createdAt), asc(accounts.accountId));
  const bound = await db
    .select({ raceId: sites.raceId, domainName: domains.domainName })
    .from(domains)
    .innerJoin(sites, eq(sites.siteId, domains.siteId))
    .orderBy(asc(domains.domainName));
  const getDomain = (raceId: string) => bound.find((site) => site.raceId === raceId)?.domainName ?? null;
  return rows.flatMap(({ accountId, nick, email, phoneSealed, authorities }) => {
    const races = getRaces(authorities);
    const phone = phoneSealed === null ? null : secrets.open(phoneSealed);
    const namedRaces = races === "all" ? null : [...races].map((raceId) => ({ raceId, domainName: getDomain(raceId) }));
    const personal = listRaces(getRaces(authorities, personalData));
    const reviewed = listRaces(getRaces(authorities, reviewer));
    const staffed = listRaces(getRaces(authorities, staff));
    if (namedRaces?.length === 0 && staffed?.length === 0) return [];
    return [{ accountId, nick, email, phone, races: namedRaces, personal, reviewed, staffed }];
  });
}

/**
 * Returns the id of the account with that phone number or email address; undefined if there is
 * none.
 */
export async function findAccountId(db: Database, secrets: Secrets, contact: string): Promise<string | undefined> {
  const identity = phoneIdentity(contact) ?? emailIdentity(contact);
  return identity && (await findAccount(db, secrets, identity))?.accountId;
}

function without(authorities: string[], authority: Authority, raceId: string | undefined): string[] {
  if (raceId !== undefined) return authorities.filter((candidate) => candidate !== authorityOver(authority, raceId));
  return authorities.filter((candidate) => !isRight(candidate, authority));
}

// The right over all races replaces those over some.
function withRight(authorities: string[], authority: Authority, raceId: string | undefined): string[] {
  if (raceId === undefined) return [...without(authorities, authority, undefined), authority];
  const hasIt = includesRace(getRaces(authorities, authority), raceId);
  return hasIt ? authorities : [...authorities, authorityOver(authority, raceId)];
}

function isRight(stored: string, authority: Authority): boolean {
  return hasRaces(getRaces([stored], authority));
}

function listRaces(races: Races): string[] | null {
  return races === "all" ? null : [...races];
}

// A race that is no longer published can still be taken.
async function findRaceId(
  db: Database,
  raceName: string,
  { authorities, authority }: { authorities: string[]; authority: Authority },
): Promise<string | undefined> {
  if (authorities.includes(authorityOver(authority, raceName))) return raceName;
  const [site] = await db
    .select({ raceId: sites.raceId })
    .from(sites)
    .leftJoin(domains, eq(domains.siteId, sites.siteId))
    .where(
      and(
        isNotNull(sites.raceId),
        or(eq(sites.raceId, raceName), eq(domains.domainName, normaliseDomainName(raceName) ?? "")),
      ),
    )
    // A race id first: a domain could have the same name.
    .orderBy(sql`${sites.raceId} <> ${raceName}`)
    .limit(1);
  return site?.raceId ?? undefined;
}
