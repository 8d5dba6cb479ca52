import type { ApplicationHead, Decision, ReviewedApplication } from "#contract/applications.ts";
import { inLanguage, type Language } from "#core/text.ts";
import { messages } from "#locales/generated/cli/applications.ts";
import { textIn } from "#locales/getText.ts";
import { utcMinute } from "../base/actions.ts";
import { paint, type Terminal } from "../base/terminal.ts";

/** One line about an application: receipt, status, when it was submitted, item and names. */
export function applicationLine(application: ApplicationHead, terminal: Terminal): string {
  const { receipt, createdAt, itemName, entrants } = application;
  const names = entrants.flatMap(({ name }) => name || []).join("、");
  const status = getStatus(application, terminal);
  return [receipt, status, utcMinute(createdAt), inLanguage(itemName, terminal.language), names].join("  ").trimEnd();
}

/** An application with its answers, its files and how it was decided. */
export function formatApplication(application: ReviewedApplication, terminal: Terminal): string {
  const { language } = terminal;
  const { receipt, createdAt, itemName, entrantWords, decision, files, places } = application;
  const head = [receipt, inLanguage(itemName, language), getStatus(application, terminal)].join("  ");
  const entrants = entrantWords.flatMap((words, entrant) => [
    "",
    ...(entrantWords.length > 1 ? [textIn(language, messages, "entrant", { number: entrant + 1 })] : []),
    ...words.flatMap((word) => [
      `  ${word.label}: ${word.words.replaceAll("\n", "\n    ")}`,
      ...places
        .filter((place) => place.entrant === entrant && place.pointer === word.pointer)
        .map((place) => `    ${writePlaceLine(place, language)}`),
    ]),
  ]);
  const sizes = files.map(({ name, type, size }) => `  ${name}  ${type}  ${Math.ceil(size / 1024)} KB`);
  return [
    head,
    textIn(language, messages, "submitted", { at: utcMinute(createdAt) }),
    ...(decision ? decisionLines(decision, terminal) : []),
    ...entrants,
    ...(sizes.length > 0 ? ["", textIn(language, messages, "files"), ...sizes] : []),
  ].join("\n");
}

// Describes the place of an entrant in an option with a capacity.
function writePlaceLine({ option, place }: ReviewedApplication["places"][number], language: Language): string {
  const state =
    place === null ? textIn(language, messages, "hasPlace") : textIn(language, messages, "waitsAt", { place });
  return `${inLanguage(option, language)}: ${state}`;
}

/** Lists how an application was decided, when, by whom and why. */
export function decisionLines(decision: Decision, { language }: Pick<Terminal, "language">): string[] {
  const { decidedBy, nick, ground, reason } = decision;
  const facts = { at: utcMinute(decision.decidedAt), status: textIn(language, messages, decision.status) };
  const line =
    nick !== null
      ? textIn(language, messages, "byNick", { ...facts, nick })
      : textIn(language, messages, decidedBy === "command" ? "byCommand" : "byOrganiser", facts);
  const reasons = [ground && inLanguage(ground.text, language), reason].filter((words) => words !== null);
  return [line, ...reasons.map((words) => textIn(language, messages, "because", { reason: words }))];
}

function getStatus({ decision, withdrawnAt }: ApplicationHead, terminal: Terminal): string {
  const status = withdrawnAt === null ? (decision?.status ?? "waiting") : "withdrawn";
  const colour = { waiting: "yellow", approved: "green", rejected: "red", withdrawn: "dim" } as const;
  return paint(terminal, colour[status], textIn(terminal.language, messages, status));
}
