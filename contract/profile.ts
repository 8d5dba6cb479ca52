/** What a runner may change of the profile; what is left out stays, null empties it. Heights in cm, weights in kg. */
export interface ProfileChange {
  accountNick?: string;
  introduction?: string | null;
  userName?: string | null;
  userGender?: 0 | 1 | 2;
  /** YYYY-MM-DD. */
  birthday?: string | null;
  /** The id of an uploaded picture. */
  userIcon?: string | null;
  educationLevel?: string | null;
  graduateInstitution?: string | null;
  major?: string | null;
  residentialProvinceCode?: string | null;
  residentialCityCode?: string | null;
  residentialDistrictCode?: string | null;
  residentialAddress?: string | null;
  userHeight?: number | null;
  userWeight?: number | null;
}

/** A runner's document as its owner sees it: name and number masked. `auditStatus` 1 submitted, 2 approved, 3 refused. */
export interface RealNameState {
  name: string;
  cardType: string;
  cardNumber: string;
  auditStatus: 1 | 2 | 3;
  refuseReason: string | null;
}

/** What a runner submits to have the real name verified; birthday and gender where the number does not tell them. */
export interface RealName {
  name: string;
  cardType: string;
  cardNumber: string;
  cardUploadId: string;
  birthday?: string;
  gender?: 1 | 2;
}

/** Shows once more who asks: by the password (encoded, encryptType 1) or by a code that was sent to the account's own phone or email. */
export type Proof = { password: string } | { captcha: string; verificationToken: string };
