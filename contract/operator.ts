import Type, { type Static } from "typebox";
import type { Call } from "./call.ts";
import { boolean, integer, json, nullable, object, oneOf, shortText, text, time } from "./schema.ts";

const accountAddress = shortText(260, "The phone number or email address of the account.");

/** An account to delete at its owner's request. */
export const AccountDeletion = object({ who: accountAddress, isConfirmed: boolean("Without it nothing is deleted.") });
export type AccountDeletion = Static<typeof AccountDeletion>;

/** What was deleted, or would be. */
export const DeletedAccount = object({
  outcome: oneOf(["found", "deleted", "no-account"]),
  account: nullable(
    object({
      nick: text(),
      createdAt: time(),
      going: integer("How many sign-ups and answers go with it."),
      staying: integer("How many sign-ups stay, without the account: those for races that are over."),
    }),
  ),
});
export type DeletedAccount = Static<typeof DeletedAccount>;

/** A domain name or a site to take down. */
export const TakeDown = object({
  kind: oneOf(["domain", "site"]),
  name: shortText(260, "The domain name, or the name of the site.", "line"),
  isConfirmed: boolean("Without it nothing is removed."),
});
export type TakeDown = Static<typeof TakeDown>;

/** What was taken down, or would be. */
export const TakenDown = object({
  outcome: oneOf(
    ["found", "removed", "unknown", "money-open"],
    "With money-open the site would be at no domain name any more while orders wait for payment or refunds are on their way.",
  ),
  site: nullable(
    object({
      siteId: text(),
      domainNames: Type.Array(text(), { description: "All of its domain names." }),
      editions: integer(),
      entries: integer("How many entries of its race have a place or may get one."),
      openOrders: integer("Orders that can still be paid, and payments whose end is not known."),
      openRefunds: integer("Refunds that are not back with the payer, or wait for a second organiser."),
    }),
  ),
});
export type TakenDown = Static<typeof TakenDown>;

/** Calls of the operator that end accounts, sites and domain names. */
export const operatorCalls = {
  "GET /admin/account": {
    summary:
      "Returns everything that is kept of an account, in clear, for the command `startline`. The audit and the security log name it.",
    caller: "operator",
    personal: "full",
    cost: "exports",
    query: object({ who: accountAddress }),
    data: json<object>("Tables by name, as its owner downloads them."),
    errors: ["account/not-found"],
  },
  "POST /admin/account/delete": {
    summary:
      "Deletes an account as its owner could, for the command `startline`; unless it is confirmed, it only returns what would be deleted.",
    caller: "operator",
    personal: "none",
    cost: "writes",
    body: AccountDeletion,
    data: DeletedAccount,
    errors: [],
  },
  "POST /admin/take-down": {
    summary:
      "Removes a domain name, or a site with all of its domain names and editions, for the command `startline`; unless it is confirmed, it only returns what would be removed.",
    caller: "operator",
    personal: "none",
    cost: "writes",
    body: TakeDown,
    data: TakenDown,
    errors: [],
  },
} as const satisfies Record<string, Call>;
