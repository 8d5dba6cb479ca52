/** The entries of all views of the drawer. */
export type Name =
  | "phone"
  | "email"
  | "password"
  | "confirm"
  | "loginCode"
  | "registerCode"
  | "phoneCode"
  | "emailCode";

/** What was typed so far. */
export type Typed = Record<Name, string>;
