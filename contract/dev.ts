import Type from "typebox";
import type { Call } from "./call.ts";
import { bilingual, object, optional, text } from "./schema.ts";

/** An account with which a developer logs in by one click. */
export const TestAccount = object({
  name: bilingual,
  phone: optional(text()),
  email: optional(text()),
  password: text("In clear."),
  authorities: Type.Array(text()),
});

/** What a server answers to browsers on its own machine, and never in production. */
export const devCalls = {
  "GET /dev/test-accounts": {
    summary: "Lists the accounts of a debug config.",
    caller: "developer",
    personal: "full",
    cost: "reads",
    data: Type.Array(TestAccount),
  },
} satisfies Record<string, Call>;
