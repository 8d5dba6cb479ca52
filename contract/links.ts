import Type, { type TSchema } from "typebox";
import { pageDomain } from "./domainName.ts";
import { bilingual, object, text } from "./schema.ts";

/** The token of a link that is sent to somebody who is to use it: 144 random bits. */
export function linkToken(description: string) {
  return Type.String({ pattern: "^[A-Za-z0-9_-]{24}$", description });
}

/** What every invitation by a link names: the race and the item. */
export const invitedTo = { siteTitle: bilingual, item: text(), itemName: bilingual };

/** The body of a call that reads the offer of a link. */
export function linkBody<Token extends TSchema>(token: Token) {
  return object({ domainName: pageDomain, token });
}
