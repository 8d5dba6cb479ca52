import { certificateEndings } from "#core/fileEndings.ts";
import { joinLists, type Language, type Sentence } from "#core/text.ts";
import { isPlausible, likelierItem, type ScoreItem } from "#forms/values/scores.ts";
import { messages } from "#locales/generated/forms/answers.ts";
import { getText, textIn } from "#locales/getText.ts";
import type { ScoreVerificationAnswer, ScoreVerificationOptions } from "#schemas/generated/types.ts";
import { isDay } from "../../days.ts";
import type { FieldCheck, FieldFault } from "../../field.ts";
import { type ProblemText, problemText } from "../../problemText.ts";
import { hasText } from "../../requiredText.ts";
import { checkFiles } from "./files.ts";

const scoreItems: ScoreItem[] = ["marathon", "half-marathon", "10-km"];

/** Returns the faults of a result: of its race, distance, day, time and certificate. */
export function checkScore(
  score: ScoreVerificationAnswer,
  { options, today }: Pick<FieldCheck<ScoreVerificationOptions>, "options" | "today">,
): FieldFault[] {
  const { certificate, status } = score;
  const isMissing = options.needsCertificate && status === "unverified" && !certificate;
  return [
    ...checkRace(score, options),
    ...checkItem(score, options),
    ...checkDay(score, options, today),
    ...(certificate ? checkFiles([certificate], certificateEndings, "/certificate") : []),
    ...(isMissing ? [noCertificate] : []),
    ...(status === "verified" && !options.looksUp ? [notLookedUp] : []),
  ];
}

/** Formats a result in one line: race, distance, time, day, and whether it is verified. */
export function formatScore({ race, item, date, time, status }: ScoreVerificationAnswer, language: Language): string {
  const name = (language === "en" && race.nameEn) || race.name;
  const verdict = textIn(language, messages, status === "verified" ? "score.verified" : "score.unverified");
  return [name, itemName(item)[language], time, date, verdict].join(" · ");
}

/** Returns the id of the certificate, if there is one. */
export function scoreUploads({ certificate }: ScoreVerificationAnswer): string[] {
  return certificate ? [certificate.id] : [];
}

function checkRace({ race }: ScoreVerificationAnswer, { grades }: ScoreVerificationOptions): FieldFault[] {
  if (!hasText(race.name)) return [{ at: "/race", code: "required-text", text: problemText("score.race") }];
  if (!grades || race.grade === undefined || grades.includes(race.grade)) return [];
  const text = problemText("score.grade", { race: race.name, grade: race.grade, grades: joinLists(grades) });
  return [{ at: "/race", code: "grade", text }];
}

function checkItem({ item, time }: ScoreVerificationAnswer, { items }: ScoreVerificationOptions): FieldFault[] {
  const allowed = items ?? scoreItems;
  if (!allowed.includes(item)) {
    const text = problemText("score.distance", { items: joinLists(allowed.map(itemName)) });
    return [{ at: "/item", code: "distance", text }];
  }
  if (isPlausible(item, time)) return [];
  const likelier = likelierItem(item, time, scoreItems);
  return likelier
    ? [
        {
          at: "/time",
          code: "other-distance",
          text: problemText("score.otherDistance", { time, item: itemName(likelier) }),
        },
      ]
    : [{ at: "/time", code: "implausible", text: problemText("score.implausible", { time, item: itemName(item) }) }];
}

function checkDay({ date }: ScoreVerificationAnswer, options: ScoreVerificationOptions, today: string): FieldFault[] {
  const { from, until } = options;
  const fault = (code: string, text: ProblemText) => [{ at: "/date", code, text }];
  if (!isDay(date)) return fault("day", problemText("score.day"));
  if (date > today) return fault("future", problemText("score.future"));
  if (from !== undefined && date < from) return fault("too-early", problemText("score.tooEarly", { day: from }));
  if (until !== undefined && date > until) return fault("too-late", problemText("score.tooLate", { day: until }));
  return [];
}

function itemName(item: ScoreItem): Sentence {
  return getText(messages, `item.${item}`);
}

const notLookedUp: FieldFault = { at: "", code: "not-looked-up", text: problemText("score.notLookedUp") };

const noCertificate: FieldFault = { at: "/certificate", code: "certificate", text: problemText("score.certificate") };
