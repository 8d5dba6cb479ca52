import { timingSafeEqual } from "node:crypto";
import type { Secrets } from "../base/secrets.ts";
import type { Place } from "./queue.ts";

type Signing = Pick<Secrets, "mac">;

/** How long a ticket is one; the browser keeps it as long. */
export const ticketMinutes = 12 * 60;

/** The name of a race's cookie. */
export function cookieName({ mac }: Signing, raceId: string): string {
  // The prefix makes browsers accept it over https (and on localhost) for this very host only.
  return `__Host-waiting-${mac("waiting-race", raceId).slice(0, 10)}`;
}

/** An account in a race, by a keyed hash: tickets name nobody. */
export function personOf({ mac }: Signing, raceId: string, accountId: string): string {
  return mac("waiting-person", `${raceId}\n${accountId}`).slice(0, 24);
}

/** The ticket of somebody who came in a minute: all that is known of the person, and signed. */
export function ticketOf({ mac }: Signing, raceId: string, minute: number, person: string): string {
  return `${minute}.${person}.${mac("waiting-ticket", `${raceId}\n${minute}\n${person}`).slice(0, 32)}`;
}

/** Reads a ticket of this race; undefined if it is none of ours. */
export function readTicket(
  secrets: Signing,
  raceId: string,
  ticket: string | undefined,
): { minute: number; person: string } | undefined {
  const [, written = "", person = ""] = /^(\d{1,12})\.([0-9a-f]{24})\.[0-9a-f]{32}$/.exec(ticket ?? "") ?? [];
  const minute = Number(written);
  const [genuine, given] = [ticketOf(secrets, raceId, minute, person), ticket ?? ""].map((one) => Buffer.from(one));
  const isGenuine =
    person !== "" && genuine?.length === given?.length && timingSafeEqual(genuine as Buffer, given as Buffer);
  return isGenuine ? { minute, person } : undefined;
}

/** The place of a person who came in a minute. It depends on the account and the minute only, so that another cookie, tab or browser has no other one. */
export function placeOf({ mac }: Signing, raceId: string, minute: number, person: string): Place {
  const drawn = mac("waiting-place", `${raceId}\n${minute}\n${person}`).slice(0, 12);
  return { minute, share: Number.parseInt(drawn, 16) / 2 ** 48 };
}
