import type { DraftVersion } from "#core/draftVersion.ts";
import type { Answers, CompiledForm } from "#forms/form.ts";
import type { Text } from "#schemas/generated/types.ts";

/** What a draft belongs to besides its account: the race of a site, what the form is for, and an item of the race. */
export interface DraftPlace {
  domainName: string;
  use: CompiledForm["use"];
  item: string;
}

/** When and where a draft was saved. `revision` grows with each saving, and no two savings of an account ever share one. */
export interface DraftHead {
  revision: number;
  /** Epoch ms. */
  savedAt: number;
  /** The browser and system that saved it, such as "Firefox · Windows". */
  device: string;
  /** Whether the login that saved it is the one that asks: another tab, not another device. */
  isSameLogin: boolean;
  /** Which content it has, as the tab named it that saved it; null if that tab named none. */
  version: DraftVersion | null;
}

/** A draft with its content, the JSON text that was saved. */
export interface Draft extends DraftHead {
  content: string;
}

/** A draft to save: its version is named before it is sent, so that a save whose answer was lost is recognised later. */
export interface DraftToSave extends Pick<Draft, "content" | "revision"> {
  version: DraftVersion;
}

/** One of the drafts of whoever is logged in. */
export interface ListedDraft extends DraftHead, DraftPlace {
  siteTitle: Text;
  itemName: Text;
}

/** What a sign-up names of its form; `hash` is the one in the form's address, by `formHash`. */
export interface FormEdition {
  id: string;
  version: number;
  hash: string;
}

/** That somebody agreed to a policy; `hash` is that of its texts, `agreedAt` an RFC 3339 instant. */
export interface PolicyAgreement {
  id: string;
  hash: string;
  agreedAt: string;
}

/** A filled-in form on its way to the server. `key` (16 to 64 letters, digits, - and _) makes a repeated call the same sign-up. */
export interface SubmissionBody {
  domainName: string;
  key: string;
  form: FormEdition;
  item: string;
  entrants: Answers[];
  policies: PolicyAgreement[];
  /** What the runner was shown, in fen. */
  feeFen: number;
}

/** What a runner gets for a form that was taken. */
export interface SubmissionReceipt {
  submissionId: string;
  /** Ten characters of Crockford's base 32. */
  receipt: string;
  /** Epoch ms. */
  createdAt: number;
}

/** Why a form was not taken. */
export type RefusalReason =
  /** The site has another edition of the form now: load it, keep the answers. */
  | "form-changed"
  | "not-open"
  | "unknown-item"
  /** Too many entrants, or none. */
  | "entrants"
  | "answers"
  /** Texts that nobody agreed to, or not in their present wording. */
  | "policies"
  /** The fee is another one; `feeFen` says which. */
  | "fee"
  | "already-registered"
  /** The key was used for another sign-up. */
  | "key-used";

/** One thing that is wrong with the answers of one entrant (counted from 0). */
export interface SubmissionProblem {
  entrant: number;
  /** JSON Pointer into the entrant's answers. */
  pointer: string;
  code: string;
  /** In the language that was asked for. */
  message: string;
}

/** What a refusal tells besides its sentence. */
export interface SubmissionRefusal {
  reason: RefusalReason;
  problems: SubmissionProblem[];
  /** The ids of the policies to agree to. */
  policies?: string[];
  /** The fee as the server counts it. */
  feeFen?: number;
}

/** How far an application for a place is: 1 submitted, 2 approved, 3 rejected (0, not submitted yet, is a draft). */
export type AuditStatus = 1 | 2 | 3;

/** A sign-up as its owner's list shows it. */
export interface SubmissionHead extends SubmissionReceipt {
  use: CompiledForm["use"];
  domainName: string;
  siteTitle: Text;
  item: string;
  itemName: Text;
  /** Names in full, document numbers masked; "" where the form asks for none. */
  entrants: { name: string; document: string }[];
  feeFen: number;
  /** Of an application alone; null for a sign-up. */
  auditStatus: AuditStatus | null;
  refuseReason: string | null;
  /** Whether a later application took the place of this rejected one. */
  isReplaced: boolean;
}

/** A sign-up with all answers, and the address of the form's edition to which they were given. */
export interface Submission extends SubmissionHead {
  form: FormEdition & { url: string };
  answers: Answers[];
  policies: PolicyAgreement[];
}

/** An application as organisers see it: with the answers of each entrant in words, in the organiser's language. */
export interface Application extends Submission {
  entrantWords: { pointer: string; label: string; words: string }[][];
}
