import type { Purpose } from "#contract/purposes.ts";
import type { Channel } from "../../base/delivery/message.ts";
import { getNetwork, getWideNetwork } from "../../base/http/network.ts";
import type { Limit } from "../../base/limits/limits.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import type { MessageRequest } from "./messageRequest.ts";

const minute = 60;
const hour = 3600;
const day = 86_400;

/**
 * What the limits treat alike: messages to the caller's own contact, codes to log in or reset a
 * password, codes to a contact that is new to an account, notices, what organisers get, invitations
 * of organisers to others, their replies to answers, what everybody in a race has to learn, and
 * how the race of a followed runner goes.
 */
type Kind =
  | "own"
  | "way-in"
  | "new-contact"
  | "notice"
  | "organiser"
  | "invited"
  | "replied"
  | "announcement"
  | "alert";

/** What each purpose counts as, and whether it needs a passed human verification. */
export const purposes: Record<Purpose, { kind: Kind; needsPass: boolean }> = {
  login: { kind: "way-in", needsPass: true },
  "reset-by-phone": { kind: "way-in", needsPass: true },
  "reset-by-email": { kind: "way-in", needsPass: true },
  register: { kind: "new-contact", needsPass: true },
  "change-phone": { kind: "new-contact", needsPass: true },
  "change-email": { kind: "new-contact", needsPass: true },
  "look-up": { kind: "way-in", needsPass: true },
  // To the session's own contact, and after the owner has shown who they are.
  "confirm-identity": { kind: "own", needsPass: false },
  notice: { kind: "notice", needsPass: false },
  // To the addresses that a published form names, by the server itself.
  answers: { kind: "organiser", needsPass: false },
  // To strangers, whom an organiser of a race named: by contact, organiser and day.
  invitation: { kind: "invited", needsPass: false },
  // To the address that somebody typed into a form, perhaps not their own: by address, organiser
  // and day.
  reply: { kind: "replied", needsPass: false },
  // To everybody in a race, once, as two organisers decided: what some of them did not get would be
  // worse than no limit.
  "race-cancelled": { kind: "announcement", needsPass: false },
  // To an account that has switched it on, for as long as a race runs.
  "live-alert": { kind: "alert", needsPass: false },
};

/** Messages to one target in a day. */
export const targetPerDay: Record<Channel, Record<Exclude<Kind, "announcement">, number>> = {
  sms: { own: 5, "way-in": 8, "new-contact": 4, notice: 5, organiser: 0, invited: 3, replied: 0, alert: 20 },
  email: { own: 10, "way-in": 15, "new-contact": 8, notice: 8, organiser: 48, invited: 5, replied: 5, alert: 100 },
};
/** Messages to one target in a day that one network asks for. */
export const targetPerNetwork: Record<Channel, Record<"way-in" | "new-contact", number>> = {
  sms: { "way-in": 5, "new-contact": 3 },
  email: { "way-in": 10, "new-contact": 5 },
};
// So that strangers who use up a target's day slow its owner down on a new device, but do not lock
// them out until tomorrow.
const afterwards: Limit = { most: 1, seconds: 6 * hour };
/** Codes to new contacts that one account asks for. */
export const accountPerHour = 5;
export const accountPerDay = 8;

/**
 * Messages to invited runners that one organiser sends: as many as a whole file has, and some
 * again.
 */
export const invitationsPerDay = 6000;

/** Replies to answers that one organiser sends in a day. */
export const repliesPerDay = 300;

/**
 * The parts of the day's cap: each is the most that those together get, and the last five are what
 * notices, organisers, invited runners, replies and alerts have in addition.
 */
export const shares = {
  network: (cap: number) => Math.max(10, Math.ceil(cap / 10)),
  wideNetwork: (cap: number) => Math.max(20, Math.ceil(cap / 4)),
  newContacts: (cap: number) => Math.ceil(cap / 2),
  strangers: (cap: number) => Math.ceil((cap * 3) / 4),
  all: (cap: number) => cap,
  notices: (cap: number) => Math.ceil(cap / 10),
  answers: (cap: number) => Math.ceil(cap / 10),
  invitations: (cap: number) => Math.ceil(cap / 10),
  replies: (cap: number) => Math.ceil(cap / 10),
  alerts: (cap: number) => Math.ceil(cap / 10),
};

/** Which limit is used up, as far as the person needs to know. */
export type Reason = "too-soon" | "target" | "account" | "network" | "day";

/**
 * One limit that a message counts towards. Once it is used up, `slowly` still lets a few through,
 * slowly.
 */
export interface Row {
  key: string;
  limit: Limit;
  slowly?: Limit;
  reason: Reason;
}

/**
 * Every limit that a message counts towards, the narrowest first; none for what everybody in a race
 * has to learn. People's data are hashed in the keys.
 */
export function listLimits(request: MessageRequest, cap: number, { mac }: Pick<Secrets, "mac">): Row[] {
  const { channel, purpose, target, isOwn, caller } = request;
  const declared = purposes[purpose].kind;
  if (declared === "announcement") return [];
  const kind = declared === "way-in" && isOwn ? "own" : declared;
  const key = (name: string, ...parts: string[]) => `send/${name}/${mac("sending", parts.join("\0"))}`;
  // An owner's counts are by purpose: somebody with a stolen session cannot use up the login's.
  const group = kind === "own" ? purpose : kind;
  const row = (reason: Reason, name: string, limit: Limit, ...parts: string[]): Row => ({
    key: key(name, channel, ...parts),
    limit,
    reason,
  });
  const inDay = (most: number): Limit => ({ most, seconds: day });
  const share = (name: keyof typeof shares): Row => ({
    key: `send/day/${channel}/${name}`,
    limit: inDay(shares[name](cap)),
    reason: "day",
  });
  const ofTarget = row("target", "target", inDay(targetPerDay[channel][kind]), kind, group, target);
  if (kind === "notice") return [ofTarget, share("notices")];
  if (kind === "alert") return [ofTarget, share("alerts")];
  if (kind === "organiser") return [ofTarget, share("answers")];
  if (kind === "invited") {
    const ofOrganiser = row("account", "inviter", inDay(invitationsPerDay), caller.accountId ?? "");
    return [ofTarget, ofOrganiser, share("invitations")];
  }
  if (kind === "replied") {
    const ofOrganiser = row("account", "replier", inDay(repliesPerDay), caller.accountId ?? "");
    return [ofTarget, ofOrganiser, share("replies")];
  }
  // By purpose: a code to log in does not delay one to reset the password.
  const perMinute = row("too-soon", "minute", { most: 1, seconds: minute }, kind, purpose, target);
  if (kind === "own") return [perMinute, ofTarget, share("all")];
  const network = getNetwork(caller.address);
  const fromNetwork = inDay(targetPerNetwork[channel][kind]);
  return [
    perMinute,
    { ...row("target", "target-network", fromNetwork, group, target, network), slowly: afterwards },
    ...(kind === "new-contact" && caller.accountId !== undefined
      ? [
          row("account", "account-hour", { most: accountPerHour, seconds: hour }, caller.accountId),
          row("account", "account-day", inDay(accountPerDay), caller.accountId),
        ]
      : []),
    { ...ofTarget, slowly: afterwards },
    row("network", "network", inDay(shares.network(cap)), network),
    row("network", "wide-network", inDay(shares.wideNetwork(cap)), getWideNetwork(caller.address)),
    ...(kind === "new-contact" ? [share("newContacts")] : []),
    share("strangers"),
    share("all"),
  ];
}
