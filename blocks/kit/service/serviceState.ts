/** How the organiser has switched a service; instants are RFC 3339. */
export interface ServiceSwitch {
  isOpen: boolean;
  opensAt?: string;
  closesAt?: string;
}

export type ServiceState = "closed" | "notYet" | "open" | "over";

/**
 * What a runner meets at `now` (ms since 1970). A service that is switched off is closed, or not yet open while its opening is
 * ahead; one that is switched on still waits for its opening and ends at its closing.
 */
export function serviceState({ isOpen, opensAt, closesAt }: ServiceSwitch, now: number): ServiceState {
  if (closesAt !== undefined && now >= Date.parse(closesAt)) return "over";
  if (opensAt !== undefined && now < Date.parse(opensAt)) return "notYet";
  return isOpen ? "open" : "closed";
}
