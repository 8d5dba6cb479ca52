import type { AnswerProblem, Answers } from "#forms/form.ts";
import type { DraftState, SaveEvent } from "../drafts/draftState.ts";
import type { Agreement, DraftContent, Entrant, Place } from "./content.ts";

/** What has been checked of one entrant's answers. */
export interface EntrantChecks {
  /** The properties that are checked: the runner has left them, or wanted to continue. */
  names: ReadonlySet<string>;
  /** What the server refused, until the answer changes. */
  refused: AnswerProblem[];
  /** What is shown as wrong. */
  problems: AnswerProblem[];
}

/** One sign-up while it is filled in. */
export interface SignUpState {
  content: DraftContent;
  /** By the entrant's id; missing if nothing is checked yet. */
  checks: Record<string, EntrantChecks | undefined>;
  draft: DraftState;
  /** How many files are being uploaded. */
  uploads: number;
}

/** Everything that can happen to a sign-up. */
export type SignUpEvent =
  | { type: "answered"; entrant: string; answers: Answers }
  | { type: "fieldLeft"; entrant: string; name: string }
  | { type: "stepChecked"; entrant: string; names: string[] }
  | { type: "answersRefused"; entrant: string; problems: AnswerProblem[] }
  | { type: "problemsFound"; entrant: string; problems: AnswerProblem[] }
  | { type: "moved"; place: Place }
  | { type: "entrantAdded"; entrant: Entrant }
  | { type: "entrantRemoved"; entrant: string }
  | { type: "policyAnswered"; policy: string; agreement: Agreement | undefined }
  | { type: "submissionRefused"; key: string }
  /**
   * Another language was chosen, or the visitor is somebody else: what follows from that is
   * calculated anew.
   */
  | { type: "contextChanged" }
  | { type: "uploadStarted" }
  | { type: "uploadEnded" }
  | { type: "contentReplaced"; content: DraftContent }
  /**
   * The runner chose between two drafts; with the other one's content, or without if they kept
   * their own.
   */
  | { type: "conflictSettled"; content?: DraftContent }
  /** The draft was discarded; it was submitted if there is no content to start over with. */
  | { type: "discarded"; content?: DraftContent }
  | SaveEvent;

/** A state, and the places whose content changed: see patchesBetween. */
export interface Reduced {
  state: SignUpState;
  patches: string[];
}
