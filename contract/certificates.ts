import type { Static } from "typebox";
import type { Call } from "./call.ts";
import { domainName } from "./domainName.ts";
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
  "GET /sign-up/organise/results/certificates": {
    summary:
      "Returns the certificates of an item as a ZIP archive that is drawn while it is sent, at most 500 from a row of the newest published results on. Those of runners who hide their results are left out.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "exports",
    madeBy: "organisers, who open the address as a link.",
    query: object({
      domainName,
      item: shortText(64, "The id of the item in the site file."),
      edition: optional(shortText(64, "Such as 2024; left out for the race as it is now.")),
      from: optional(integer("The first row of the results, from 1.", { minimum: 1 })),
      format,
      language: optional(language),
    }),
    file: "ZIP",
    errors: ["site/not-bound", "results/unknown-item", "certificate/not-found", "certificate/not-open"],
  },
} satisfies Record<string, Call>;
