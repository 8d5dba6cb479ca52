import Type, { type Static } from "typebox";
import { mailingEnds, mailingStates, mailingSteps, mostMailingRows } from "#core/mailing.ts";
import type { Call } from "./call.ts";
import { domainName, pageDomain } from "./domainName.ts";
import { orderStates } from "./orders.ts";
import {
  bilingual,
  boolean,
  integer,
  nothing,
  nullable,
  object,
  oneOf,
  optional,
  shortText,
  text,
  time,
  upTo,
} from "./schema.ts";

const closedReasons = ["not-open", "closed", "hand-outs-open"] as const;

/** The address that a pack is mailed to; what is wrong with it is stated field by field. */
export const MailingAddress = object({
  name: upTo(100, "Who receives it.", "text"),
  phone: upTo(40, "For the carrier.", "text"),
  province: upTo(6, "The code of the province, as the list of areas has it."),
  city: upTo(100, "City and district.", "text"),
  street: upTo(300, "Street, house and flat.", "text"),
  postcode: upTo(20, "Six digits.", "text"),
});

const StoredAddress = object({
  name: text(),
  phone: text(),
  province: text(),
  city: text(),
  street: text(),
  postcode: text(),
});
const state = oneOf(mailingStates);
const shipment = { carrier: nullable(text()), tracking: nullable(text("The tracking number.")) };

/** The mailing of an own pack. */
export const OwnMailing = object({
  mailingId: text(),
  state,
  stateAt: time(),
  endedBecause: nullable(oneOf(mailingEnds, "Why it was cancelled.")),
  feeFen: integer(),
  orderId: nullable(text("The order for its fee; null if nothing is paid here.")),
  orderState: nullable(oneOf(orderStates)),
  ...shipment,
  address: nullable({ ...StoredAddress, description: "Null once it is erased." }),
  history: Type.Array(object({ state, at: time() })),
});
export type OwnMailing = Static<typeof OwnMailing>;

/** An own pack that was never collected, or is mailed. */
export const OwnPack = object({
  pack: text("What a request names it by: the public code of its entry, or its number in a list."),
  name: text('The person of the entry; "" for a runner of a list.'),
  itemName: bilingual,
  mailing: nullable(OwnMailing),
});
export type OwnPack = Static<typeof OwnPack>;

/** The mailing that a site offers, and the own packs. */
export const MailingOffer = object({
  opensAt: time("From when on it can be requested."),
  closesAt: time("Until when."),
  timeZone: text("The IANA zone of the race."),
  closed: nullable(oneOf(closedReasons, "Why it cannot be requested now; null if it can.")),
  feeFen: integer("What it costs, but for the regions."),
  regions: Type.Array(
    object({
      provinces: Type.Array(text()),
      feeFen: nullable(integer("What it costs there; null if nothing is mailed there.")),
    }),
  ),
  contents: nullable(bilingual),
  sourceName: bilingual,
  hasList: boolean("Whether packs of a race are mailed whose runners were imported: they show who they are."),
  packs: Type.Array(OwnPack),
});
export type MailingOffer = Static<typeof MailingOffer>;

/** A request of a mailing. */
export const MailingRequest = object({
  domainName,
  pack: shortText(40, "The own pack, as the list of them names it."),
  address: MailingAddress,
  feeFen: integer("The fee that was shown.", { minimum: 0 }),
});
export type MailingRequest = Static<typeof MailingRequest>;

/** A mailing as organisers see it. */
export const OrganisedMailing = object({
  mailingId: text(),
  state,
  stateAt: time(),
  createdAt: time(),
  endedBecause: nullable(oneOf(mailingEnds)),
  pack: text("The public code of the entry, or the number in a list."),
  bib: nullable(text()),
  itemName: bilingual,
  contents: text('What the list states of the pack; "" for an entry.'),
  recipient: text("Masked unless personal data are seen."),
  province: text("The name of the province in Chinese."),
  address: nullable(text("City, street and postcode in one line; null unless personal data are seen.")),
  phone: nullable(text("Null unless personal data are seen.")),
  postcode: nullable(text("Null unless personal data are seen.")),
  feeFen: integer(),
  ...shipment,
});
export type OrganisedMailing = Static<typeof OrganisedMailing>;

/** One page of the mailings of a race, the oldest first. */
export const MailingPage = object({
  opensAt: nullable(time("Null if the site mails nothing.")),
  closesAt: nullable(time()),
  closed: nullable(oneOf(closedReasons)),
  counts: Type.Array(object({ state, count: integer() })),
  uncollected: integer("Confirmed entries whose packs were never collected, and imported runners."),
  mailings: Type.Array(OrganisedMailing),
  next: nullable(text("The mark after which the next page begins; null on the last page.")),
  seesPersonal: boolean(),
});
export type MailingPage = Static<typeof MailingPage>;

const shipped = {
  carrier: shortText(40, "Who carries it.", "text"),
  tracking: shortText(60, "The tracking number.", "text"),
};

/** A step that an organiser states of a mailing. */
export const MailingStepBody = object({
  domainName,
  mailingId: shortText(40),
  step: oneOf(mailingSteps, "The state that it has from then on."),
  carrier: optional(shipped.carrier),
  tracking: optional(shipped.tracking),
});
export type MailingStepBody = Static<typeof MailingStepBody>;

const rowOf = integer("As spreadsheets count: the first is row 2.");

/** What became of the rows of a file of shipments. */
export const ShippedRows = object({
  shipped: integer("How many mailings were marked as sent."),
  faults: Type.Array(
    object({ row: rowOf, fault: oneOf(["unknown", "state", "handed-out", "carrier"]), state: nullable(state) }),
  ),
});
export type ShippedRows = Static<typeof ShippedRows>;

