import type { DataOf } from "#contract/contract.ts";
import { hasLiveEntry } from "#core/liveEntries.ts";
import type { Visitor } from "#core/routeRules.ts";
import type { Client } from "#src/client/client.ts";
import type { Program } from "../program.ts";

/** What is known of the visitor, as React's stores are read. */
export interface VisitorStore {
  current(): Visitor;
  subscribe(onChange: () => void): () => void;
  /** The client through which this store learns of the visitor's own sign-ups. */
  client: Client;
}

type StoredValues = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What a page's own script reads before anything is painted (server/sites/page/starter.ts). */
export const enteredKey = "entered";

/**
 * Knows whether the visitor is logged in, from the stored session, and whether they have signed up
 * for the race of `domainName`: from the last visit, until the server has answered.
 */
export function createVisitorStore(
  { accounts, client }: Pick<Program, "accounts" | "client">,
  domainName: string,
  stored: StoredValues = localStorage,
): VisitorStore {
  const listeners = new Set<() => void>();
  let hasEntered = attempt(() => stored.getItem(enteredKey)) === "1";
  let token = accounts.token();
  const learn = (answer: boolean) => {
    attempt(() => (answer ? stored.setItem(enteredKey, "1") : stored.removeItem(enteredKey)));
    if (answer === hasEntered) return;
    hasEntered = answer;
    for (const listener of listeners) listener();
  };
  const ask = async () => {
    const askedToken = accounts.token();
    if (askedToken === undefined) return learn(false);
    // Without an answer, what is known stays.
    const submissions = await client.call("GET /sign-up/submissions", { isSilent: true }).catch(() => undefined);
    if (submissions && accounts.token() === askedToken)
      learn(submissions.some((submission) => submission.domainName === domainName && isEntry(submission)));
  };
  const follow = () => {
    const before = token;
    token = accounts.token();
    if (before !== token) ask();
    for (const listener of listeners) listener();
  };
  ask();
  accounts.subscribe(follow);
  return {
    current: () => (accounts.token() === undefined ? "unknown" : hasEntered ? "entered" : "logged-in"),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    client: { ...client, call: (name, ...options) => watchAnswer(name, client.call(name, ...options), ask) },
  };
}

type OwnSubmission = DataOf<"GET /sign-up/submissions">[number];

// As the server decides for forms (server/entry/claims/visitor.ts).
function isEntry({ use, auditStatus, isReplaced, withdrawnAt, entries }: OwnSubmission) {
  return use !== "general" && auditStatus !== 3 && !isReplaced && withdrawnAt === null && hasLiveEntry(entries);
}

// A form that is submitted or withdrawn here changes what the visitor is.
function watchAnswer<T>(name: string, answer: Promise<T>, ask: () => void): Promise<T> {
  if (name.startsWith("POST /sign-up/submissions")) answer.then(ask, () => undefined);
  return answer;
}

// Browsers throw if the visitor has switched storage off.
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
