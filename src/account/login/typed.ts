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

/** What was typed into each entry. */
export type Typed = Record<Name, string>;
