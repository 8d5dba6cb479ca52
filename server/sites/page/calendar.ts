import ical, { ICalEventStatus } from "ical-generator";
import type { CompiledSite } from "#compiler/emit/emit.ts";
import type { Cancellable } from "#core/racePhase.ts";
import { inLanguage, type Language } from "#core/text.ts";
import { messages } from "#locales/generated/server/page.ts";
import { textIn } from "#locales/getText.ts";

type Race = NonNullable<CompiledSite["site"]["race"]> & Cancellable;

/**
 * Returns the dates of a race as a calendar file (RFC 5545): registration opens and closes, the
 * draw, the race itself; of the published edition.
 */
export function raceCalendar(
  race: Race,
  { language, origin, publishedAt }: { language: Language; origin: string; publishedAt: Date },
): string {
  const name = inLanguage(race.name, language);
  // The generator escapes the texts of events, and not the calendar's own name.
  const calendar = ical({ name: escapeText(name), prodId: "//Startline//Race dates//EN" });
  const host = new URL(origin).hostname;
  // A race without an id of its own for each year has other dates next year: those are other
  // events.
  const year = race.startsAt.slice(0, 4);
  const add = (id: string, summary: string, startsAt: string, endsAt?: string, place?: Race["venue"]) =>
    calendar.createEvent({
      id: `${id}-${year}@${host}`,
      start: new Date(startsAt),
      // An end must be later than the start: a moment has none.
      ...(endsAt && Date.parse(endsAt) > Date.parse(startsAt) && { end: new Date(endsAt) }),
      // A calendar program updates an event if this is later; a download does not change it.
      stamp: publishedAt,
      summary,
      ...(race.cancelledAt !== undefined && { status: ICalEventStatus.CANCELLED }),
      url: `${origin}/`,
      ...(place && { location: inLanguage(place, language) }),
    });
  const { registration } = race;
  if (registration) {
    add("opens", `${name}: ${textIn(language, messages, "opens")}`, registration.opensAt);
    add("closes", `${name}: ${textIn(language, messages, "closes")}`, registration.closesAt);
    if (registration.drawAt) add("draw", `${name}: ${textIn(language, messages, "draw")}`, registration.drawAt);
  }
  add("race", name, race.startsAt, race.endsAt, race.venue ?? race.city);
  // Every line ends with a break, also the last one, which the generator omits.
  return `${calendar.toString()}\r\n`;
}

// RFC 5545, 3.3.11.
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}
