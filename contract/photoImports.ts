import Type, { type Static } from "typebox";
import type { Call } from "./call.ts";
import { domainName } from "./domainName.ts";
import { photoBatchStates, photoFaults, photoOutcomes } from "./photoWords.ts";
import { integer, nullable, object, oneOf, optional, shortText, text, time, upTo } from "./schema.ts";

/** A folder of photos that an organiser imported. */
export const PhotoImport = object({
  batchId: text(),
  edition: text("Such as 2025."),
  item: nullable(text("The item that the photos are of; null for all of the race.")),
  folder: text("Its name."),
  point: nullable(text("The point of photos that state none.")),
  state: oneOf(photoBatchStates, "Photos come from it unless it is undone."),
  photos: integer("Of how many photos it states something."),
  madeAt: time(),
  undoneAt: nullable(time()),
});
export type PhotoImport = Static<typeof PhotoImport>;

/** What became of a file of an import. */
export const ImportedPhoto = object({
  path: text("In the folder."),
  outcome: oneOf(
    photoOutcomes,
    "stored: new. changed: known, with other bibs, time or point. known: nothing is new. refused: see fault.",
  ),
  fault: nullable(oneOf(photoFaults, "Why it is refused.")),
  doubtful: Type.Array(text(), { description: "Keywords that could have been bibs and were not taken for one." }),
});
export type ImportedPhoto = Static<typeof ImportedPhoto>;

const file = object({
  path: shortText(1000, "In the folder."),
  written: optional(
    object(
      {
        bibs: Type.Array(
          object({ bib: upTo(100), confidence: optional(upTo(20, "A number up to 1, or of percent.")) }),
          { maxItems: 200 },
        ),
        takenAt: optional(upTo(60, "ISO 8601; without a zone by the clock of the race.")),
        point: optional(upTo(64, "The id of a point, or finish.")),
      },
      { description: "What a CSV states of it." },
    ),
  ),
});

/** How many files one request imports at most. */
export const mostFilesAtOnce = 40;

const ofImport = object({ domainName, batchId: shortText(64) });
const unknown = ["site/not-bound", "photos/unknown-import"] as const;

const list = {
  summary: "Lists the imports of photos of a race, the newest first, at most 100.",
  personal: "none",
  query: object({ domainName }),
  data: Type.Array(PhotoImport),
  errors: ["site/not-bound"],
} satisfies Partial<Call>;
const undo = {
  summary:
    "Undoes an import of photos: what an earlier import states of them counts again, and photos that no other has are deleted.",
  personal: "none",
  cost: "writes",
  body: ofImport,
  data: object({ import: PhotoImport, deleted: integer("How many photos were deleted.") }),
  errors: [...unknown],
} satisfies Partial<Call>;

export const photoImportCalls = {
  "GET /sign-up/organise/photos/imports": {
    ...list,
    caller: "organiser",
    rights: ["ORGANISER"],
    cost: "reads",
  },
  "POST /sign-up/organise/photos/imports/undo": {
    ...undo,
    caller: "organiser",
    rights: ["ORGANISER"],
  },
  "POST /admin/photos": {
    summary:
      "Begins the import of a folder of this machine with photos, or continues the one that was not completed, for the command `startline`.",
    caller: "operator",
    personal: "none",
    cost: "writes",
    body: object({
      domainName,
      folder: shortText(4000, "Its absolute path."),
      item: optional(shortText(64, "The item that the photos are of; all of the race unless given.")),
      edition: optional(shortText(64, "Such as 2024; left out for the race as it is now.")),
      point: optional(shortText(64, "The point of all photos that state none.")),
      clocks: Type.Array(
        object({
          camera: upTo(200, "The model or serial number of a camera; empty for all others."),
          seconds: Type.Number({ description: "What is added to its times." }),
        }),
        { maxItems: 100 },
      ),
    }),
    data: PhotoImport,
    errors: ["site/not-bound", "results/unknown-item", "photos/unknown-point", "photos/no-folder"],
  },
  "POST /admin/photos/files": {
    summary: "Imports files of a folder of photos, each by itself, for the command `startline`.",
    caller: "operator",
    personal: "none",
    cost: "writes",
    body: object({
      domainName,
      batchId: shortText(64),
      files: Type.Array(file, { minItems: 1, maxItems: mostFilesAtOnce }),
    }),
    data: Type.Array(ImportedPhoto),
    errors: [...unknown],
  },
  "POST /admin/photos/finish": {
    summary: "Completes an import of photos, for the command `startline`; one that changed nothing is removed.",
    caller: "operator",
    personal: "none",
    cost: "writes",
    body: ofImport,
    data: object({ import: nullable(PhotoImport) }),
    errors: [...unknown],
  },
  "GET /admin/photos": { ...list, caller: "operator", cost: "reads" },
  "POST /admin/photos/undo": { ...undo, caller: "operator" },
} satisfies Record<string, Call>;
