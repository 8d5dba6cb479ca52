import type { QueryOf } from "#contract/contract.ts";
import type { StaffSnapshot } from "#contract/staff.ts";
import { type UsualMaterial, usualMaterials } from "#core/pickUp.ts";
import { inLanguage, type Language } from "#core/text.ts";
import { maskName } from "#forms/values/identity.ts";
import { messages } from "#locales/generated/server/pickUpLists.ts";
import { textIn } from "#locales/getText.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { whileAllowed } from "../../base/exports/whileAllowed.ts";
import { type Reviewer, seesPersonal } from "../../base/rights.ts";
import { recordSecurityEvent } from "../../base/security/events.ts";
import { organisedRace } from "../../race/organisedRace.ts";
import { type ExportFile, makeExport } from "../export/file.ts";
import { timeWriter } from "../export/rows.ts";
import type { OrganiseTools } from "../organise/race.ts";
import { readSnapshot } from "./snapshot.ts";

type Wanted = QueryOf<"GET /sign-up/organise/pick-up/export">;

/**
 * The packing list of a pick-up by site, day and slot, or who still lacks something, as a file.
 * Without the right to personal data names are masked. Each export is an audit line.
 */
export async function exportPickUp(
  tools: OrganiseTools,
  reviewer: Reviewer,
  { domainName, list, site: siteId, format, language = "zh" }: Wanted,
): Promise<ExportFile | "site/not-bound" | "session/not-allowed" | "export/no-rows"> {
  const { db } = tools;
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return site;
  const { raceId } = site;
  const snapshot = await readSnapshot(tools, site, language);
  const places = choosePlaces(snapshot, { list, siteId });
  if (places.length === 0) return "export/no-rows";
  const isShown = seesPersonal(reviewer, raceId);
  const { actor } = reviewer;
  const details = { list, format, language, isMasked: !isShown };
  await recordAudit(db, { raceId, actor, action: "export", entity: "entry", entityId: raceId, details });
  await recordSecurityEvent(db, { kind: "data-exported", actor, details: { raceId, format } });
  const rows = whileAllowed(writeRows(snapshot, places, { language, isShown }), reviewer, { raceId, isShown });
  return makeExport(rows, { format, language }, { title: textIn(language, messages, list), site });
}

// By site and slot, then by bib: packs lie in this order. Without an appointment comes last.
function choosePlaces(snapshot: StaffSnapshot, { list, siteId }: { list: Wanted["list"]; siteId: string | undefined }) {
  const slots = new Map(snapshot.slots.map((slot) => [slot.slotId, slot]));
  const whole = 2 ** snapshot.materials.length - 1;
  const rows = snapshot.codes.map((_, place) => ({
    place,
    slot: slots.get(snapshot.booked[place] ?? 0),
    bib: snapshot.bibs[place] ?? "",
    isComplete: (snapshot.given[place] ?? 0) === whole,
  }));
  const order = snapshot.sites.map(({ id }) => id);
  const rank = (site: string | undefined) => (site === undefined ? order.length : order.indexOf(site));
  return rows
    .filter(({ slot, isComplete }) => (list === "packing" || !isComplete) && (!siteId || slot?.site === siteId))
    .sort(
      (a, b) =>
        rank(a.slot?.site) - rank(b.slot?.site) ||
        (a.slot?.startsAt ?? 0) - (b.slot?.startsAt ?? 0) ||
        a.bib.localeCompare(b.bib, "en", { numeric: true }),
    );
}

async function* writeRows(
  snapshot: StaffSnapshot,
  places: ReturnType<typeof choosePlaces>,
  { language, isShown }: { language: Language; isShown: boolean },
): AsyncGenerator<string[]> {
  const t = (key: keyof typeof messages.zh) => textIn(language, messages, key);
  const writeTime = timeWriter(snapshot.timeZone);
  const sites = new Map(snapshot.sites.map(({ id, name }) => [id, inLanguage(name, language)]));
  const names = snapshot.materials.map(({ id, name }) =>
    name ? inLanguage(name, language) : isUsual(id) ? t(`material-${id}`) : id,
  );
  yield [
    ...(["site", "from", "until", "bib", "code", "name", "item"] as const).map((key) => t(`column-${key}`)),
    ...names,
  ];
  for (const { place, slot, bib } of places) {
    const item = snapshot.items[snapshot.itemOf[place] ?? -1];
    yield [
      slot ? (sites.get(slot.site) ?? slot.site) : t("none"),
      slot ? writeTime(new Date(slot.startsAt)) : "",
      slot ? writeTime(new Date(slot.endsAt)) : "",
      bib,
      snapshot.codes[place] ?? "",
      isShown ? (snapshot.names[place] ?? "") : maskName(snapshot.names[place] ?? ""),
      item ? inLanguage(item, language) : "",
      ...snapshot.materials.map((_, index) => {
        const isGiven = (((snapshot.given[place] ?? 0) >> index) & 1) === 1;
        const choice = snapshot.choices[index]?.[place] ?? "";
        return [choice, t(isGiven ? "given" : "open")].filter(Boolean).join(" ");
      }),
    ];
  }
}

const isUsual = (id: string): id is UsualMaterial => (usualMaterials as readonly string[]).includes(id);
