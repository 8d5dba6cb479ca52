import Type from "typebox";
import type { Call } from "./call.ts";
import { integer, object, optional, shortText, text } from "./schema.ts";

const params = object({ id: shortText(64, "The own sign-up.") });
const own = {
  caller: "user",
  personal: "full",
  owner: { id: "submission" },
  params,
  errors: ["submission/not-found", "wallet/not-offered", "wallet/no-place"],
} as const satisfies Partial<Call>;

export const walletCalls = {
  "GET /sign-up/submissions/:id/apple-pass": {
    summary:
      "Returns the pass of an own entry for Apple Wallet, as it is now: name, bib, item and pick-up slot, in the language of the request.",
    ...own,
    errors: [...own.errors],
    cost: "draws",
    limits: { network: "read", account: "confirmation" },
    query: object({
      entrant: optional(
        Type.String({
          pattern: "^\\d{1,4}$",
          description: "Whose entry of the sign-up, from 0; the first if left out.",
        }),
      ),
    }),
    file: "Apple pass",
  },
  "POST /sign-up/submissions/:id/google-pass": {
    summary:
      "Writes the pass of an own entry at Google Wallet, as it is now, and returns the link that adds it: name, bib, item and pick-up slot, in the language of the request.",
    ...own,
    personal: "none",
    errors: [...own.errors, "wallet/provider-failed"],
    cost: "writes",
    limits: { network: "write", account: "confirmation" },
    body: object({ entrant: integer("Whose entry of the sign-up, from 0.", { minimum: 0, maximum: 1000 }) }),
    data: object({ link: text("The address that adds the pass to the wallet of who opens it.") }),
  },
} satisfies Record<string, Call>;
