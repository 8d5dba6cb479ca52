import { and, eq, sql } from "drizzle-orm";
import type { Area } from "#contract/areas.ts";
import type { ErrorOf } from "#contract/contract.ts";
import type { ProfileChange } from "#contract/profile.ts";
import { auditStatus } from "#core/auditStatus.ts";
import { longestName } from "#forms/values/names.ts";
import { accounts, profiles, realNames, uploads } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";

type Wrong = { field: keyof ProfileChange; error: ErrorOf<"POST /user-center/profile"> };
export type ProfileOutcome = { outcome: "saved" } | ({ outcome: "wrong" } & Wrong);

/**
 * Saves what a runner changed, all or nothing; the first field that is wrong is named with a
 * sentence.
 */
export async function saveProfile(
  db: Database,
  accountId: string,
  change: ProfileChange,
  areas: Area[],
): Promise<ProfileOutcome> {
  const fault = findWrong(change, areas) ?? (await findWrongInDatabase(db, accountId, change));
  if (fault) return { outcome: "wrong", ...fault };
  const { accountNick } = change;
  const columns = listColumns(change);
  await db.transaction(async (tx) => {
    if (accountNick !== undefined)
      await tx
        .update(accounts)
        .set({ nick: accountNick.trim(), updatedAt: sql`now()` })
        .where(eq(accounts.accountId, accountId));
    await tx
      .insert(profiles)
      .values({ accountId, ...columns })
      .onConflictDoUpdate({ target: profiles.accountId, set: { ...columns, updatedAt: sql`now()` } });
  });
  return { outcome: "saved" };
}

function findWrong(change: ProfileChange, areas: Area[]): Wrong | undefined {
  const { accountNick, userName, birthday, userHeight, userWeight } = change;
  const nick = accountNick?.trim();
  if (nick !== undefined && (nick === "" || [...nick].length > 30))
    return { field: "accountNick", error: "profile/nick" };
  if (userName && [...userName].length > longestName) return { field: "userName", error: "profile/user-name" };
  if (birthday && !isBirthday(birthday)) return { field: "birthday", error: "profile/birthday" };
  if (isOutside(userHeight, 50, 260)) return { field: "userHeight", error: "profile/height" };
  if (isOutside(userWeight, 10, 300)) return { field: "userWeight", error: "profile/weight" };
  return isPlace(change, areas) ? undefined : { field: "residentialProvinceCode", error: "profile/area" };
}

async function findWrongInDatabase(db: Database, accountId: string, change: ProfileChange): Promise<Wrong | undefined> {
  const verifiedField = (["userName", "userGender", "birthday"] as const).find((field) => change[field] !== undefined);
  if (verifiedField) {
    const verified = and(eq(realNames.accountId, accountId), eq(realNames.auditStatus, auditStatus.approved));
    if ((await db.select({ one: sql`1` }).from(realNames).where(verified)).length > 0)
      return { field: verifiedField, error: "profile/name-is-verified" };
  }
  const { userIcon } = change;
  if (userIcon) {
    const ownUpload = and(
      eq(uploads.uploadId, userIcon),
      eq(uploads.accountId, accountId),
      eq(uploads.isPicture, true),
    );
    if ((await db.select({ one: sql`1` }).from(uploads).where(ownUpload)).length === 0)
      return { field: "userIcon", error: "profile/icon" };
  }
  return undefined;
}

function isOutside(value: number | null | undefined, min: number, max: number): boolean {
  return typeof value === "number" && (!Number.isInteger(value) || value < min || value > max);
}

/** Returns whether this is a day that somebody alive can have been born on, as YYYY-MM-DD. */
export function isBirthday(day: string, now = Date.now()): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(time)) return false;
  // In the east it is tomorrow already.
  return new Date(time).toISOString().startsWith(day) && day >= "1900-01-01" && time <= now + 14 * 3_600_000;
}

// The three codes are changed together.
function isPlace(change: ProfileChange, areas: Area[]): boolean {
  const { residentialProvinceCode: province, residentialCityCode: city, residentialDistrictCode: district } = change;
  if (!province) return !city && !district;
  const cities = areas.find(({ value }) => value === province);
  if (!cities) return false;
  if (!city) return !district;
  const districts = cities.children?.find(({ value }) => value === city);
  if (!districts) return false;
  return !district || Boolean(districts.children?.some(({ value }) => value === district));
}

function listColumns(change: ProfileChange) {
  const { accountNick: _nick, userGender, userIcon, userHeight, userWeight, ...same } = change;
  return {
    ...trimAll(same),
    ...(userGender !== undefined && { gender: userGender }),
    ...(userIcon !== undefined && { iconUploadId: userIcon }),
    ...(userHeight !== undefined && { heightCm: userHeight }),
    ...(userWeight !== undefined && { weightKg: userWeight }),
    ...("residentialProvinceCode" in change && {
      residentialCityCode: change.residentialCityCode ?? null,
      residentialDistrictCode: change.residentialDistrictCode ?? null,
    }),
  };
}

// An emptied field is none.
function trimAll<T extends Record<string, string | null | undefined>>(texts: T): T {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text?.trim() || null])) as T;
}
