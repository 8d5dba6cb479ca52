/** How an organiser switches a service; instants are RFC 3339. */
export interface ServiceSwitch {
  isOpen?: boolean | undefined;
  opensAt?: string | undefined;
  closesAt?: string | undefined;
}

export type ServiceState = "closed" | "notYet" | "open" | "over";

/** A service at an instant: its state, and when it opens and closes, if it has such times. */
export interface ServiceStatus {
  state: ServiceState;
  opensAt: string | undefined;
  closesAt: string | undefined;
}

/** What decides whether a service page is open: its type, its switch, and the race's registration. */
export interface ServicePage {
  type: string;
  props: ServiceSwitch & { link?: string };
  registration: { opensAt: string; closesAt: string } | undefined;
}

/**
 * Returns the switches that decide on a service page: its own, and for the sign-up (`post`) the race's registration. A sign-up on this site,
 * which names no link, is closed if the race has no registration.
 */
export function switchesOf({ type, props, registration }: ServicePage): ServiceSwitch[] {
  if (type !== "post") return [props];
  return [props, registration ?? { isOpen: props.link !== undefined }];
}

/**
 * Returns the status of a service under all of these switches at `now` (ms since 1970): over if one is over, else not yet open if one is not, else closed if one is
 * switched off; between the latest opening and the earliest closing.
 */
export function serviceStatus(switches: ServiceSwitch[], now: number): ServiceStatus {
  const states = switches.map((one) => stateOf(one, now));
  const state = (["over", "notYet", "closed"] as const).find((one) => states.includes(one)) ?? "open";
  const instants = (key: "opensAt" | "closesAt") =>
    switches.flatMap((one) => one[key] ?? []).sort((one, other) => Date.parse(one) - Date.parse(other));
  return { state, opensAt: instants("opensAt").at(-1), closesAt: instants("closesAt")[0] };
}

// A time that cannot be read is one at which nothing is open.
function stateOf({ isOpen = true, opensAt, closesAt }: ServiceSwitch, now: number): ServiceState {
  if (closesAt !== undefined && !(now < Date.parse(closesAt))) return "over";
  if (opensAt !== undefined && !(now >= Date.parse(opensAt))) return "notYet";
  return isOpen ? "open" : "closed";
}