/** Why a row of a list of runners is left out. */
export const mailingRowFaults = ["document-type", "document", "name", "phone", "twice"] as const;
export type MailingRowFault = (typeof mailingRowFaults)[number];

/** What became of the rows of a list of runners. */
export const ImportedMailingRunners = object({
  imported: integer(),
  known: integer("How many were imported before."),
  faults: Type.Array(object({ row: rowOf, fault: oneOf(mailingRowFaults) })),
});

const filter = { domainName, state: optional(state) };
const list = {
  summary: "Lists the mailings of a race with the count of each state, the oldest first, 100 a page.",
  personal: "masked",
  cost: "reads",
  query: object({ ...filter, after: optional(shortText(40, "Returns those after this mark.")) }),
  data: MailingPage,
  errors: ["site/not-bound"],
} satisfies Partial<Call>;
const step = {
  summary:
    "States the next step of a mailing, and informs its runner. Packing is refused if the pack was handed out: then its fee goes back.",
  personal: "none",
  cost: "writes",
  body: MailingStepBody,
  data: object({ state }),
  errors: [
    "site/not-bound",
    "mailing/unknown",
    "mailing/step",
    "mailing/no-tracking",
    "mailing/handed-out",
    "mailing/entry-ended",
  ],
} satisfies Partial<Call>;
const ship = {
  summary: "Marks packed mailings as sent, with carrier and tracking number, from the rows of a file.",
  personal: "none",
  cost: "writes",
  body: object({
    domainName,
    rows: Type.Array(
      object({ mailingId: upTo(40), carrier: upTo(40, undefined, "text"), tracking: upTo(60, undefined, "text") }),
      {
        minItems: 1,
        maxItems: mostMailingRows,
      },
    ),
  }),
  data: ShippedRows,
  errors: ["site/not-bound"],
} satisfies Partial<Call>;
const take = {
  summary:
    "Returns the packing list of a race as a file; names and addresses are masked unless personal data are seen. The audit names who took it.",
  personal: "masked",
  cost: "exports",
  query: object({ ...filter, format: oneOf(["csv", "xlsx"]), language: optional(oneOf(["zh", "en"])) }),
  file: "CSV, or XLSX",
  errors: ["site/not-bound", "export/no-rows"],
} satisfies Partial<Call>;
const cell = (longest: number) => upTo(longest, undefined, "text");
const runners = {
  summary:
    "Imports the runners of an earlier race that this server never had, whose packs were not collected: by keyed hashes of document and name. A wrong row is left out.",
  personal: "none",
  cost: "writes",
  body: object({
    domainName,
    rows: Type.Array(object({ type: cell(10), number: cell(60), name: cell(100), phone: cell(40), pack: cell(300) }), {
      minItems: 1,
      maxItems: mostMailingRows,
    }),
  }),
  data: ImportedMailingRunners,
  errors: ["site/not-bound", "mailing/not-offered"],
} satisfies Partial<Call>;

const organiser = { caller: "organiser", rights: ["ORGANISER"] } as const;
const operator = { caller: "operator" } as const;

export const mailingCalls = {
  "GET /sign-up/mailings": {
    summary:
      "Returns the mailing of packs that were never collected, what it costs, and the own packs with their mailings.",
    caller: "user",
    personal: "full",
    cost: "reads",
    query: object({ domainName: pageDomain }),
    data: MailingOffer,
    errors: ["site/not-bound", "mailing/not-offered"],
  },
  "POST /sign-up/mailings": {
    summary: "Requests the mailing of an own pack that was never collected, with an order for its fee.",
    caller: "user",
    personal: "none",
    cost: "writes",
    body: MailingRequest,
    data: object({ mailingId: text(), orderId: nullable(text("The order to pay; null if nothing is paid here.")) }),
    errors: [
      "site/not-bound",
      "mailing/not-offered",
      "mailing/not-open",
      "mailing/closed",
      "mailing/hand-outs-open",
      "mailing/no-pack",
      "mailing/collected",
      "mailing/requested",
      "mailing/address",
      "mailing/region",
      "mailing/fee",
      "sign-up/payments-missing",
    ],
  },
  "POST /sign-up/mailings/claim": {
    summary:
      "Finds the own pack in an imported list by document and name; a list with phone numbers also needs the account's. Everybody else gets the same answer.",
    caller: "user",
    personal: "none",
    cost: "writes",
    limits: { network: "write", account: "accountWrite", own: ["lookUpPerTarget"] },
    body: object({
      domainName,
      type: shortText(10, "The kind of document."),
      number: shortText(60, "Its number.", "text"),
      name: shortText(100, "The name in it.", "text"),
    }),
    data: nothing,
    errors: ["site/not-bound", "mailing/not-offered", "mailing/not-listed"],
  },
  "GET /sign-up/organise/mailings": { ...list, ...organiser },
  "POST /sign-up/organise/mailings/step": { ...step, ...organiser },
  "POST /sign-up/organise/mailings/ship": { ...ship, ...organiser },
  "GET /sign-up/organise/mailings/export": { ...take, ...organiser },
  "POST /sign-up/organise/mailings/runners": { ...runners, ...organiser },
  "GET /admin/mailings": { ...list, ...operator, personal: "full" },
  "POST /admin/mailings/step": { ...step, ...operator },
  "POST /admin/mailings/ship": { ...ship, ...operator },
  "GET /admin/mailings/export": { ...take, ...operator, personal: "full" },
  "POST /admin/mailings/runners": { ...runners, ...operator },
} satisfies Record<string, Call>;
