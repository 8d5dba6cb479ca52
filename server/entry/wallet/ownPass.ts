import { and, eq } from "drizzle-orm";
import type { OwnPickUp } from "#contract/pickUp.ts";
import { inLanguage, type Language } from "#core/text.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { showBib } from "../../race/bibs.ts";
import { findSiteOf, itemName, raceEnd } from "../../race/raceSite.ts";
import { nameIn, openAnswers, readForms } from "../own/own.ts";
import { listPickUps } from "../pickUp/listOwn.ts";
import { listEntries } from "../places/own.ts";

/** What a pass states; nothing else of a runner leaves the server for a wallet. */
export interface OwnPass {
  raceId: string;
  domainName: string;
  race: string;
  item: string;
  name: string;
  bib: string | null;
  /** The public code of the entry. */
  code: string;
  language: Language;
  timeZone: string;
  startsAt: Date | undefined;
  /** When it is over: a day after the race. */
  endsAt: Date | undefined;
  slot: { startsAt: number; endsAt: number; place: string } | undefined;
}

interface Named {
  accountId: string;
  id: string;
  entrant: number;
  language: Language;
}

const oneDay = 24 * 3_600_000;

/** Returns the pass of an own entry that has a place, as it is now; or why there is none. */
export async function readOwnPass(
  tools: SignupTools,
  { accountId, id, entrant, language }: Named,
): Promise<OwnPass | "submission/not-found" | "wallet/no-place"> {
  const { db, secrets } = tools;
  const isOwn = and(eq(submissions.submissionId, id), eq(submissions.accountId, accountId));
  const [row] = await db.select().from(submissions).where(isOwn);
  if (!row) return "submission/not-found";
  const entry = (await listEntries(db, [id])).get(id)?.find((listed) => listed.entrant === entrant);
  const site = await findSiteOf(tools, row);
  if (!site || (entry?.state !== "confirmed" && entry?.state !== "won")) return "wallet/no-place";
  const form = (await readForms(db, [row])).get(row.formHash)?.form;
  const pickUps = await listPickUps(tools, { accountId, language });
  const booking = pickUps.find((own) => own.submissionId === id && own.entrant === entrant)?.booking;
  const end = raceEnd(site);
  const startsAt = site.site.race?.startsAt;
  return {
    raceId: site.raceId,
    domainName: site.domainName,
    race: inLanguage(site.site.race?.name ?? site.site.title, language),
    item: inLanguage(itemName(site, row.item), language),
    name: nameIn(form, openAnswers(secrets, row)[entrant] ?? {}),
    bib: showBib(site, { item: row.item, bib: entry.bib }).bib,
    code: entry.code,
    language,
    timeZone: site.timeZone,
    startsAt: startsAt === undefined ? undefined : new Date(startsAt),
    endsAt: end && new Date(end.getTime() + oneDay),
    slot: booking ? describeSlot(booking, language) : undefined,
  };
}

function describeSlot({ startsAt, endsAt, site }: NonNullable<OwnPickUp["booking"]>, language: Language) {
  const place = [inLanguage(site.name, language), inLanguage(site.address, language)].filter(Boolean).join(", ");
  return { startsAt, endsAt, place };
}

/** Writes the slot of a pass: the day and the two times, in the zone of the race. */
export function writeSlot({ slot, language, timeZone }: OwnPass): string | undefined {
  if (!slot) return undefined;
  const format = new Intl.DateTimeFormat(language === "zh" ? "zh-CN" : "en-GB", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone,
  });
  return format.formatRange(slot.startsAt, slot.endsAt);
}
