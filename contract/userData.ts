import Type, { type Static } from "typebox";
import { boolean, integer, json, nullable, object, oneOf, text } from "./schema.ts";

const unused = nullable(text("For accounts of other systems; always null."));
const maybe = nullable(text());

/** What a runner states of themselves. Heights in cm, weights in kg. */
export const UserInfo = object({
  authed: oneOf([0, 1], "0 not verified, 1 verified."),
  birthday: nullable(text("YYYY-MM-DD.")),
  cardNumber: nullable(text("Masked.")),
  cardOriginalImg: unused,
  cardType: maybe,
  educationLevel: maybe,
  extendInfo: json<Record<string, unknown>>(),
  graduateInstitution: maybe,
  major: maybe,
  realNameAuthedAuditStatus: nullable(
    oneOf([0, 1, 2, 3], "null never submitted, 0 draft, 1 submitted, 2 approved, 3 rejected."),
  ),
  residentialAddress: maybe,
  residentialCityCode: maybe,
  residentialDistrictCode: maybe,
  residentialProvinceCode: maybe,
  userAge: nullable(integer()),
  userEmail: maybe,
  userGender: oneOf([0, 1, 2], "1 male, 2 female, 0 unknown."),
  userHeight: nullable(integer("cm.")),
  userIcon: nullable(text("An address that shows the picture for ten minutes.")),
  userId: text(),
  userName: maybe,
  userPhone: nullable(text("Masked.")),
  userWeight: nullable(integer("kg.")),
});
export type UserInfo = Static<typeof UserInfo>;

const alwaysNull = Type.Null({ description: "Always null." });

/**
 * The account as its owner sees it; phone and document numbers are masked. Fields that are unknown
 * are null.
 */
export const UserData = object({
  accountInfo: object({
    accountIcon: nullable(text("An address that shows the picture for ten minutes.")),
    accountId: text(),
    accountNick: text(),
    accountNo: text("Masked: 138****0000 or r***@example.com."),
    accountPhone: nullable(text("Masked.")),
    accountStatus: integer(),
    accountType: integer(),
    extendInfo: json<Record<string, unknown>>(),
    grantSource: unused,
    imUserName: alwaysNull,
    imUserPassword: alwaysNull,
    introduction: maybe,
    loginType: text("How the session began: 1, 0 or 5."),
    organizationId: unused,
    osCode: unused,
    osId: integer(),
    osName: unused,
    signAuthed: boolean("Whether the real name is verified."),
    thirdInfo: Type.Array(json()),
    userId: text(),
  }),
  accountNonExpired: boolean(),
  accountNonLocked: boolean(),
  authorities: Type.Array(
    text("Rights beyond those over one's own data: ORGANISER, or ORGANISER:<race id> for one race."),
  ),
  credentialsNonExpired: boolean(),
  enabled: boolean(),
  loginIdentityType: text(),
  osId: integer(),
  password: alwaysNull,
  username: text(),
  userInfo: UserInfo,
});
export type UserData = Static<typeof UserData>;
