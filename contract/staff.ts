import Type, { type Static } from "typebox";
import { lineKinds, lineOutcomes } from "#core/handOuts.ts";
import { pickUpRules } from "#core/pickUp.ts";
import type { Call } from "./call.ts";
import { domainName } from "./domainName.ts";
import { bilingual, boolean, integer, nullable, object, oneOf, optional, shortText, text, time } from "./schema.ts";

const texts = (description: string) => Type.Array(text(), { description });
const integers = (description: string) => Type.Array(integer(), { description });

/** Everybody who gets a race pack, column by column: 30,000 runners are under 6 MB. */
export const StaffSnapshot = object({
  raceId: text(),
  at: time("When it was read, by the server's clock."),
  sites: Type.Array(object({ id: text(), name: bilingual })),
  materials: Type.Array(object({ id: text(), name: nullable(bilingual) })),
  slots: Type.Array(object({ slotId: integer(), site: text(), startsAt: time(), endsAt: time() })),
  codes: texts("The public code of each confirmed entry; the other columns have the same order."),
  names: texts("Names as the runners stated them."),
  rules: object({
    early: oneOf(pickUpRules, "What is done with who comes before the booked time."),
    late: oneOf(pickUpRules, "What is done with who comes after it."),
    proxies: nullable({ ...bilingual, description: "What a proxy shows; null if only the runner picks up." }),
    minors: nullable({ ...bilingual, description: "What who is under 18 needs; null for nothing." }),
    bring: nullable({ ...bilingual, description: "What runners show." }),
  }),
  timeZone: text("The IANA zone of the race."),
  items: Type.Array(bilingual),
  itemOf: integers("Which of the items each has entered, from 0."),
  documents: texts("The last four characters of their documents; empty without one."),
  bibs: texts("Their bibs; empty while there is none."),
  minors: integers("1 for who is under 18 on the day of the snapshot, else 0."),
  booked: integers("The slot that each has booked; 0 for none."),
  given: integers("What each was handed out: the sum of 2^n for each material n."),
  choices: Type.Array(Type.Array(nullable(text())), {
    description: "For each material what each chose of it, in words; empty for a material without choices.",
  }),
});
export type StaffSnapshot = Static<typeof StaffSnapshot>;

const code = shortText(64, "What was scanned or typed; the public code of the entry unless the scan failed.");
const most = 2_147_483_647;
const id = shortText(64, "The id of the device.");

/** What staff did with a device, as it queued it. */
export const StaffLine = object({
  seq: integer("From 1, without gaps.", { minimum: 1, maximum: most }),
  nonce: shortText(64, "Drawn by the device for this line."),
  at: time("When, by the device's clock."),
  kind: oneOf(lineKinds),
  code: optional(code),
  material: optional(shortText(64, "The id of the material that is handed out.")),
  choice: optional(shortText(100, "What was really given of it, such as the size.")),
  proxy: optional(shortText(100, "Who takes it for the runner: the name and the last four of the document.")),
  handOutId: optional(
    integer("The hand-out that is undone; without it, what was handed out of the material.", {
      minimum: 1,
      maximum: most,
    }),
  ),
});
export type StaffLine = Static<typeof StaffLine>;

/** A hand-out, with who did it, at which site and when. */
export const MetHandOut = object({
  handOutId: integer(),
  code: text(),
  material: text(),
  choice: nullable(text()),
  site: text(),
  at: time(),
  by: text("The nickname of the member of staff."),
});
export type MetHandOut = Static<typeof MetHandOut>;

/** A phone or computer with which staff hand out. */
export const StaffDevice = object({
  deviceId: text(),
  site: text(),
  name: text(),
  openedAt: time(),
  lastSyncAt: nullable(time()),
  pending: integer("How many lines it still had to send as it synced last."),
  isOwn: boolean(),
  state: oneOf(["open", "closing", "closed"], "closing: a second organiser has to abandon it."),
});

// Who hands out needs no other right; an organiser needs the one to see personal data.
const staff = { caller: "organiser", rights: ["STAFF", "PERSONAL_DATA"] } as const;

export const staffCalls = {
  "GET /sign-up/staff/snapshot": {
    summary: "Returns everybody who gets a race pack, for a device that works without a network.",
    ...staff,
    personal: "full",
    cost: "exports",
    query: object({ domainName }),
    data: StaffSnapshot,
    errors: ["site/not-bound"],
  },
  "GET /sign-up/staff/devices": {
    summary: "Lists the devices of a race's staff, the newest first, and whether nothing more comes from any of them.",
    ...staff,
    personal: "none",
    cost: "reads",
    query: object({ domainName }),
    data: object({ raceId: text(), devices: Type.Array(StaffDevice), haveAllSynced: boolean() }),
    errors: ["site/not-bound"],
  },
  "POST /sign-up/staff/devices": {
    summary: "Opens a device for a pick-up site.",
    ...staff,
    personal: "none",
    cost: "writes",
    body: object({
      domainName,
      site: shortText(64, "The id of the pick-up site."),
      name: shortText(60, "How staff call it.", "line"),
    }),
    data: object({ deviceId: text() }),
    errors: ["site/not-bound", "staff/unknown-site"],
  },
  "POST /sign-up/staff/sync": {
    summary:
      "Does what the lines of a device say, each once however often it is sent, and keeps all of them, also failed scans. Its clock is corrected by what it shows.",
    ...staff,
    personal: "none",
    cost: "writes",
    body: object({
      domainName,
      deviceId: id,
      now: time("What the device's clock shows."),
      pending: integer("How many lines it has beyond these.", { minimum: 0, maximum: most }),
      lines: Type.Array(StaffLine, { maxItems: 200 }),
      informed: Type.Array(object({ deviceId: id, seq: integer("", { minimum: 1, maximum: most }) }), {
        maxItems: 200,
        description: "The conflicts of others that the device has shown.",
      }),
    }),
    data: object({
      results: Type.Array(object({ seq: integer(), outcome: oneOf(lineOutcomes), met: nullable(MetHandOut) })),
      conflicts: Type.Array(object({ deviceId: text(), seq: integer(), at: time(), by: text(), first: MetHandOut }), {
        description: "What others handed out a second time after this device, until it states that it has shown it.",
      }),
    }),
    errors: ["site/not-bound", "staff/unknown-device", "staff/device-closed"],
  },
  "POST /sign-up/staff/devices/close": {
    summary:
      "Closes a device: its own staff once it has nothing to send; else an organiser, which ends its session at once, and a second one, who abandons what it may still have.",
    ...staff,
    personal: "none",
    cost: "writes",
    body: object({ domainName, deviceId: id }),
    data: oneOf(["closed", "waiting"]),
    errors: ["site/not-bound", "staff/unknown-device", "staff/not-synced"],
  },
} satisfies Record<string, Call>;
