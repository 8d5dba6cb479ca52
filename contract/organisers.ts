import Type, { type Static } from "typebox";
import { authorities } from "#core/authorities.ts";
import type { Call } from "./call.ts";
import { boolean, nullable, object, oneOf, optional, shortText, text } from "./schema.ts";

/** An account that organises races or hands out race packs. */
export const Organiser = object({
  accountId: text(),
  nick: text(),
  email: nullable(text()),
  phone: nullable(text()),
  /** Null for all races. */
  races: nullable(Type.Array(object({ raceId: text(), domainName: nullable(text("A domain that shows the race.")) }))),
  /** Of which races it sees personal data; null for all. */
  personal: nullable(Type.Array(text())),
  /** Of which races it reads and decides applications and documents; null for all. */
  reviewed: nullable(Type.Array(text())),
  /** Of which races it hands out race packs; null for all. */
  staffed: nullable(Type.Array(text())),
});
export type Organiser = Static<typeof Organiser>;

export const organiserCalls = {
  "POST /admin/authorise": {
    summary: "Gives an authority to an account, or takes it back.",
    caller: "operator",
    personal: "none",
    cost: "writes",
    body: object({
      who: shortText(300, "The phone number or email address of the account."),
      authority: oneOf(authorities),
      race: optional(shortText(300, "The id of the race or a domain that shows it; all races if it is left out.")),
      isTaken: optional(boolean("Whether it is taken back; without a race, all of it.")),
    }),
    data: oneOf(["given", "taken", "unchanged", "has-all", "no-account", "no-race"]),
  },
  "GET /admin/organisers": {
    summary: "Lists the accounts that organise races or hand out race packs, for the command `startline`.",
    caller: "operator",
    personal: "full",
    cost: "writes",
    data: Type.Array(Organiser),
  },
} satisfies Record<string, Call>;
