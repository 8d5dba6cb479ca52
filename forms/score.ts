import { isCalendarDay, isPlausible, likelierItem, type ScoreItem } from "#forms/values/scores.ts";
import type { ScoreVerificationAnswer, ScoreVerificationOptions } from "#schemas/generated/types.ts";
import type { FieldCheck, FieldFault } from "./field.ts";
import { checkFiles } from "./files.ts";
import { hasText } from "./words.ts";

const itemNames: Record<ScoreItem, { zh: string; en: string }> = {
  marathon: { zh: "马拉松", en: "marathon" },
  "half-marathon": { zh: "半程马拉松", en: "half marathon" },
  "10-km": { zh: "10 公里", en: "10 km" },
};

/** What a certificate may be. */
const certificateEndings = ["jpg", "jpeg", "png", "webp", "pdf"];

/** What is wrong with a result: race, distance, day, time, certificate. */
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

/** A result in one line: race, distance, time, day, and whether it is confirmed. */
export function scoreWords({ race, item, date, time, status }: ScoreVerificationAnswer, language: "zh" | "en"): string {
  const verdict = status === "verified" ? { zh: "已核验", en: "verified" } : { zh: "待核验", en: "not verified yet" };
  return [
    (language === "en" && race.nameEn) || race.name,
    itemNames[item][language],
    time,
    date,
    verdict[language],
  ].join(" · ");
}

/** The certificate's id. */
export function scoreUploads({ certificate }: ScoreVerificationAnswer): string[] {
  return certificate ? [certificate.id] : [];
}

function checkRace({ race }: ScoreVerificationAnswer, { grades }: ScoreVerificationOptions): FieldFault[] {
  if (!hasText(race.name))
    return [fault("/race", "required-text", "请填写赛事名称。", "Please give the name of the race.")];
  if (!grades || race.grade === undefined || grades.includes(race.grade)) return [];
  return [
    fault(
      "/race",
      "grade",
      `“${race.name}”的等级（${race.grade}）不符合要求，须为 ${grades.join("、")}。请换一场赛事。`,
      `Results of ${race.name} (grade ${race.grade}) do not count here: it must be ${grades.join(", ")}. Please choose another race.`,
    ),
  ];
}

function checkItem({ item, time }: ScoreVerificationAnswer, { items }: ScoreVerificationOptions): FieldFault[] {
  const allowed = items ?? (Object.keys(itemNames) as ScoreItem[]);
  const name = itemNames[item];
  if (!allowed.includes(item)) {
    const names = (language: "zh" | "en") => allowed.map((one) => itemNames[one][language]);
    const said = [
      `只接受${names("zh").join("、")}的成绩。`,
      `Only results of these distances count: ${names("en").join(", ")}.`,
    ];
    return [fault("/item", "distance", said[0] ?? "", said[1] ?? "")];
  }
  if (isPlausible(item, time)) return [];
  const other = likelierItem(item, time, Object.keys(itemNames) as ScoreItem[]);
  if (other)
    return [
      fault(
        "/time",
        "other-distance",
        `${time} 更像${itemNames[other].zh}的成绩，请核对项目和时间。`,
        `The time ${time} looks like one for the ${itemNames[other].en}. Please check distance and time.`,
      ),
    ];
  const zh = `${time} 不像${name.zh}的完赛时间，请按“时:分:秒”核对。`;
  return [
    fault(
      "/time",
      "implausible",
      zh,
      `The time ${time} is not one for the ${name.en}. Please check it: hours:minutes:seconds.`,
    ),
  ];
}

function checkDay({ date }: ScoreVerificationAnswer, options: ScoreVerificationOptions, today: string): FieldFault[] {
  const { from, until } = options;
  if (!isCalendarDay(date))
    return [fault("/date", "day", "日历上没有这一天，请核对日期。", "There is no such day. Please check the date.")];
  if (date > today) return [fault("/date", "future", "比赛日期不能晚于今天。", "The race cannot be later than today.")];
  if (from !== undefined && date < from)
    return [fault("/date", "too-early", `只接受 ${from} 及以后的成绩。`, `Only results from ${from} on count.`)];
  if (until !== undefined && date > until)
    return [fault("/date", "too-late", `只接受 ${until} 及以前的成绩。`, `Only results up to ${until} count.`)];
  return [];
}

const notLookedUp = fault(
  "",
  "not-looked-up",
  "这个成绩尚未核验，请移除后重新添加。",
  "This result has not been verified. Please remove it and add it again.",
);

const noCertificate = fault(
  "/certificate",
  "certificate",
  "请上传这个成绩的证书或截图。",
  "Please add the certificate of this result, or a screenshot of it.",
);

function fault(at: string, code: string, zh: string, en: string): FieldFault {
  return { at, code, message: { zh, en } };
}
