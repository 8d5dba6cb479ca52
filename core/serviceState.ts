/** How an organiser switches a service; instants are RFC 3339. */
export interface ServiceSwitch {
  isOpen?: boolean | undefined;
  opensAt?: string | undefined;
  closesAt?: string | undefined;
  /** Whether it ended because its race was cancelled. */
  isCancelled?: boolean | undefined;
}

export type ServiceState = "closed" | "notYet" | "open" | "over" | "cancelled";

/** A service at an instant: its state, and when it opens and closes, if it has such times. */
export interface ServiceStatus {
  state: ServiceState;
  opensAt: string | undefined;
  closesAt: string | undefined;
}

/** A service that an organiser opens and closes. */
export type ServiceKind =
  | "sign-up"
  | "through-entry"
  | "confirmation"
  | "upload"
  | "registration"
  | "score"
  | "images"
  | "past-results";

// This program answers them itself, with or without accounts.
const ofEverybody: readonly (ServiceKind | undefined)[] = ["registration", "score", "past-results", "images"];
const ofAccounts: readonly (ServiceKind | undefined)[] = ["through-entry", "confirmation", "upload"];

/**
 * What decides whether a service is open: its kind (undefined for a page that is no service of this
 * program), its switch, the race, and whether the site has accounts.
 */
export interface ServicePage {
  service: ServiceKind | undefined;
  props: ServiceSwitch & { link?: string };
  race:
    | {
        startsAt: string;
        registration?: { opensAt: string; closesAt: string } | undefined;
        cancelledAt?: string | undefined;
      }
    | undefined;
  hasAccounts: boolean;
}

/**
 * Returns whether a site offers a service: it names a link, this program answers it to everybody,
 * or the site's accounts use it here. A sign-up on the site needs the registration of its race.
 */
export function isOffered({ service, props, race, hasAccounts }: ServicePage): boolean {
  if (props.link || ofEverybody.includes(service)) return true;
  return hasAccounts && (service === "sign-up" ? race?.registration !== undefined : ofAccounts.includes(service));
}

/**
 * Returns the switches that decide on a service page: its own; for the sign-up the race's
 * registration; and the start of the race for what runners do before it, unless it is cancelled. A
 * service that the site does not offer is never open.
 */
export function getSwitches(page: ServicePage): ServiceSwitch[] {
  const { service, props, race } = page;
  const isSignUp = service === "sign-up";
  const registration = isSignUp && race?.registration;
  // The link may still come before the service opens.
  const pageProps = isOffered(page) ? props : { ...props, isOpen: false };
  if (race?.cancelledAt !== undefined && (isSignUp || service === "through-entry"))
    return [pageProps, { isCancelled: true }];
  if (registration) return [pageProps, registration];
  // A confirmation that is switched on lists what the visitor has submitted, also after the race.
  const isBefore = isSignUp || service === "through-entry" || (service === "confirmation" && !pageProps.isOpen);
  return [pageProps, isBefore ? { closesAt: race?.startsAt } : {}];
}

/**
 * Returns the status of a service under all of these switches at `now` (ms since 1970): cancelled
 * if one is, over if one is over, else not yet open if one is not, else closed if one is switched
 * off; between the latest opening and the earliest closing.
 */
export function serviceStatus(switches: ServiceSwitch[], now: number): ServiceStatus {
  const states = switches.map((serviceSwitch) => findState(serviceSwitch, now));
  const state =
    (["cancelled", "over", "notYet", "closed"] as const).find((candidate) => states.includes(candidate)) ?? "open";
  const instants = (key: "opensAt" | "closesAt") =>
    switches.flatMap((serviceSwitch) => serviceSwitch[key] ?? []).sort((a, b) => Date.parse(a) - Date.parse(b));
  return { state, opensAt: instants("opensAt").at(-1), closesAt: instants("closesAt")[0] };
}

// A time that cannot be read is one at which nothing is open.
function findState({ isOpen = true, opensAt, closesAt, isCancelled }: ServiceSwitch, now: number): ServiceState {
  if (isCancelled) return "cancelled";
  if (closesAt !== undefined && !(now < Date.parse(closesAt))) return "over";
  if (opensAt !== undefined && !(now >= Date.parse(opensAt))) return "notYet";
  return isOpen ? "open" : "closed";
}
