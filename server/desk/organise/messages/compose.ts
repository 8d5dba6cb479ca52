import { and, eq, inArray } from "drizzle-orm";
import { nearest } from "#compiler/meaning/nearest.ts";
import { fillFacts, findUnknownFact, type MessageFact, messageFacts } from "#core/entrantMessages.ts";
import { inLanguage, type Language } from "#core/text.ts";
import { maskName } from "#forms/values/identity.ts";
import type { Database } from "../../../base/db/open.ts";
import { isLivePickUp, pickUpSlots, pickUps } from "../../../base/db/pickUpSchema.ts";
import type { Secrets } from "../../../base/secrets/secrets.ts";
import { itemName, type RaceSite } from "../../../race/raceSite.ts";
import { type EntryRow, openRows } from "../rows.ts";

/** The words of a message, with facts in braces. */
export interface Words {
  subject: { zh: string; en?: string | undefined };
  text: { zh: string; en?: string | undefined };
}

/** A fact that a message names and that there is none of, with the one that was probably meant. */
export interface UnknownFact {
  fact: string;
  near: string;
}

/** Returns the first unknown fact of a message; undefined if all are known. */
export function findFault({ subject, text }: Words): UnknownFact | undefined {
  for (const words of [subject.zh, subject.en, text.zh, text.en]) {
    const fact = words === undefined ? undefined : findUnknownFact(words);
    if (fact !== undefined) return { fact, near: nearest(fact, messageFacts) ?? "" };
  }
  return undefined;
}

/** A message as one entrant reads it. */
export interface Rendered {
  subject: string;
  text: string;
  language: Language;
  name: string;
}

/**
 * Writes a message for each of these entries, in the language that its runner signed up in; with
 * masked names if somebody reads it who may not see them.
 */
export async function renderAll(
  db: Database,
  secrets: Pick<Secrets, "open">,
  {
    site,
    words,
    rows,
    isMasked = false,
  }: { site: RaceSite; words: Words; rows: readonly EntryRow[]; isMasked?: boolean },
): Promise<Rendered[]> {
  const opened = await openRows(db, secrets, [...rows]);
  const slots = await readSlots(
    db,
    site,
    rows.map(({ entry }) => entry.entryId),
  );
  return opened.map(({ entry, submission, name: written }) => {
    const name = isMasked ? maskName(written) : written;
    const language = submission?.language ?? "zh";
    const facts = {
      race: inLanguage(site.site.race?.name ?? site.site.title, language),
      name,
      item: inLanguage(itemName(site, entry.item), language),
      bib: entry.bib ?? "",
      code: entry.code,
      slot: slots.get(entry.entryId)?.[language] ?? "",
    };
    return { ...render(words, language, facts), language, name };
  });
}

/** Writes a message for its writer, with the facts of nobody. */
export function renderTest(site: RaceSite, words: Words, language: Language): Omit<Rendered, "name"> {
  const { name, items = [] } = site.site.race ?? {};
  const item = items[0]?.name ?? { zh: "" };
  const named = Object.fromEntries(messageFacts.map((fact) => [fact, `{${fact}}`])) as Record<MessageFact, string>;
  const facts = { ...named, race: inLanguage(name ?? site.site.title, language), item: inLanguage(item, language) };
  return { ...render(words, language, facts), language };
}

function render({ subject, text }: Words, language: Language, facts: Record<MessageFact, string>) {
  const fill = (words: Words["text"]) => fillFacts(inLanguage(words, language), facts);
  return { subject: fill(subject), text: fill(text) };
}

async function readSlots(
  db: Database,
  { site, timeZone }: RaceSite,
  entryIds: string[],
): Promise<Map<string, Record<Language, string>>> {
  const rows = await db
    .select({ entryId: pickUps.entryId, siteId: pickUpSlots.site, startsAt: pickUpSlots.startsAt })
    .from(pickUps)
    .innerJoin(pickUpSlots, eq(pickUpSlots.slotId, pickUps.slotId))
    .where(and(inArray(pickUps.entryId, entryIds), isLivePickUp));
  const formats = { zh: getFormat("zh-CN", timeZone), en: getFormat("en-GB", timeZone) };
  const places = site.race?.pickUp?.sites ?? [];
  return new Map(
    rows.map(({ entryId, siteId, startsAt }) => {
      const place = places.find(({ id }) => id === siteId)?.name ?? { zh: siteId };
      const write = (language: Language) => `${formats[language].format(startsAt)} ${inLanguage(place, language)}`;
      return [entryId, { zh: write("zh"), en: write("en") }];
    }),
  );
}

const getFormat = (locale: string, timeZone: string) =>
  new Intl.DateTimeFormat(locale, { timeZone, dateStyle: "medium", timeStyle: "short" });
