import { eq, sql } from "drizzle-orm";
import type { UserData, UserInfo } from "#src/api/account.ts";
import { accounts, profiles, realNames } from "../db/account-schema.ts";
import type { Database } from "../db/open.ts";
import type { Secrets } from "../secrets.ts";
import { type Account, maskEmail, maskPhone } from "./identity.ts";

/** The system that this API calls itself; every call names it in the header osId. */
const osId = 1002;

/** The account as its owner sees it, phone and document numbers masked; undefined where it is gone. `loginType` is how this session began. */
export async function readUserData(
  db: Database,
  secrets: Secrets,
  { accountId, loginType }: { accountId: string; loginType: string },
): Promise<UserData | undefined> {
  const [found] = await db
    .select({
      account: accounts,
      profile: profiles,
      realName: realNames,
      age: sql<number | null>`extract(year from age(coalesce(${realNames.birthday}, ${profiles.birthday})))::int`,
    })
    .from(accounts)
    .leftJoin(profiles, eq(profiles.accountId, accounts.accountId))
    .leftJoin(realNames, eq(realNames.accountId, accounts.accountId))
    .where(eq(accounts.accountId, accountId));
  if (!found) return undefined;
  const { account, profile, realName } = found;
  const shown = { phone: account.phoneSealed && maskPhone(secrets.open(account.phoneSealed)), email: account.email };
  const accountNo = shown.phone ?? (shown.email && maskEmail(shown.email)) ?? "";
  return {
    accountInfo: {
      ...outsideAccounts,
      accountIcon: null,
      accountId,
      accountNick: account.nick,
      accountNo,
      accountPhone: shown.phone,
      accountStatus: 1,
      accountType: 1,
      extendInfo: {},
      introduction: profile?.introduction ?? null,
      loginType,
      osId,
      signAuthed: realName?.auditStatus === 2,
      userId: accountId,
    },
    accountNonExpired: true,
    accountNonLocked: true,
    authorities: account.authorities,
    credentialsNonExpired: true,
    enabled: true,
    loginIdentityType: loginType,
    osId,
    password: null,
    username: accountNo,
    userInfo: describeUser(secrets, found, shown),
  };
}

// What the shape has for accounts of other systems, of which there are none here.
const outsideAccounts = {
  grantSource: null,
  imUserName: null,
  imUserPassword: null,
  organizationId: null,
  osCode: null,
  osName: null,
  thirdInfo: [],
};

interface Found {
  account: Account;
  profile: typeof profiles.$inferSelect | null;
  realName: typeof realNames.$inferSelect | null;
  age: number | null;
}

function describeUser(
  secrets: Secrets,
  { account, profile, realName, age }: Found,
  { phone, email }: { phone: string | null; email: string | null },
): UserInfo {
  return {
    authed: realName?.auditStatus === 2 ? 1 : 0,
    birthday: realName?.birthday ?? profile?.birthday ?? null,
    cardNumber: realName && maskCard(secrets.open(realName.cardSealed)),
    cardOriginalImg: null,
    cardType: realName?.cardType ?? null,
    educationLevel: profile?.educationLevel ?? null,
    extendInfo: profile?.extendInfo ?? {},
    graduateInstitution: profile?.graduateInstitution ?? null,
    major: profile?.major ?? null,
    realNameAuthedAuditStatus: (realName?.auditStatus ?? null) as UserInfo["realNameAuthedAuditStatus"],
    residentialAddress: profile?.residentialAddress ?? null,
    residentialCityCode: profile?.residentialCityCode ?? null,
    residentialDistrictCode: profile?.residentialDistrictCode ?? null,
    residentialProvinceCode: profile?.residentialProvinceCode ?? null,
    userAge: age,
    userEmail: email,
    userGender: (realName?.gender ?? profile?.gender ?? 0) as UserInfo["userGender"],
    userHeight: profile?.heightCm ?? null,
    userIcon: null,
    userId: account.accountId,
    userName: profile?.userName ?? null,
    userPhone: phone,
    userWeight: profile?.weightKg ?? null,
  };
}

/** A document number of which the first and the last two characters are left. */
export function maskCard(number: string): string {
  return number.length < 6
    ? "*".repeat(number.length)
    : `${number.slice(0, 2)}${"*".repeat(number.length - 4)}${number.slice(-2)}`;
}
