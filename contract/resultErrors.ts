import { prizeStates } from "./resultWords.ts";
import { integer, oneOf } from "./schema.ts";

/** The codes with which a look-up is refused; an unknown person and a wrong name have the same. */
export const lookUpErrors = {
  "look-up/closed": { status: 409 },
  "look-up/not-registered": { status: 404 },
  "look-up/no-score": { status: 404 },
  "look-up/too-many": { status: 429, details: { seconds: integer("Seconds until it can be tried again.") } },
} as const;

/** The codes with which an organiser is refused what concerns results and prizes. */
export const resultErrors = {
  "results/unknown-item": { status: 404 },
  "results/no-file": { status: 400 },
  "results/too-large": { status: 413, details: { limitBytes: integer("How large a file may be.") } },
  "results/unreadable": {
    status: 400,
    details: {
      fault: oneOf(["empty", "workbook-large", "workbook-broken", "sheet-missing", "not-a-table"], "Why."),
    },
  },
  "results/wrong-mapping": { status: 400 },
  "results/unknown-batch": { status: 404 },
  "results/not-checked": { status: 409 },
  "results/questions": { status: 409 },
  "results/changed": { status: 409, details: { number: integer("The newest published set; 0 for none.") } },
  "results/official-already": { status: 409 },
  "results/not-official": { status: 409 },
  "results/note-missing": { status: 400 },
  "results/empty": { status: 409 },
  "results/unknown-bib": { status: 404 },
  "results/wrong-value": { status: 400 },
  "results/unknown-correction": { status: 404 },
  "results/not-published": { status: 404 },
  "results/unknown-runner": { status: 404 },
  "results/unknown-entry": { status: 404 },
  "prizes/unknown": { status: 404 },
  "prizes/wrong-state": { status: 409, details: { state: oneOf(prizeStates, "The state that it has now.") } },
  "prizes/reason-missing": { status: 400 },
} as const;
