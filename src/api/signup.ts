import type { Text } from "#schemas/generated/types.ts";
import type { DraftVersion } from "#src/api/draftVersion.ts";
import type { Answers, CompiledForm } from "#src/forms/form.ts";
import type { Client } from "./client.ts";
import { ApiError } from "./errors.ts";

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

const silent = { isSilent: true } as const;
const queryOf = ({ domainName, use, item }: DraftPlace) => ({ domainName, use, item });

/** The hash in the address of a compiled form; "" for an address that has none. */
export function formHash(url: string): string {
  return /\/files\/([0-9a-f]+)\//.exec(url)?.[1] ?? "";
}

/** The draft at that place; null where there is none. */
export const fetchDraft = (client: Client, place: DraftPlace) =>
  client.call<Draft | null>("/sign-up/draft", { query: queryOf(place), ...silent });

/**
 * Saves a draft that was made from `revision` (0 if there was none) or includes the version that the server has; the same version
 * again is saved once. Rejects with code 409 if another tab or device came first: `newerDraft` has which, and null if the draft is
 * gone (submitted or discarded elsewhere). `isLast` lets a save of up to about 60 kB outlive its page.
 */
export const saveDraft = (client: Client, place: DraftPlace, draft: DraftToSave, isLast = false) => {
  const json = { ...queryOf(place), ...draft };
  return client.call<DraftHead>("/sign-up/draft", {
    ...{ method: "put", json, ...silent },
    ...(isLast && { fetch: keepAlive(JSON.stringify(json)) }),
  });
};

// What browsers carry for pages that are gone, of all requests together, is 64 KiB.
const mostKeptAlive = 60_000;

function keepAlive(body: string): typeof fetch {
  const keepalive = new Blob([body]).size < mostKeptAlive;
  return (input) => {
    const { url, method, headers } = input as Request;
    return fetch(url, { method, headers, body, keepalive });
  };
}

/** Discards the draft at that place, if there is one. */
export const removeDraft = (client: Client, place: DraftPlace) =>
  client.call<null>("/sign-up/draft", { method: "delete", query: queryOf(place), ...silent });

/** All drafts of whoever is logged in, the newest first. */
export const fetchDrafts = (client: Client) => client.call<ListedDraft[]>("/sign-up/drafts", silent);

/** The draft that came first, of a save that was refused; null where it is gone; undefined where the save failed otherwise. */
export function newerDraft(error: unknown): DraftHead | null | undefined {
  return isRefused(error) && error.code === 409 ? (error.details as DraftHead | null) : undefined;
}

/** Submits a form; a repeated call with the same key and body answers the same receipt. Rejects with what `refusalOf` reads. */
export const submitForm = (client: Client, body: SubmissionBody) =>
  client.call<SubmissionReceipt>("/sign-up/submissions", { method: "post", json: body, ...silent });

/** What a refused form is told; undefined where the call failed otherwise (network, login). */
export function refusalOf(error: unknown): SubmissionRefusal | undefined {
  const details = isRefused(error) ? (error.details as Partial<SubmissionRefusal> | null) : undefined;
  return details?.reason ? { ...details, reason: details.reason, problems: details.problems ?? [] } : undefined;
}

/** The sign-ups and applications of whoever is logged in, the newest first. */
export const fetchSubmissions = (client: Client) => client.call<SubmissionHead[]>("/sign-up/submissions", silent);

/** One of one's own sign-ups, with its answers. */
export const fetchSubmission = (client: Client, submissionId: string) =>
  client.call<Submission>(`/sign-up/submissions/${encodeURIComponent(submissionId)}`, silent);

/** The applications that wait for a decision, for organisers; those after `after`, a submission's id, where it is given. */
export const fetchApplications = (client: Client, domainName: string, after?: string) =>
  client.call<Application[]>("/sign-up/applications", { query: { domainName, ...(after && { after }) }, ...silent });

/** Decides an application; a rejection says why. */
export const decideApplication = (
  client: Client,
  decision: { submissionId: string; isApproved: boolean; reason?: string },
) => client.call<null>("/sign-up/applications/decide", { method: "post", json: decision, ...silent });

function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === "refused";
}
