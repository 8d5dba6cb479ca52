import { timingSafeEqual } from "node:crypto";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { type Place, periodMs } from "./queue.ts";

type Signing = Pick<Secrets, "mac">;

/** How long a ticket is one; the browser keeps it as long. */
export const ticketMinutes = 12 * 60;
/** The same in periods. */
export const ticketPeriods = (ticketMinutes * 60_000) / periodMs;

/** When a person came, and whether they were let in since. */
export interface Arrival {
  period: number;
  isLetIn: boolean;
}

/** The name of a race's cookie. */
export function cookieName({ mac }: Signing, raceId: string): string {
  // The prefix makes browsers accept it over https (and on localhost) for this very host only.
  return `__Host-waiting-${mac("waiting-race", raceId).slice(0, 10)}`;
}

/** An account in a race, by a keyed hash: tickets name nobody. */
export function getPerson({ mac }: Signing, raceId: string, accountId: string): string {
  return mac("waiting-person", `${raceId}\n${accountId}`).slice(0, 24);
}

/** The ticket of somebody who came: all that is known of the person, and signed. */
export function getTicket({ mac }: Signing, raceId: string, { period, isLetIn }: Arrival, person: string): string {
  const arrival = `${period}${isLetIn ? "i" : ""}`;
  return `${arrival}.${person}.${mac("waiting-ticket", `${raceId}\n${arrival}\n${person}`).slice(0, 32)}`;
}

/** Reads a ticket of this race; undefined if it is none of ours. */
export function readTicket(
  secrets: Signing,
  raceId: string,
  ticket: string | undefined,
): (Arrival & { person: string }) | undefined {
  const [, periodText = "", letIn, person = ""] =
    /^(\d{1,12})(i?)\.([0-9a-f]{24})\.[0-9a-f]{32}$/.exec(ticket ?? "") ?? [];
  const arrival = { period: Number(periodText), isLetIn: letIn === "i" };
  const [genuine, givenBytes] = [getTicket(secrets, raceId, arrival, person), ticket ?? ""].map((text) =>
    Buffer.from(text),
  );
  const isGenuine =
    person !== "" && genuine?.length === givenBytes?.length && timingSafeEqual(genuine as Buffer, givenBytes as Buffer);
  return isGenuine ? { ...arrival, person } : undefined;
}

/**
 * The place of a person who came in a period. It depends on the account and the period only, so
 * that another cookie, tab or browser has no other one.
 */
export function getPlace({ mac }: Signing, raceId: string, period: number, person: string): Place {
  const digits = mac("waiting-place", `${raceId}\n${period}\n${person}`).slice(0, 12);
  return { period, share: Number.parseInt(digits, 16) / 2 ** 48 };
}
