import { and, asc, eq, isNull } from "drizzle-orm";
import type { StaffSnapshot } from "#contract/staff.ts";
import { inLanguage, type Language } from "#core/text.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { handOuts } from "../../base/db/handOutSchema.ts";
import { isLivePickUp, pickUpSlots, pickUps } from "../../base/db/pickUpSchema.ts";
import { describeRules, listMaterials } from "../../entry/pickUp/listOwn.ts";
import { getPickUp } from "../../entry/pickUp/plan.ts";
import { getBirthday, ownDocument } from "../../race/documents.ts";
import { itemName, type RaceSite } from "../../race/raceSite.ts";
import { dayIn } from "../../sites/items/dayIn.ts";
import { matchingEntries } from "../organise/exportRows.ts";
import type { OrganiseTools } from "../organise/race.ts";

/** Reads everybody who gets a race pack, what they chose of it in a language. */
export async function readSnapshot(tools: OrganiseTools, site: RaceSite, language: Language): Promise<StaffSnapshot> {
  const { db } = tools;
  const { raceId, timeZone } = site;
  const at = new Date();
  const pickUp = getPickUp(site);
  const materials = (pickUp?.materials ?? []).map(({ id, name = null }) => ({ id, name }));
  const slots = await db
    .select()
    .from(pickUpSlots)
    .where(eq(pickUpSlots.raceId, raceId))
    .orderBy(asc(pickUpSlots.startsAt));
  const snapshot: StaffSnapshot = {
    raceId,
    at: at.getTime(),
    sites: (pickUp?.sites ?? []).map(({ id, name }) => ({ id, name })),
    materials,
    slots: slots.map(({ slotId, site, startsAt, endsAt }) => {
      return { slotId, site, startsAt: startsAt.getTime(), endsAt: endsAt.getTime() };
    }),
    rules: describeRules(pickUp ?? {}),
    timeZone,
    items: [],
    itemOf: [],
    codes: [],
    names: [],
    documents: [],
    bibs: [],
    minors: [],
    booked: [],
    given: [],
    choices: materials.map(() => []),
  };
  const places = new Map<string, number>();
  const placeItem = (item: string) => {
    const place = places.get(item) ?? snapshot.items.push(itemName(site, item)) - 1;
    places.set(item, place);
    return place;
  };
  const given = await readGiven(tools, raceId, new Map(materials.map(({ id }, n) => [id, 2 ** n])));
  const booked = await readBooked(tools, raceId);
  const grownUpSince = ageLimit(dayIn(timeZone, at));
  const isConfirmed = and(eq(entries.raceId, raceId), eq(entries.state, "confirmed"));
  for await (const { entry, form, answers, name } of matchingEntries(tools, { where: isConfirmed, name: "" })) {
    snapshot.codes.push(entry.code);
    snapshot.itemOf.push(placeItem(entry.item));
    snapshot.names.push(name);
    snapshot.documents.push((form && ownDocument(form, answers)?.number.slice(-4)) ?? "");
    snapshot.bibs.push(entry.bib ?? "");
    snapshot.minors.push(form && (getBirthday(form, answers) ?? "") > grownUpSince ? 1 : 0);
    snapshot.booked.push(booked.get(entry.entryId) ?? 0);
    snapshot.given.push(given.get(entry.entryId) ?? 0);
    const chosen = pickUp ? listMaterials(pickUp, { form, answers, timeZone }) : [];
    for (const [n, { field }] of (pickUp?.materials ?? []).entries()) {
      const choice = chosen[n]?.choice;
      if (field !== undefined) snapshot.choices[n]?.push(choice ? inLanguage(choice, language) : null);
    }
  }
  return snapshot;
}

// The birthday of somebody who is eighteen on a day.
function ageLimit(day: string): string {
  return `${String(Number(day.slice(0, 4)) - 18).padStart(4, "0")}${day.slice(4)}`;
}

async function readGiven({ db }: OrganiseTools, raceId: string, bits: Map<string, number>) {
  const isLive = and(eq(handOuts.raceId, raceId), isNull(handOuts.undoneAt));
  const { entryId, material } = handOuts;
  const given = new Map<string, number>();
  for (const row of await db.select({ entryId, material }).from(handOuts).where(isLive))
    given.set(row.entryId, (given.get(row.entryId) ?? 0) + (bits.get(row.material) ?? 0));
  return given;
}

async function readBooked({ db }: OrganiseTools, raceId: string): Promise<Map<string, number>> {
  const { entryId, slotId } = pickUps;
  const rows = await db
    .select({ entryId, slotId })
    .from(pickUps)
    .innerJoin(pickUpSlots, eq(pickUpSlots.slotId, slotId))
    .where(and(eq(pickUpSlots.raceId, raceId), isLivePickUp));
  return new Map(rows.map((row) => [row.entryId, row.slotId]));
}
