import type { Translate } from "#blocks/kit/site/texts.ts";
import type { Entry } from "#contract/entries.ts";
import type { OwnPickUp } from "#contract/pickUp.ts";
import type { SubmissionHead } from "#contract/signup.ts";
import { type MyFacts, myPath } from "#core/myPage.ts";
import type { ShownAlert } from "#core/raceAlerts.ts";
import { inLanguage, type Language } from "#core/text.ts";
import { messages } from "#locales/generated/my.ts";
import { messages as signUpMessages } from "#locales/generated/signup.ts";
import { textIn } from "#locales/getText.ts";
import type { Messages, TextValues } from "#locales/messages.ts";
import { findState } from "#src/signup/flow/findState.ts";
import { make } from "./make.ts";

/** What the page shows of its runner, in this race. */
export interface Own {
  submissions: SubmissionHead[];
  pickUps: OwnPickUp[];
  alerts: ShownAlert[];
  /** When it was fetched, in ms since 1970. */
  at: number;
}

type Part = Node | string;

const locales = { zh: "zh-CN", en: "en-GB" };

/** Draws the page of somebody who is not logged in. */
export function drawVisitor({ language, account }: MyFacts): Part[] {
  const t = translate(language);
  return [title(language), make("p", {}, [t("logInFirst")]), action(account, t("toAccount"))];
}

/** Draws the page while its calls fail; `kept` leads to what the phone keeps, if it does. */
export function drawFailure({ language }: MyFacts, kept: string | undefined): Part[] {
  const t = translate(language);
  return [
    title(language),
    make("p", { role: "alert" }, [t("failed")]),
    make("p", {}, [action(myPath, t("retry"))]),
    ...(kept === undefined ? [] : [make("p", {}, [action(kept, t("showKept"))])]),
  ];
}

/** Puts the pass of an entry into a wallet; rejects with a sentence for the runner. */
export type AddPass = (wallet: MyFacts["wallets"][number], id: string, entrant: number) => Promise<void>;

/**
 * Draws the runner's entries with their slots, and the alerts, with the time of both: as the page
 * shows them, or, without `addPass`, as the phone keeps them.
 */
export function drawOwn(own: Own, facts: MyFacts, language: Language, addPass?: AddPass): Part[] {
  const t = translate(language);
  const { timeZone } = facts;
  const age = make("p", { class: "age", role: "status" }, [
    t("asOf", { at: writeTime(own.at, { language, timeZone }, { dateStyle: "medium", timeStyle: "short" }) }),
    addPass && facts.isKept ? ` · ${t("kept")}` : "",
  ]);
  const isLive = ({ withdrawnAt }: SubmissionHead) => withdrawnAt === null;
  const live = own.submissions.filter(isLive);
  return [
    title(language),
    ...(addPass ? [] : [make("p", { class: "offline" }, [t("offline"), " ", action(myPath, t("retry"))])]),
    age,
    drawAlerts(own.alerts, { language, timeZone }),
    ...live.flatMap((submission) => drawSubmission(submission, own.pickUps, facts, { language, addPass })),
    ...(live.length === 0 ? [make("p", {}, [t("noEntry")])] : []),
    make("p", {}, [action(facts.account, t("toAccount"))]),
  ];
}

interface Zone {
  language: Language;
  timeZone: string;
}

function drawAlerts(alerts: ShownAlert[], zone: Zone): HTMLElement {
  const t = translate(zone.language);
  if (alerts.length === 0) return make("p", { class: "news" }, [t("noAlert")]);
  const lines = alerts.map(({ level, text, from }) => {
    const at = writeTime(from, zone, { timeStyle: "short" });
    return make("p", { class: `alert ${level}` }, [
      make("strong", {}, [t("alert", { at })]),
      " ",
      inLanguage(text, zone.language),
    ]);
  });
  return make("div", { class: "news" }, lines);
}

