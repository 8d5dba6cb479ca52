import Type, { type Static } from "typebox";
import type { Call } from "./call.ts";
import { domainName } from "./domainName.ts";
import { integer, nothing, nullable, object, oneOf, optional, shortText, text, time, upTo } from "./schema.ts";

const photoId = shortText(32, "The id of a photo.");
const grant = shortText(400, "What a look-up of the own photos answered, which opens them for two hours.");

/** A photo at the sizes in which it can be shown, each at an address that is signed for hours. */
export const ShownPhoto = object({
  photoId: text(),
  width: integer("Of the largest size, in pixels."),
  height: integer(),
  sizes: Type.Array(object({ width: integer(), address: text() }), { description: "The smallest first." }),
});
export type ShownPhoto = Static<typeof ShownPhoto>;

/** A photo of a runner's gallery. */
export const GalleryPhoto = object({
  ...ShownPhoto.properties,
  isPossible: oneOf(
    ["no", "bib", "time"],
    "no: the bib is on it. bib: it was not read with certainty. time: taken when the runner passed.",
  ),
  takenAt: nullable(time()),
  point: nullable(text("The id of the point, or finish.")),
});
export type GalleryPhoto = Static<typeof GalleryPhoto>;

/** A runner's photos that the runner can open: with the grant, all of them. */
export const OwnPhotos = object({
  item: nullable(text()),
  bib: text(),
  grant: text("Opens the gallery for two hours."),
});
export type OwnPhotos = Static<typeof OwnPhotos>;

/** What opens the photos of a result, for its runner. */
export const photosOfResult = Type.Unsafe<OwnPhotos | null>({
  ...OwnPhotos,
  type: ["object", "null"],
  description: "Null if the site has no open search of photos, and for others than the runner.",
});

/** A photo that is shown to nobody, or not to a runner who is not on it. */
export const PhotoRemoval = object({
  removalId: text(),
  photoId: text(),
  bib: nullable(text("The runner who is not on it; null if nobody sees it.")),
  removedBy: text("`runner`, an account, or `command`."),
  runnerBib: nullable(text("The bib of the runner who removed it; null for organisers.")),
  removedAt: time(),
  restoredAt: nullable(time()),
  photo: nullable(ShownPhoto),
});
export type PhotoRemoval = Static<typeof PhotoRemoval>;

const size = {
  until: integer("Until when the address is valid, in milliseconds since 1970."),
  key: shortText(64),
};
const ofRace = ["site/not-bound"] as const;
const ofGallery = [...ofRace, "photos/closed", "photos/grant-over"] as const;

/** How many photos an archive holds at most. */
export const mostArchivedPhotos = 50;

export const photoCalls = {
  "POST /sign-up/photos/search": {
    summary:
      "Finds the photos with a bib: how many there are, and the first three in small. With the name of the runner it also opens all of them. One answer for a bib that nobody has and for another name.",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    limits: { network: "read", own: ["photoSearch", "photoName", "photoNamePerBib"] },
    body: object({
      domainName,
      bib: shortText(16, "As printed.", "line"),
      name: optional(shortText(120, "The runner's.", "line")),
    }),
    data: object({
      count: integer("How many photos have the bib."),
      previews: Type.Array(ShownPhoto, { description: "At most three; none of a runner who hides the result." }),
      own: Type.Array(OwnPhotos, { description: "Empty without a name." }),
    }),
    errors: [...ofRace, "photos/closed", "photos/no-match"],
  },
  "GET /user-center/photos": {
    summary: "Returns what opens the photos of the account's own entries that have a bib.",
    caller: "user",
    personal: "none",
    cost: "reads",
    query: object({ domainName }),
    data: Type.Array(OwnPhotos),
    errors: [...ofRace, "photos/closed"],
  },
  "POST /sign-up/photos/gallery": {
    summary: "Returns the photos of a runner: those with the bib, and those that were taken when the runner passed.",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    body: object({ domainName, grant }),
    data: object({
      item: nullable(text()),
      bib: text(),
      photos: Type.Array(GalleryPhoto, { description: "At most 200; those with the bib first." }),
    }),
    errors: [...ofGallery],
  },
  "POST /sign-up/photos/archive": {
    summary: `Signs the address of an archive with photos of the own gallery, at most ${mostArchivedPhotos}.`,
    caller: "anyone",
    personal: "none",
    cost: "reads",
    limits: { network: "read", own: ["photoArchive"] },
    body: object({ domainName, grant, photoIds: Type.Array(photoId, { minItems: 1, maxItems: mostArchivedPhotos }) }),
    data: object({ address: text("Valid for ten minutes.") }),
    errors: [...ofGallery, "photos/not-found"],
  },
  "POST /sign-up/photos/remove": {
    summary:
      "Removes a photo of the own gallery at once: from the own bib, or for everybody. Organisers see it and can restore it.",
    caller: "anyone",
    personal: "none",
    cost: "writes",
    limits: { network: "write", own: ["photoRemoval"] },
    body: object({
      domainName,
      grant,
      photoId,
      kind: oneOf(["not-me", "everybody"], "not-me: the runner is not on it. everybody: nobody sees it any more."),
    }),
    data: nothing,
    errors: [...ofGallery, "photos/not-found"],
  },
  "GET /sign-up/photos/:id/:width": {
    summary: "Returns a photo in a width, at an address that a look-up signed. It has no metadata.",
    caller: "anyone",
    personal: "none",
    cost: "draws",
    limits: { network: "page" },
    madeBy: "browsers, for pictures of a page.",
    params: object({ id: shortText(32), width: integer("In pixels.") }),
    query: object(size),
    file: "JPEG",
    errors: ["photos/not-found", "photos/address-over"],
  },
  "GET /sign-up/photos/archive": {
    summary: "Returns photos as a ZIP archive that is made while it is sent, at an address that was signed for it.",
    caller: "anyone",
    personal: "none",
    cost: "exports",
    limits: { network: "read", own: ["photoArchive"] },
    madeBy: "browsers, which open the address as a link.",
    query: object({ ids: shortText(33 * mostArchivedPhotos), ...size }),
    file: "ZIP",
    errors: ["photos/address-over", "photos/not-found"],
  },
  "GET /sign-up/organise/photos/removals": {
    summary: "Lists the photos of a race that were removed or restored, the newest first, at most 200.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "reads",
    query: object({ domainName }),
    data: Type.Array(PhotoRemoval),
    errors: [...ofRace],
  },
  "POST /sign-up/organise/photos/remove": {
    summary: "Removes a photo for everybody, or from a bib.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "writes",
    madeBy: "programs of organisers.",
    body: object({ domainName, photoId, bib: upTo(16, "The runner who is not on it; empty for everybody.", "line") }),
    data: nothing,
    errors: [...ofRace, "photos/not-found"],
  },
  "POST /sign-up/organise/photos/restore": {
    summary: "Ends a removal: the photo is shown again.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "writes",
    body: object({ domainName, removalId: shortText(64) }),
    data: nothing,
    errors: [...ofRace, "photos/not-found"],
  },
} satisfies Record<string, Call>;
