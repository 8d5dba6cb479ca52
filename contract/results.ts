import Type, { type Static } from "typebox";
import type { Call } from "./call.ts";
import { itemEdition } from "./itemEdition.ts";
import { correctedFields, prizeEventKinds, prizeStates, resultSetKinds } from "./resultWords.ts";
import { bilingual, integer, nullable, object, oneOf, optional, shortText, text, time, typed } from "./schema.ts";

/** A published set of results. */
export const ResultSetHead = object({
  number: integer("1 for the first."),
  kind: oneOf(resultSetKinds),
  note: nullable(bilingual),
  publishedAt: time(),
  runners: integer("How many results it has."),
  ranked: integer("How many of them have a place."),
});
export type ResultSetHead = Static<typeof ResultSetHead>;

/** What was set by hand of a runner's result. */
export const ResultCorrection = object({
  correctionId: text(),
  bib: text(),
  field: oneOf(correctedFields),
  before: nullable(text()),
  after: nullable(text("Null if the value was taken away.")),
  reason: text(),
  correctedAt: time(),
  correctedBy: text("The account, or `command`."),
  releasedAt: nullable(time("Since when the file and the rules count again.")),
});
export type ResultCorrection = Static<typeof ResultCorrection>;

const Prize = object({
  list: text("The id of the list; after it, with a slash each, the gender and age group if these are apart."),
  listName: nullable(bilingual),
  gender: nullable(oneOf(["male", "female"], "Whose list it is; null if it is of both.")),
  ageGroup: nullable(bilingual),
  bib: text(),
  name: nullable(text("As in the published results.")),
  place: integer("The place in this list; 0 if the runner is not in it any more."),
  amountFen: integer("Before tax; 0 if there is none."),
  taxFen: integer(),
  state: oneOf(prizeStates),
  paidFen: nullable(
    integer("What was paid, before tax; null if nothing was. After an amendment it may differ from the amount."),
  ),
  events: Type.Array(
    object({ event: oneOf(prizeEventKinds), reason: nullable(text()), at: time(), by: text("The account.") }),
    { description: "What became of it, in order." },
  ),
});

const head = {
  item: text("The id of the item."),
  edition: text("Such as 2025."),
};

/** The prizes of an item by its newest published results. */
export const ResultPrizes = object({
  ...head,
  setNumber: nullable(integer("The set that they are computed from; null if none is published.")),
  dueOn: nullable(text("The first day on which prizes are due, YYYY-MM-DD; null before the official results.")),
  claimUntil: nullable(text("The last day on which they can be claimed; null if there is none.")),
  prizes: Type.Array(Prize),
});
export type ResultPrizes = Static<typeof ResultPrizes>;

const reason = typed(
  "text",
  Type.String({ minLength: 1, maxLength: 300, pattern: "\\S", description: "Why; for the records." }),
);
const sentence = typed("text", Type.String({ minLength: 1, maxLength: 500, pattern: "\\S" }));
const notFound = ["site/not-bound", "results/unknown-item"] as const;

const publish = {
  summary:
    "Derives the results of an item anew and publishes them as its next set, which stays as it is. What is published already is no new set.",
  personal: "none",
  cost: "writes",
  body: object({
    ...itemEdition,
    kind: oneOf(["preliminary", "official", "amended"]),
    note: optional(
      object({ zh: sentence, en: sentence }, { description: "What everybody reads about it; an amended set has one." }),
    ),
    after: integer("The number of the newest set that the organiser has seen; 0 for none.", { minimum: 0 }),
  }),
  data: ResultSetHead,
  errors: [
    ...notFound,
    "results/changed",
    "results/official-already",
    "results/not-official",
    "results/note-missing",
    "results/empty",
  ],
} satisfies Partial<Call>;

export const resultCalls = {
  "GET /sign-up/organise/results/sets": {
    summary: "Lists the published sets of results of an item, the newest first.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "reads",
    query: object(itemEdition),
    data: object({ ...head, sets: Type.Array(ResultSetHead) }),
    errors: [...notFound],
  },
  "POST /sign-up/organise/results/sets": { ...publish, caller: "organiser", rights: ["ORGANISER"] },
  "POST /admin/results/sets": { ...publish, caller: "operator" },
  "GET /sign-up/organise/results/corrections": {
    summary: "Lists what was set by hand of the results of an item, the newest first, with what was released.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "reads",
    query: object(itemEdition),
    data: object({ ...head, corrections: Type.Array(ResultCorrection) }),
    errors: [...notFound],
  },
  "POST /sign-up/organise/results/corrections": {
    summary:
      "Sets a field of a runner's result by hand: it wins over every file until it is released. Published sets stay as they are; the next one has it.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "writes",
    body: object({
      ...itemEdition,
      bib: shortText(32),
      field: oneOf(correctedFields),
      value: nullable(
        typed(
          "text",
          Type.String({ maxLength: 200, description: "Times in ms, gender 1 or 2; null takes the value away." }),
        ),
      ),
      reason,
    }),
    data: ResultCorrection,
    errors: [...notFound, "results/unknown-bib", "results/wrong-value"],
  },
  "POST /sign-up/organise/results/corrections/release": {
    summary: "Releases a correction, so that the files and rules count again.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "writes",
    body: object({ ...itemEdition, correctionId: shortText(64), reason }),
    data: ResultCorrection,
    errors: [...notFound, "results/unknown-correction"],
  },
  "GET /sign-up/organise/results/prizes": {
    summary: "Lists the prizes of an item by its newest published results, with what became of each.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "reads",
    query: object(itemEdition),
    data: ResultPrizes,
    errors: [...notFound],
  },
  "POST /sign-up/organise/results/prizes": {
    summary: "Stores that a prize was claimed, paid, withheld or released.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "writes",
    body: object({
      ...itemEdition,
      list: shortText(200, "As the list of prizes names it."),
      bib: shortText(32),
      event: oneOf(prizeEventKinds),
      reason: optional(reason),
    }),
    data: ResultPrizes,
    errors: [...notFound, "prizes/unknown", "prizes/wrong-state", "prizes/reason-missing"],
  },
} satisfies Record<string, Call>;