function drawSubmission(
  submission: SubmissionHead,
  pickUps: OwnPickUp[],
  facts: MyFacts,
  { language, addPass }: { language: Language; addPass: AddPass | undefined },
): HTMLElement[] {
  const state = findState(translateIn(language, signUpMessages), submission);
  const { entries, entrants, itemName, submissionId } = submission;
  const drawn = entries.length > 0 ? entries : [undefined];
  return drawn.map((entry) => {
    const name = entrants[entry?.entrant ?? 0]?.name ?? "";
    const pickUp = pickUps.find((row) => row.submissionId === submissionId && row.entrant === entry?.entrant);
    const isConfirmed = entry?.state === "confirmed" || entry?.state === "won";
    return make("section", { class: `result ${isConfirmed ? "good" : "mild"}` }, [
      make("h2", {}, [inLanguage(itemName, language)]),
      drawFacts({ state, name, entry }, language),
      ...(pickUp ? drawPickUp(pickUp, { language, timeZone: pickUp.timeZone }, facts) : []),
      ...(entry && isConfirmed && addPass
        ? drawWallets((wallet) => addPass(wallet, submissionId, entry.entrant), facts)
        : []),
    ]);
  });
}

function drawWallets(add: (wallet: MyFacts["wallets"][number]) => Promise<void>, facts: MyFacts): HTMLElement[] {
  const t = translate(facts.language);
  const failure = make("p", { role: "alert" });
  const buttons = facts.wallets.map((wallet) => {
    const button = make("button", { type: "button" }, [t(wallet)]) as HTMLButtonElement;
    button.addEventListener("click", async () => {
      button.disabled = true;
      failure.textContent = "";
      await add(wallet).catch((error: Error) => {
        failure.textContent = error.message || t("walletFailed");
      });
      button.disabled = false;
    });
    return button;
  });
  return buttons.length === 0 ? [] : [make("div", { class: "wallets" }, buttons), failure];
}

function drawFacts(
  { state, name, entry }: { state: string; name: string; entry: Entry | undefined },
  language: Language,
): HTMLElement {
  const t = translate(language);
  const row = (label: string, value: string, look = "") => [
    make("dt", {}, [label]),
    make("dd", look ? { class: look } : {}, [value]),
  ];
  return make("dl", {}, [
    ...row(t("state"), state),
    ...(name === "" ? [] : row(t("runner"), name)),
    ...(entry ? row(t("bib"), entry.bib ?? t("noBib"), entry.bib === null ? "" : "large") : []),
    ...(entry?.startBlock ? row(t("startBlock"), inLanguage(entry.startBlock, language)) : []),
    ...(entry ? row(t("ticket"), entry.code, "large code") : []),
  ]);
}

function drawPickUp({ booking, bring }: OwnPickUp, zone: Zone, { account }: MyFacts): HTMLElement[] {
  const { language } = zone;
  const t = translate(language);
  const heading = make("h3", {}, [t("pickUp")]);
  if (!booking) return [heading, make("p", {}, [t("noSlot"), " ", action(account, t("toAccount"))])];
  const { startsAt, endsAt, site, state, isOffered } = booking;
  const time = (at: number) => writeTime(at, zone, { timeStyle: "short" });
  return [
    heading,
    make("p", {}, [
      writeTime(startsAt, zone, { dateStyle: "full" }),
      " ",
      make("b", { class: "large" }, [`${time(startsAt)}–${time(endsAt)}`]),
    ]),
    ...(state === "collected" ? [make("p", {}, [t("collected")])] : []),
    ...(state === "booked" && !isOffered ? [make("p", { role: "alert" }, [t("slotClosed")])] : []),
    make("p", {}, [make("b", {}, [inLanguage(site.name, language)]), " ", inLanguage(site.address, language)]),
    ...(site.map ? [make("p", {}, [action(site.map, t("map"))])] : []),
    ...(bring ? [make("p", {}, [t("bring", { what: inLanguage(bring, language) })])] : []),
  ];
}

function title(language: Language): HTMLElement {
  return make("h1", {}, [translate(language)("title")]);
}

// The address of a map is an organiser's.
function action(href: string, words: string): HTMLElement {
  const isSafe = /^(https:\/\/|\/(?!\/))/.test(href);
  return isSafe ? make("a", { class: "action", href }, [words]) : make("span", {}, [words]);
}

function writeTime(at: number, { language, timeZone }: Zone, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locales[language], { ...format, timeZone }).format(at);
}

const translate = (language: Language) => translateIn(language, messages);

function translateIn<Texts extends TextValues>(language: Language, table: Messages<Texts>): Translate<Texts> {
  const write = textIn as (...parts: unknown[]) => string;
  return (key, ...values) => write(language, table, key, ...values);
}
