import ical, { ICalEventStatus } from "ical-generator";
import type { CompiledSite } from "#compiler/emit/emit.ts";
import type { Cancellable } from "#core/racePhase.ts";
import { inLanguage, type Language } from "#core/text.ts";
import { messages } from "#locales/generated/server/page.ts";
import { textIn } from "#locales/getText.ts";

type Race = NonNullable<CompiledSite["site"]["race"]> & Cancellable;

/** One event of a calendar file. */
export interface CalendarEvent {
  /** Unique on the site; the same event has the same id whenever its file is made. */
  id: string;
  summary: string;
  /** RFC 3339. */
  startsAt: string;
  endsAt?: string | undefined;
  place?: string | undefined;
  /** The path of the page that it leads to; the home page by default. */
  path?: string | undefined;
  /** When it was last changed: a calendar program updates an event if this is later. */
  stamp: Date;
  isCancelled?: boolean | undefined;
}

/** Returns events of a site as a calendar file (RFC 5545). */
export function writeCalendar(name: string, origin: string, events: readonly CalendarEvent[]): string {
  // The generator escapes the texts of events, and not the calendar's own name.
  const calendar = ical({ name: escapeText(name), prodId: "//Startline//Race dates//EN" });
  const host = new URL(origin).hostname;
  for (const { id, summary, startsAt, endsAt, place, path = "/", stamp, isCancelled } of events)
    calendar.createEvent({
      id: `${id}@${host}`,
      start: new Date(startsAt),
      // An end must be later than the start: a moment has none.
      ...(endsAt && Date.parse(endsAt) > Date.parse(startsAt) && { end: new Date(endsAt) }),
      stamp,
      summary,
      ...(isCancelled && { status: ICalEventStatus.CANCELLED }),
      url: `${origin}${path}`,
      ...(place && { location: place }),
    });
  // Every line ends with a break, also the last one, which the generator omits.
  return `${calendar.toString()}\r\n`;
}

/**
 * Returns the dates of a race as a calendar file: registration opens and closes, the draw, the race
 * itself; of the published edition.
 */
export function raceCalendar(
  race: Race,
  { language, origin, publishedAt }: { language: Language; origin: string; publishedAt: Date },
): string {
  const name = inLanguage(race.name, language);
  // A race without an id of its own for each year has other dates next year: those are other
  // events.
  const year = race.startsAt.slice(0, 4);
  // A download does not change an event.
  const event = (id: string, summary: string, startsAt: string): CalendarEvent => ({
    id: `${id}-${year}`,
    summary,
    startsAt,
    stamp: publishedAt,
    isCancelled: race.cancelledAt !== undefined,
  });
  const named = (id: "opens" | "closes" | "draw", at: string) =>
    event(id, `${name}: ${textIn(language, messages, id)}`, at);
  const { registration } = race;
  const venue = race.venue ?? race.city;
  return writeCalendar(name, origin, [
    ...(registration ? [named("opens", registration.opensAt), named("closes", registration.closesAt)] : []),
    ...(registration?.drawAt ? [named("draw", registration.drawAt)] : []),
    { ...event("race", name, race.startsAt), endsAt: race.endsAt, place: venue && inLanguage(venue, language) },
  ]);
}

// RFC 5545, 3.3.11.
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}
