import { type Call, hasAccount } from "#contract/call.ts";
import { type CallName, callEntry } from "#contract/contract.ts";
import type { Caller, Expectation, Request, Target } from "./callers.ts";
import { makeRequest } from "./sample.ts";

/** What the entry of a call does not have: a request of its own, and what that is answered with. */
export interface Special extends Partial<Record<Caller, number>> {
  /** The code for those who may make the call; 0 unless given. */
  answer?: number;
  request?: (target: Target, caller: Caller) => Request | Promise<Request>;
}

const domainName = "trail.localhost";

/**
 * Returns what each caller gets from a call by its entry: who may make it, with which right, and
 * about whose things.
 */
export function expectCall(name: CallName, { answer, request, ...others }: Special = {}): Expectation {
  const entry = callEntry(name);
  return {
    ...expectCallers(entry, answer ?? chooseAnswer(entry)),
    ...others,
    request: request ?? (async (target) => makeRequest(name, { domainName, ...(await nameOwned(entry, target)) })),
  };
}

// The things of races that organisers ask for are not in the world of these requests; see
// `races.test.ts`.
function chooseAnswer({ caller, owner, file }: Call): number {
  if (caller === "organiser" && owner) return 404;
  return file ? 200 : 0;
}

function expectCallers(entry: Call, answer: number): Record<Caller, number> {
  const { caller, owner } = entry;
  const stranger = hasAccount(entry) ? 401 : answer;
  const status = owner ? 404 : answer;
  const statuses = { anonymous: stranger, expired: stranger, other: status, organiser: status, owner: answer };
  if (caller === "operator") return { anonymous: 404, expired: 404, other: 404, organiser: 404, owner: 404 };
  return caller === "organiser" ? { ...statuses, other: 403, organiser: answer, owner: 403 } : statuses;
}

async function nameOwned({ owner = {} }: Call, target: Target): Promise<Record<string, string>> {
  const [[field, kind] = []] = Object.entries(owner);
  if (field === undefined) return {};
  const makers: Partial<Record<string, () => string | Promise<string>>> = {
    session: () => target.sessionId,
    submission: () => target.submit(),
    application: () => target.submit(),
    order: () => target.order(),
    team: () => target.makeTeam(),
    upload: async () => (await target.submitFile()).id,
  };
  const value = await makers[kind ?? ""]?.();
  return value === undefined ? {} : { [field]: value };
}
