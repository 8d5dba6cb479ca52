import { eq } from "drizzle-orm";
import { writeFact } from "#compiler/bind/formats.ts";
import { themeVariables } from "#compiler/theme/theme.ts";
import type { Order } from "#contract/orders.ts";
import type { Submission } from "#contract/signup.ts";
import { isObject } from "#core/pointers.ts";
import { inLanguage, joinList, type Language } from "#core/text.ts";
import type { Answers } from "#forms/form.ts";
import { messages as own } from "#locales/generated/server/confirmation.ts";
import { messages as shown } from "#locales/generated/signup/confirmation.ts";
import { messages as states } from "#locales/generated/signup.ts";
import { textIn } from "#locales/getText.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { readOrders } from "../../money/orders/read.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { findSiteOf, type RaceSite, usualTimeZone } from "../../race/raceSite.ts";
import { readOwn } from "../own/own.ts";
import type { Fact, Paper, PaperPerson } from "./paper.ts";

/** The confirmation of a sign-up, and the name of its file. */
export interface NamedPaper {
  paper: Paper;
  name: string;
}

// That of the kit's tokens (oklch(0.55 0.19 32)).
const usualAccent = "#c6341b";

/**
 * Returns what the confirmation of one of an account's sign-ups states: the same as the page that
 * is printed, with the state of its order.
 */
export async function readPaper(
  tools: SignupTools,
  accountId: string,
  { id, language }: { id: string; language: Language },
): Promise<NamedPaper | "submission/not-found" | "confirmation/not-confirmed"> {
  const submission = await readOwn(tools, accountId, { id, language });
  if (!submission) return "submission/not-found";
  const orders = submission.feeFen > 0 ? await readOrders(tools, accountId) : [];
  const order = orders.find(({ submissionId }) => submissionId === id);
  const isPaid = order === undefined || order.state === "paid" || order.state === "part_refunded";
  const placedEntries = submission.entries.filter(({ state }) => state === "confirmed" || state === "won");
  if (placedEntries.length === 0 || !isPaid || submission.withdrawnAt !== null) return "confirmation/not-confirmed";
  const isIt = eq(submissions.submissionId, id);
  const [row] = await tools.db.select({ raceId: submissions.raceId }).from(submissions).where(isIt);
  const site = await findSiteOf(tools, { domainName: submission.domainName, raceId: row?.raceId ?? "" });
  const source = { submission, order, site, language };
  const { site: { race, theme, contact, title: siteTitle = submission.siteTitle } = {} } = site ?? {};
  const paper: Paper = {
    language,
    accent: themeVariables(theme)["--accent"] ?? usualAccent,
    title: textIn(language, shown, "title"),
    race: inLanguage(race?.name ?? siteTitle, language),
    when: race ? [readDay(source, race.startsAt), inLanguage(race.city, language)].filter(Boolean).join(" · ") : "",
    people: placedEntries.map((entry) => getPerson(source, entry, placedEntries.length)),
    contact: getContact(contact, language),
    made: textIn(language, own, "made", { at: readMoment(source, await databaseNow(tools.db)) }),
  };
  return { paper, name: textIn(language, shown, "fileName", { receipt: submission.receipt }) };
}

interface Source {
  submission: Submission;
  order: Order | undefined;
  site: RaceSite | undefined;
  language: Language;
}

function getPerson(source: Source, entry: Submission["entries"][number], people: number): PaperPerson {
  const { submission, site, language } = source;
  const entrant = submission.entrants[entry.entrant];
  const race = site?.site.race;
  const starts = race?.items?.find(({ id }) => id === submission.item)?.startsAt ?? race?.startsAt;
  return {
    name: entrant?.name ?? "",
    latinName: latinName(submission.answers[entry.entrant]),
    code: entry.code,
    facts: listNamedFacts([
      [textIn(language, shown, "document"), entrant?.document],
      [textIn(language, shown, "bib"), entry.bib ?? undefined],
      [textIn(language, shown, "startBlock"), entry.startBlock ? inLanguage(entry.startBlock, language) : undefined],
      [textIn(language, shown, "item"), inLanguage(submission.itemName, language)],
      [textIn(language, shown, "start"), starts && readMoment(source, starts)],
      [textIn(language, shown, "place"), inLanguage(race?.venue, language)],
    ]),
    order: listOrderFacts(source, entry.state === "won" ? "entryWon" : "entryConfirmed", people),
  };
}

function listOrderFacts(source: Source, state: "entryWon" | "entryConfirmed", count: number): Fact[] {
  const { submission, order, language } = source;
  const amounts = order && {
    count,
    paid: formatYuan(order.paidFen),
    back: formatYuan(order.refundedFen),
  };
  return listNamedFacts([
    [textIn(language, own, "state"), textIn(language, states, state)],
    [
      textIn(language, own, "payment"),
      amounts && textIn(language, own, order.refundedFen > 0 ? "paidBack" : "paid", amounts),
    ],
    [textIn(language, shown, "receipt"), submission.receipt],
    [textIn(language, shown, "submitted"), readMoment(source, new Date(submission.createdAt))],
  ]);
}

function listNamedFacts(facts: [label: string, words: string | undefined][]): Fact[] {
  return facts.flatMap(([label, words]): Fact[] => (words ? [[label, words]] : []));
}

// The answer of a field for the name in Latin letters, under any name.
function latinName(answers: Answers = {}): string {
  for (const value of Object.values(answers))
    if (isObject(value) && typeof value.family === "string" && typeof value.given === "string")
      return `${value.family} ${value.given}`.trim();
  return "";
}

function readDay({ site, language }: Source, instant: string): string {
  const zone = site?.timeZone ?? usualTimeZone;
  const [date, weekday] = (["date", "weekday"] as const).map(
    (format) => writeFact({ kind: "moment", value: instant }, format, zone)[language],
  );
  return textIn(language, own, "day", { date: date ?? "", weekday: weekday ?? "" });
}

function readMoment({ site, language }: Source, instant: string | Date): string {
  const value = typeof instant === "string" ? instant : instant.toISOString();
  return writeFact({ kind: "moment", value }, "moment", site?.timeZone ?? usualTimeZone)[language];
}

function getContact(contact: RaceSite["site"]["contact"], language: Language): string {
  const ways = [contact?.phone, contact?.email].filter((way) => way !== undefined);
  return ways.length > 0 ? textIn(language, own, "contact", { contact: joinList(ways, language) }) : "";
}

// As the page writes it: fen only if there are any.
function formatYuan(fen: number): string {
  const digits = fen % 100 === 0 ? 0 : 2;
  const format = new Intl.NumberFormat("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `¥${format.format(fen / 100)}`;
}
