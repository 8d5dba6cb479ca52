import Type, { type Static } from "typebox";
import { longestTokenName, mostTokens, tokenDays, tokenScopes } from "#core/apiTokens.ts";
import type { Call } from "./call.ts";
import { proofLimits } from "./limits.ts";
import { Proof } from "./profile.ts";
import { integer, nothing, nullable, object, oneOf, optional, shortText, text, time, typed } from "./schema.ts";

const scope = oneOf(tokenScopes);

/** An API token, without its secret. */
export const ApiToken = object({
  tokenId: text(),
  name: text("As its owner calls it."),
  ending: text("The last four characters of its secret."),
  races: Type.Array(text(), { description: "The ids of the races that it is for." }),
  scopes: Type.Array(scope),
  createdAt: time(),
  expiresAt: time(),
  isExpired: Type.Boolean(),
  lastUsedOn: nullable(text("The day of its last use in UTC, YYYY-MM-DD; null if it was never used.")),
});
export type ApiToken = Static<typeof ApiToken>;

/** An API token as operators see it. */
export const OwnedToken = object({
  ...ApiToken.properties,
  accountId: text("Of its owner."),
  nick: text("Of its owner."),
});
export type OwnedToken = Static<typeof OwnedToken>;

export const tokenCalls = {
  "GET /user-center/tokens": {
    summary: "Lists the API tokens of an organiser, the newest first; revoked ones are left out.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "reads",
    data: Type.Array(ApiToken),
  },
  "POST /user-center/tokens": {
    summary: `Makes an API token, at most ${mostTokens} at once. What it may do is at each call limited to what its owner may.`,
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "hashes",
    limits: proofLimits,
    body: object({
      name: typed("line", Type.String({ minLength: 1, maxLength: longestTokenName, pattern: "\\S" })),
      races: Type.Array(shortText(64), { minItems: 1, maxItems: 50, uniqueItems: true, description: "Their ids." }),
      scopes: Type.Array(scope, { minItems: 1, uniqueItems: true }),
      days: integer("For how long it can be used.", { minimum: 1, maximum: tokenDays.most }),
      proof: Proof,
    }),
    data: object({ secret: text("The token itself, which is shown once."), token: ApiToken }),
    errors: ["profile/wrong-password", "account/wrong-code", "token/too-many"],
  },
  "POST /user-center/tokens/revoke": {
    summary: "Revokes an API token: the next call with it is refused.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "writes",
    body: object({ tokenId: shortText(64) }),
    data: nothing,
    errors: ["token/not-found"],
  },
  "GET /admin/tokens": {
    summary: "Lists API tokens, those of one account or the newest 500 of all, for the command `startline`.",
    caller: "operator",
    personal: "full",
    cost: "writes",
    query: object({ account: optional(shortText(300, "The phone number or email address of an account.")) }),
    data: Type.Array(OwnedToken),
    errors: ["account/not-found"],
  },
  "POST /admin/tokens/revoke": {
    summary: "Revokes an API token, or all of an account, for the command `startline`.",
    caller: "operator",
    personal: "none",
    cost: "writes",
    body: object({ which: shortText(300, "The id of a token, or the phone number or email address of an account.") }),
    data: object({ count: integer("How many were revoked.") }),
  },
} satisfies Record<string, Call>;
