import Type, { type Static } from "typebox";
import type { Call } from "./call.ts";
import { itemEdition } from "./itemEdition.ts";
import { integer, nullable, object, oneOf, optional, shortText, text, time } from "./schema.ts";

const code = shortText(64, "The code of a certificate, which its QR code contains.", "line");

/** What anyone who has the code of a certificate learns about it. */
export const CheckedCertificate = object({
  state: oneOf(
    ["valid", "replaced", "hidden"],
    "valid: the result is the newest that is published. replaced: the results were amended since, see replacedBy. hidden: the certificate is genuine, and its runner shows nothing else.",
  ),
  replacedBy: nullable(integer("The number of the set of results that replaced it.")),
  certificate: nullable(
    object({
      race: text("The name of the race, in the language of the request."),
      item: text(),
      edition: text("The edition of the race, such as 2025."),
      name: text("As it is in the published results."),
      status: text("How the race ended: finished, dnf, …"),
      time: nullable(text("h:mm:ss, by the basis.")),
      basis: oneOf(["net", "gun"]),
      overallRank: nullable(integer()),
      set: integer("The number of the published set."),
      setKind: oneOf(["preliminary", "official", "amended"]),
      publishedAt: time("When the set was published, in milliseconds since 1970."),
      timeZone: text("The race's IANA time zone."),
    }),
  ),
});
export type CheckedCertificate = Static<typeof CheckedCertificate>;

const format = oneOf(["pdf", "png"]);
const language = oneOf(["zh", "en"]);
const set = oneOf(["finishers", "participants", "volunteers"], "The people that a certificate is for.");
/** The certificates of an item, for those who organise its race. */
export const CertificateOverview = object({
  setNumber: nullable(integer("The newest published set; null if nothing is published.")),
  templates: Type.Array(
    object({
      set,
      template: nullable(text("The id of the template; null if they get no certificate.")),
      opensAt: nullable(time("Null if they are open, as those of past editions are.")),
      count: integer("How many of the set are such people."),
    }),
  ),
  parts: Type.Array(
    object({ from: integer("The first row of the results."), count: integer("How many certificates it has.") }),
    { description: "The archives that have all of them." },
  ),
  unprintable: Type.Array(
    object({
      bib: nullable(text()),
      name: text(),
      printed: nullable(text("The Latin name that is printed instead; null if it is the bib.")),
    }),
    { description: "Whose names the fonts of this server lack, at most 200." },
  ),
});
export type CertificateOverview = Static<typeof CertificateOverview>;

export const certificateCalls = {
  "GET /sign-up/certificates/:code": {
    summary: "Returns whether a certificate is genuine, and the published result that it is of.",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    madeBy: "programs; people use the page /certificate/CODE, to which the QR code leads.",
    params: object({ code }),
    data: CheckedCertificate,
    errors: ["certificate/not-found"],
  },
  "GET /certificate/:code/file": {
    summary: "Returns a certificate as a file, at an address that a look-up of the own result signed for an hour.",
    caller: "anyone",
    personal: "none",
    cost: "draws",
    limits: { network: "read", own: ["certificate"] },
    madeBy: "browsers, which open the address as a link.",
    params: object({ code }),
    query: object({
      until: integer("Until when the address is valid, in milliseconds since 1970."),
      key: shortText(64),
      format,
      language,
    }),
    file: "PDF, or PNG",
    errors: ["certificate/not-found", "certificate/expired", "certificate/replaced", "certificate/not-open"],
  },
  "GET /sign-up/organise/certificates": {
    summary:
      "Returns which certificates the people of an item get, when they open, in which archives they are, and which names the fonts lack.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "reads",
    query: object(itemEdition),
    data: CertificateOverview,
    errors: ["site/not-bound", "results/unknown-item"],
  },
  "GET /sign-up/organise/certificates/preview": {
    summary: "Draws the certificate of an item for a runner who does not exist.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "draws",
    query: object({ ...itemEdition, set, language }),
    file: "PNG",
    errors: ["site/not-bound", "results/unknown-item", "certificate/not-found"],
  },
  "GET /sign-up/organise/results/certificates": {
    summary:
      "Returns the certificates of an item as a ZIP archive that is drawn while it is sent: those of 500 rows of the newest published results. Those of runners who hide their results are left out.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "exports",
    query: object({
      ...itemEdition,
      from: optional(integer("The first row of the results, from 1.", { minimum: 1 })),
      format,
      language: optional(language),
    }),
    file: "ZIP",
    errors: ["site/not-bound", "results/unknown-item", "certificate/not-found", "certificate/not-open"],
  },
} satisfies Record<string, Call>;
