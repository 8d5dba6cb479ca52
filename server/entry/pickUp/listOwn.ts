import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { OwnPickUp } from "#contract/pickUp.ts";
import { toPointer } from "#core/pointers.ts";
import { accountPath } from "#core/reservedPaths.ts";
import { inLanguage, type Language, type Sentence } from "#core/text.ts";
import { describeAnswers } from "#forms/answers/describe.ts";
import type { Answers, CompiledForm } from "#forms/form.ts";
import { messages } from "#locales/generated/server/page.ts";
import { textIn } from "#locales/getText.ts";
import type { PickUp } from "#schemas/generated/types.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { isLivePickUp, pickUpSlots, pickUps } from "../../base/db/pickUpSchema.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { findSiteOf, itemName, type RaceSite } from "../../race/raceSite.ts";
import { writeCalendar } from "../../sites/page/calendar.ts";
import { getOrigin } from "../../sites/page/search.ts";
import { nameIn, openAnswers, readForms } from "../own/own.ts";
import { describeBooking } from "./book.ts";
import { getPickUp } from "./plan.ts";

const mostListed = 200;

/**
 * Lists the confirmed entries of an account in races with pick-up by appointment, each with its
 * booking and what its runner gets; the newest sign-up first.
 */
export async function listPickUps(
  tools: SignupTools,
  { accountId, language }: { accountId: string; language: Language },
): Promise<OwnPickUp[]> {
  const { db, secrets } = tools;
  const rows = await db
    .select({ submission: submissions, entry: entries })
    .from(submissions)
    .innerJoin(entries, eq(entries.submissionId, submissions.submissionId))
    .where(and(eq(submissions.accountId, accountId), eq(entries.state, "confirmed")))
    .orderBy(desc(submissions.createdAt), asc(entries.position))
    .limit(mostListed);
  const offered: { site: RaceSite; pickUp: PickUp; row: (typeof rows)[number] }[] = [];
  for (const row of rows) {
    const site = await findSiteOf(tools, row.submission);
    const pickUp = getPickUp(site);
    if (site && pickUp) offered.push({ site, pickUp, row });
  }
  if (offered.length === 0) return [];
  const ids = offered.map(({ row }) => row.entry.entryId);
  const bookings = await db
    .select({ pickUp: pickUps, slot: pickUpSlots })
    .from(pickUps)
    .innerJoin(pickUpSlots, eq(pickUpSlots.slotId, pickUps.slotId))
    .where(and(inArray(pickUps.entryId, ids), isLivePickUp));
  const forms = await readForms(
    db,
    offered.map(({ row }) => row.submission),
  );
  return offered.map(({ site, pickUp, row: { submission, entry } }) => {
    const form = forms.get(submission.formHash)?.form;
    const answers = openAnswers(secrets, submission)[entry.position] ?? {};
    const booking = bookings.find((row) => row.pickUp.entryId === entry.entryId);
    return {
      submissionId: submission.submissionId,
      entrant: entry.position,
      domainName: submission.domainName,
      siteTitle: site.site.title,
      itemName: itemName(site, submission.item),
      name: nameIn(form, answers),
      code: entry.code,
      timeZone: site.timeZone,
      opensAt: Date.parse(pickUp.opensAt),
      closesAt: Date.parse(pickUp.closesAt),
      ...describeRules(pickUp),
      materials: listMaterials(pickUp, { form, answers, timeZone: site.timeZone }),
      booking: booking ? describeBooking(pickUp, booking.slot, booking.pickUp.state) : null,
      calendar: booking ? drawCalendar(site, pickUp, { entry, ...booking, language }) : null,
    };
  });
}

type Rules = Pick<PickUp, "early" | "late" | "proxies" | "minors" | "bring">;

interface Booked {
  entry: typeof entries.$inferSelect;
  pickUp: typeof pickUps.$inferSelect;
  slot: typeof pickUpSlots.$inferSelect;
  language: Language;
}

// A booking that was moved is the same event at another time.
function drawCalendar(
  { domainName, site, raceId }: RaceSite,
  offered: PickUp,
  { entry, pickUp, slot, language }: Booked,
): string {
  const title = inLanguage(site.race?.name ?? site.title, language);
  const { name, address } = describeBooking(offered, slot, pickUp.state).site;
  return writeCalendar(title, getOrigin(domainName), [
    {
      id: `pick-up-${raceId}-${entry.code}`,
      summary: `${title}: ${textIn(language, messages, "pickUp")}`,
      startsAt: slot.startsAt.toISOString(),
      endsAt: slot.endsAt.toISOString(),
      place: [inLanguage(name, language), inLanguage(address, language)].filter(Boolean).join(", "),
      path: `${site.router === "history" ? "" : "/#"}${accountPath}?view=signUps`,
      stamp: pickUp.stateAt,
    },
  ]);
}

/** Describes the rules of a pick-up, the same to its runners and its staff. */
export function describeRules({ early = "admit", late = "admit", proxies, minors, bring }: Rules) {
  return { early, late, proxies: proxies ?? null, minors: minors ?? null, bring: bring ?? null };
}

/** Lists what somebody gets, each with what they chose of it. */
export function listMaterials(
  { materials = [] }: PickUp,
  { form, answers, timeZone }: { form: CompiledForm | undefined; answers: Answers; timeZone: string },
): OwnPickUp["materials"] {
  return materials.map(({ id, name = null, field }) => {
    const choice = form && field !== undefined ? readChoice(form, answers, { field, timeZone }) : null;
    return { id, name, choice };
  });
}

function readChoice(
  form: CompiledForm,
  answers: Answers,
  { field, timeZone }: { field: string; timeZone: string },
): Sentence | null {
  const pointer = toPointer([field]);
  const write = (language: "zh" | "en") =>
    describeAnswers(form, { [field]: answers[field] }, { language, timeZone }).find(
      (words) => words.pointer === pointer,
    )?.words;
  const [zh, en] = [write("zh"), write("en")];
  return zh === undefined || en === undefined ? null : { zh, en };
}
