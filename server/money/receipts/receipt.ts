import { createHash, sign, verify } from "node:crypto";
import type { Answers } from "#forms/form.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { knownKeys, signingKey } from "./keys.ts";

/**
 * What a receipt states. It names nobody: `code` is the public code of the sign-up, with which its
 * people are drawn together.
 */
export interface ReceiptFacts {
  type: "startline/receipt/1";
  site: string;
  race: string;
  item: string;
  use: "sign-up" | "through-entry";
  code: string;
  people: number;
  /** RFC 3339, UTC, to the millisecond. */
  at: string;
  /** The hash of the form's edition. */
  form: string;
  /** SHA-256, hexadecimal, of what was submitted (`hashSubmitted`). */
  submitted: string;
}

/** What needs the keys of receipts. */
export interface ReceiptTools {
  secrets: Secrets;
  env: { receiptKey: number };
}

/** The parts of a submission that its receipt is made of. */
export interface Receipted {
  submissionId: string;
  domainName: string;
  raceId: string;
  item: string;
  use: ReceiptFacts["use"];
  receipt: string;
  /** In ms since 1970. */
  createdAt: number;
  formHash: string;
  answers: Answers[];
}

/** Returns what the receipt of a submission states. */
export function receiptFacts(submission: Receipted): ReceiptFacts {
  const { domainName, raceId, item, use, receipt, createdAt, formHash, answers } = submission;
  return {
    type: "startline/receipt/1",
    site: domainName,
    race: raceId,
    item,
    use,
    code: receipt,
    people: answers.length,
    at: new Date(createdAt).toISOString(),
    form: formHash,
    submitted: hashSubmitted(submission),
  };
}

/**
 * The hash of what was submitted: of the submission's id, which only its owner and the organiser
 * have, and the answers as JSON with sorted keys. Without the id nobody can try names and documents
 * until a hash fits.
 */
export function hashSubmitted({ submissionId, answers }: Pick<Receipted, "submissionId" | "answers">): string {
  return createHash("sha256")
    .update(`${submissionId}\n${sortedJson(answers)}`)
    .digest("hex");
}

/**
 * The keyed hash of what was submitted, which is left of answers that are destroyed: with a receipt
 * it shows that they were these, and without the key it shows nothing.
 */
export function macSubmitted({ mac }: Pick<Secrets, "mac">, submitted: string): string {
  return mac("submitted", submitted);
}

/** JSON without spaces, the keys of each object sorted by UTF-16 code units. */
export function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_key, part) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/**
 * Signs a receipt with the present key: a JSON Web Signature in its compact form (RFC 7515, RFC
 * 8037).
 */
export function signFacts({ secrets, env }: ReceiptTools, facts: object): string {
  const { shown, privateKey } = signingKey(secrets, env.receiptKey);
  const head = encode({ alg: "EdDSA", kid: shown.kid });
  const payload = `${head}.${encode(facts)}`;
  return `${payload}.${sign(null, Buffer.from(payload), privateKey).toString("base64url")}`;
}

/**
 * What a text that is shown as a receipt is: `unreadable` has no receipt in it, `forged` has a
 * signature of nobody or of others.
 */
export type Read = { outcome: "signed"; facts: ReceiptFacts } | { outcome: "unreadable" | "forged" };

// Base64url of 64 bytes is 86 characters.
const receiptIn = /eyJ[\w-]{20,200}\.eyJ[\w-]{20,2000}\.[\w-]{86}(?![\w-])/;

/**
 * Finds the receipt in a text, such as a downloaded file, and verifies its signature. Spaces and
 * line breaks within it do not matter.
 */
export function readReceipt(tools: ReceiptTools, text: string): Read {
  const code = receiptIn.exec(text)?.[0] ?? receiptIn.exec(text.replace(/\s+/g, ""))?.[0];
  if (code === undefined) return { outcome: "unreadable" };
  const facts = openSigned(tools, code);
  // Other things are signed with the same keys.
  if (facts?.type !== "startline/receipt/1") return { outcome: "forged" };
  return { outcome: "signed", facts: facts as unknown as ReceiptFacts };
}

/**
 * Returns what `signFacts` signed, with any key that was ever used; undefined for anything else.
 */
export function openSigned({ secrets, env }: ReceiptTools, code: string): Record<string, unknown> | undefined {
  const [head = "", payload = "", signature = ""] = code.split(".");
  const { alg, kid } = decode(head) ?? {};
  const key = knownKeys(secrets, env.receiptKey).find(({ shown }) => shown.kid === kid);
  const isGenuine =
    alg === "EdDSA" &&
    key !== undefined &&
    verify(null, Buffer.from(`${head}.${payload}`), key.publicKey, Buffer.from(signature, "base64url"));
  return isGenuine ? decode(payload) : undefined;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function decode(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, "base64url").toString());
    return value !== null && typeof value === "object" ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
