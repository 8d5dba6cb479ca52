/** The phase of a race between its announcement and its results, or that it does not take place. */
export type RacePhase =
  | "before-registration"
  | "registration"
  | "awaiting-draw"
  | "before-race"
  | "race"
  | "after"
  | "cancelled";

/** What two organisers have decided about a race since its site was published. */
export interface Cancellable {
  /** When it was cancelled, in RFC 3339. */
  cancelledAt?: string | undefined;
}

/** The instants of a race that decide its phase, in RFC 3339. */
interface Timed extends Cancellable {
  startsAt: string;
  endsAt?: string | undefined;
  registration?: { opensAt: string; closesAt: string; drawAt?: string | undefined } | undefined;
}

/** The assumed duration of a race without an end, in milliseconds. */
export const assumedRaceLength = 8 * 3600_000;

/**
 * The phase of the race at `now` (ms since 1970). The race itself takes precedence over a
 * registration window that overlaps it.
 */
export function racePhase(race: Timed, now: number): RacePhase {
  const { registration } = race;
  if (race.cancelledAt !== undefined) return "cancelled";
  if (now >= getEnd(race)) return "after";
  if (now >= Date.parse(race.startsAt)) return "race";
  if (!registration) return "before-race";
  if (now < Date.parse(registration.opensAt)) return "before-registration";
  if (now < Date.parse(registration.closesAt)) return "registration";
  if (registration.drawAt && now < Date.parse(registration.drawAt)) return "awaiting-draw";
  return "before-race";
}

/**
 * The next instant (ms since 1970) after `now` at which the phase is another one; undefined once
 * the race is over.
 */
export function nextChange(race: Timed, now: number): number | undefined {
  const { opensAt, closesAt, drawAt } = race.registration ?? {};
  const instants = [opensAt, closesAt, drawAt, race.startsAt].map((instant) => Date.parse(instant ?? ""));
  const phase = racePhase(race, now);
  return [...instants, getEnd(race)]
    .filter((instant) => instant > now)
    .sort((a, b) => a - b)
    .find((instant) => racePhase(race, instant) !== phase);
}

function getEnd({ startsAt, endsAt }: Timed): number {
  return endsAt ? Date.parse(endsAt) : Date.parse(startsAt) + assumedRaceLength;
}
