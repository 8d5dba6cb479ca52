import { eq, sql } from "drizzle-orm";
import type { UserData, UserInfo } from "#contract/userData.ts";
import { auditStatus } from "#core/auditStatus.ts";
import { programHeaders } from "#core/programHeaders.ts";
import { maskNumber } from "#forms/values/identity.ts";
import { accounts, profiles, realNames } from "../../base/db/accountSchema.ts";
import { gather } from "../../base/db/gather.ts";
import { isAmong } from "../../base/db/isAmong.ts";
import type { Database } from "../../base/db/open.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { chooseSigner } from "../uploads/addresses.ts";
import { type Account, maskEmail, maskPhone } from "./identity.ts";
import type { AccountTools } from "./tools.ts";

const osId = Number(programHeaders.osId);

/**
 * The account as its owner sees it, phone and document numbers masked, the picture by an address
 * that works for ten minutes; undefined if it is gone. `loginType` is how this session began.
 */
export async function readUserData(
  { db, secrets, uploads }: Pick<AccountTools, "db" | "secrets" | "uploads">,
  { accountId, loginType }: { accountId: string; loginType: string },
): Promise<UserData | undefined> {
  const find = finders.get(db) ?? getFinder(db);
  finders.set(db, find);
  const user = await find(accountId);
  if (!user) return undefined;
  const { account, profile, realName } = user;
  const contacts = { phone: account.phoneSealed && maskPhone(secrets.open(account.phoneSealed)), email: account.email };
  const iconId = user.profile?.iconUploadId;
  const accountIcon = (iconId && (await chooseSigner(uploads, iconId, accountId))) || null;
  const accountNo = contacts.phone ?? (contacts.email && maskEmail(contacts.email)) ?? "";
  return {
    accountInfo: {
      ...outsideAccounts,
      accountIcon,
      accountId,
      accountNick: account.nick,
      accountNo,
      accountPhone: contacts.phone,
      accountStatus: 1,
      accountType: 1,
      extendInfo: { hasPassword: account.passwordHash !== null },
      introduction: profile?.introduction ?? null,
      loginType,
      osId,
      signAuthed: realName?.auditStatus === auditStatus.approved,
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
    userInfo: { ...describeUser(secrets, user, contacts), userIcon: accountIcon },
  };
}

const finders = new WeakMap<Database, (accountId: string) => Promise<Found | undefined>>();

// Every login and every visit asks this, so those that come at once share a question.
function getFinder(db: Database): (accountId: string) => Promise<Found | undefined> {
  const query = db
    .select({
      account: accounts,
      profile: profiles,
      realName: realNames,
      age: sql<number | null>`extract(year from age(coalesce(${realNames.birthday}, ${profiles.birthday})))::int`,
    })
    .from(accounts)
    .leftJoin(profiles, eq(profiles.accountId, accounts.accountId))
    .leftJoin(realNames, eq(realNames.accountId, accounts.accountId))
    .where(isAmong(accounts.accountId, sql.placeholder("accountIds")))
    .prepare("");
  return gather(async (accountIds) => {
    const rows = await query.execute({ accountIds });
    return new Map(rows.map((row) => [row.account.accountId, row]));
  });
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
): Omit<UserInfo, "userIcon"> {
  const isVerified = realName?.auditStatus === auditStatus.approved;
  return {
    authed: isVerified ? 1 : 0,
    birthday: (isVerified ? realName.birthday : profile?.birthday) ?? null,
    cardNumber: realName && maskNumber(secrets.open(realName.cardSealed)),
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
    userGender: ((isVerified ? realName.gender : profile?.gender) ?? 0) as UserInfo["userGender"],
    userHeight: profile?.heightCm ?? null,
    userId: account.accountId,
    // Once verified, the name is that of the document.
    userName: isVerified ? secrets.open(realName.nameSealed) : (profile?.userName ?? null),
    userPhone: phone,
    userWeight: profile?.weightKg ?? null,
  };
}
