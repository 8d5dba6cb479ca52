import Type, { type Static } from "typebox";
import type { Call } from "./call.ts";
import { integer, nullable, object, oneOf, shortText, text, time } from "./schema.ts";

/** A signed receipt. It names nobody. */
export const signed = text("A JSON Web Signature (RFC 7515); `GET /status/receipt-keys` has the keys.");

/** A public key that receipts are verified with: a JSON Web Key (RFC 7517, RFC 8037). */
export const ReceiptKey = object({
  kty: oneOf(["OKP"]),
  crv: oneOf(["Ed25519"]),
  alg: oneOf(["EdDSA"]),
  use: oneOf(["sig"]),
  kid: text("The id that a receipt names in its head: the key's thumbprint (RFC 7638)."),
  x: text("The public key as base64url."),
});
export type ReceiptKey = Static<typeof ReceiptKey>;

/** What a text that is shown as a receipt is worth. */
export const CheckedReceipt = object({
  outcome: oneOf(
    ["on-record", "withdrawn", "deleted", "changed", "missing", "forged", "unreadable"],
    "on-record: genuine, and the sign-up is stored as it was submitted. withdrawn: genuine, and the sign-up was withdrawn or rejected since. deleted: genuine, and the sign-up was deleted with its account. changed, missing: genuine, but the answers are others than those that were submitted, or there is no such sign-up. forged: not signed by this server, or changed since. unreadable: there is no receipt in the text.",
  ),
  receipt: nullable(
    object({
      site: text("The domain name of the site."),
      race: text(),
      item: text(),
      code: text("Ten characters of Crockford's base 32."),
      people: integer(),
      at: time("When it was submitted, in milliseconds since 1970."),
    }),
  ),
});
export type CheckedReceipt = Static<typeof CheckedReceipt>;

export const receiptCalls = {
  "GET /status/receipt-keys": {
    summary:
      "Lists the public keys that signed receipts are verified with: earlier ones, the present one, and the next.",
    caller: "anyone",
    personal: "none",
    cost: "cheap",
    madeBy: "anyone who verifies a receipt with a program of their own.",
    data: object({ keys: Type.Array(ReceiptKey) }),
  },
  "POST /status/receipts": {
    summary: "Returns whether a signed receipt is genuine, and what became of its sign-up.",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    madeBy: "programs; people use the page /status/receipt.",
    body: object({ receipt: shortText(20_000, "A text with a receipt in it, such as a downloaded file.") }),
    data: CheckedReceipt,
  },
  "GET /sign-up/submissions/:id/receipt": {
    summary: "Returns the signed receipt of one of the own sign-ups or applications.",
    caller: "user",
    personal: "none",
    owner: { id: "submission" },
    cost: "reads",
    params: object({ id: shortText(64) }),
    data: object({ signed }),
    errors: ["submission/not-found"],
  },
} satisfies Record<string, Call>;
