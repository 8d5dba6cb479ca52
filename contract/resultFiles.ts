import Type, { type Static } from "typebox";
import type { Call } from "./call.ts";
import { domainName } from "./domainName.ts";
import { batchStates } from "./resultWords.ts";
import { boolean, integer, nullable, object, oneOf, optional, shortText, text, time, upTo } from "./schema.ts";

/** What is wrong with a file of results, a column, a row or a cell of it. */
export const FileProblem = object({
  line: integer("The line of the file, from 1."),
  column: nullable(integer("The column, from 0; null if it is about the whole line.")),
  field: nullable(text("What the column holds.")),
  code: text("Its sentences are in `locales/results/import.json`."),
  isRefused: boolean("Whether the row is left out because of it."),
  params: Type.Unsafe<Record<string, string | number>>(Type.Object({}, { additionalProperties: true })),
});
export type FileProblem = Static<typeof FileProblem>;

const column = {
  header: text(),
  field: nullable(text("What it holds; null if it is left out.")),
  point: optional(text("The point of a split, by its id.")),
  isReversed: optional(boolean("Whether a name has the family name first, and a comma after it.")),
  certainty: oneOf(
    ["sure", "likely", "unused", "unknown"],
    "likely: a person should look; unused: of no use for results.",
  ),
};

/** Why a person should look at the columns of a file before it is imported. */
export const MappingQuestion = object({
  code: oneOf(["column", "twice", "identity", "time", "item", "notation", "sheet"]),
  index: optional(integer("The column.")),
  other: optional(integer("The other column that seems to hold the same.")),
  name: optional(text("The name that is no item of the race.")),
});

/** How many rows of a batch do what, against the draft as it is. */
export const BatchCounts = object({
  added: integer("Runners who had no result."),
  changed: integer(),
  same: integer(),
  unknownBibs: integer("Rows whose bib no entry of the item has, though entries of the race have bibs."),
  otherNames: integer("Rows whose name differs from the name of the result with the same bib."),
});
export type BatchCounts = Static<typeof BatchCounts>;

/** A file of results that an organiser gave. */
export const ResultBatch = object({
  batchId: text(),
  item: text(),
  edition: text(),
  fileName: text(),
  state: oneOf(batchStates, "Results come from it only while it is imported."),
  storedRows: integer("How many of its rows are stored."),
  refusedRows: integer("How many of these are refused."),
  columns: Type.Array(object(column)),
  questions: Type.Array(MappingQuestion, { description: "Empty if nothing needs to be asked." }),
  problems: Type.Array(FileProblem, { description: "What is wrong with the file and with whole columns." }),
  madeAt: time(),
  importedAt: nullable(time()),
  undoneAt: nullable(time()),
});
export type ResultBatch = Static<typeof ResultBatch>;

/** A row that is imported and that an organiser should look at. */
export const DoubtfulRow = object({
  line: integer("The line of the file, from 1."),
  bib: nullable(text()),
  name: nullable(text()),
  doubt: oneOf(
    ["unknown-bib", "other-name"],
    "No entry of the item has the bib; the result with the same bib has another name.",
  ),
  knownName: nullable(text("The other name.")),
});
export type DoubtfulRow = Static<typeof DoubtfulRow>;

/** A batch, with what its import changes. */
export const CheckedBatch = object({
  batch: ResultBatch,
  counts: BatchCounts,
  sheets: Type.Array(text(), { description: "The sheets with a table of a workbook that was just read; else empty." }),
  samples: Type.Array(Type.Array(text()), {
    description:
      "Up to three cells of each column of a file that was just read, none of document numbers; empty when it is read again later.",
  }),
  doubtful: Type.Array(DoubtfulRow, { description: "At most 200, the first lines first." }),
  rows: Type.Array(FileProblem, { description: "What is wrong with its rows, at most 200, the first lines first." }),
});
export type CheckedBatch = Static<typeof CheckedBatch>;

const ofItem = {
  domainName,
  item: shortText(64, "The id of the item."),
  edition: optional(shortText(40, "The edition of the race; the year of its start unless given.")),
};

const file = object({
  mapping: optional(upTo(60_000, "The columns as a person chose them: JSON, as `columns` of the answer.")),
  sheet: optional(upTo(100, "The sheet of a workbook; its first one unless given.")),
  file: Type.Unsafe<unknown>({ description: "The file, as the last field." }),
});

const byBatch = object({ domainName, batchId: shortText(64) });
const refused = ["site/not-bound", "results/unknown-item"] as const;
const refusedFile = ["results/no-file", "results/too-large", "results/unreadable", "results/wrong-mapping"] as const;
const refusedBatch = [...refused, "results/unknown-batch", "results/not-checked", "results/questions"] as const;

const check = {
  summary:
    "Reads a file of results and checks its rows; nothing is imported. The same file again continues or returns what was read.",
  personal: "none",
  encoding: "multipart",
  query: object(ofItem),
  body: file,
  data: CheckedBatch,
  errors: [...refused, ...refusedFile],
} satisfies Partial<Call>;
const list = {
  summary: "Lists the files of results of a race, the newest first, at most 100.",
  personal: "none",
  query: object({ domainName }),
  data: Type.Array(ResultBatch),
  errors: ["site/not-bound"],
} satisfies Partial<Call>;
const readBatch = {
  summary: "Returns a file of results that was checked, with what its import changes and what is wrong with its rows.",
  personal: "none",
  query: byBatch,
  data: CheckedBatch,
  errors: ["site/not-bound", "results/unknown-batch"],
} satisfies Partial<Call>;
const importBatch = {
  summary: "Imports the rows of a file that was checked: the draft of its item is derived anew.",
  personal: "none",
  body: byBatch,
  data: ResultBatch,
  errors: [...refusedBatch],
} satisfies Partial<Call>;
const undo = {
  summary: "Undoes the import of a file: the draft of its item is derived from the other files.",
  personal: "none",
  body: byBatch,
  data: ResultBatch,
  errors: [...refusedBatch],
} satisfies Partial<Call>;

export const resultFileCalls = {
  "POST /sign-up/organise/results/files": {
    ...check,
    caller: "organiser",
    rights: ["ORGANISER"],
    cost: "uploads",
    errors: [...check.errors, "upload/too-many"],
  },
  "GET /sign-up/organise/results/files": { ...list, caller: "organiser", rights: ["ORGANISER"], cost: "reads" },
  "GET /sign-up/organise/results/files/batch": {
    ...readBatch,
    caller: "organiser",
    rights: ["ORGANISER"],
    owner: { batchId: "result batch" },
    cost: "reads",
  },
  "POST /sign-up/organise/results/files/import": {
    ...importBatch,
    caller: "organiser",
    rights: ["ORGANISER"],
    owner: { batchId: "result batch" },
    cost: "writes",
  },
  "POST /sign-up/organise/results/files/undo": {
    ...undo,
    caller: "organiser",
    rights: ["ORGANISER"],
    owner: { batchId: "result batch" },
    cost: "writes",
  },
  "POST /admin/results/files": { ...check, caller: "operator", cost: "writes" },
  "GET /admin/results/files": { ...list, caller: "operator", cost: "writes" },
  "POST /admin/results/files/import": { ...importBatch, caller: "operator", cost: "writes" },
  "POST /admin/results/files/undo": { ...undo, caller: "operator", cost: "writes" },
} satisfies Record<string, Call>;
