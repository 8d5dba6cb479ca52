import type { Text } from "#schemas/generated/types.ts";
import type { ProblemKinds } from "../kind.ts";
import { didYouMean } from "./hint.ts";
import { quotedNames as quoted } from "./quotedNames.ts";

const example = '"deferrals": { "to": "2027", "until": "2026-10-01T00:00:00+08:00" }';

/** SL6164 to SL6168: deferrals of entries to other races. */
export const deferralKinds = {
  SL6164: {
    severity: "error",
    title: { zh: "延期截止晚于起跑", en: "Deferrals that end after the start" },
    message: ({ until, startsAt }: { until: string; startsAt: string }) => ({
      zh: `延期截止于 ${until}，而比赛 ${startsAt} 就起跑了。请写起跑前、号码布制作前的时间。`,
      en: `Deferrals end at ${until}, after the start of the race (${startsAt}). Write a time before it, and before bibs are made.`,
    }),
    explanation: {
      zh: [
        "prices.deferrals.until 晚于比赛的起跑时间。",
        "起跑后不能再延期名额；号码布制作后才延期，那张号码布就白做了。",
        "请写号码布开始制作的时间。",
      ],
      en: [
        "prices.deferrals.until is after race.startsAt.",
        "Nobody can defer an entry once the race has started, and after bibs are made one of them is for nobody.",
        "Write the moment at which bibs are made.",
      ],
    },
    example,
  },
  SL6165: {
    severity: "warning",
    title: { zh: "延期截止早于报名开始", en: "Deferrals that end before registration opens" },
    message: ({ until, opensAt }: { until: string; opensAt: string }) => ({
      zh: `延期截止于 ${until}，而报名 ${opensAt} 才开始：没有人能延期。`,
      en: `Deferrals end at ${until}, before registration opens (${opensAt}): nobody can defer an entry.`,
    }),
    explanation: {
      zh: [
        "prices.deferrals.until 早于报名开始。",
        "站点写明可以延期，却没有人能用到。",
        "请改正时间；如果不允许延期，请删去 deferrals。",
      ],
      en: [
        "prices.deferrals.until is before registration opens.",
        "The site states that entries can be deferred, and nobody can do it.",
        "Correct the time, or remove deferrals if nobody may.",
      ],
    },
    example,
  },
  SL6166: {
    severity: "error",
    title: { zh: "延期到本赛事自己", en: "Deferrals to the race itself" },
    message: ({ raceId }: { raceId: string }) => ({
      zh: `“${raceId}”就是本赛事的编号（race.json）。请写另一场赛事的编号。`,
      en: `"${raceId}" is the id of this race (race.json). Write that of the other one.`,
    }),
    explanation: {
      zh: [
        "prices.deferrals.to 或 prices.deferredFrom 写的是本站点自己的赛事编号。",
        "名额只能延期到另一场赛事，参赛者看不到延期的入口。",
        "请写另一场赛事 race.json 中的 raceId；复制站点做下一届时，记得改 race.json。",
      ],
      en: [
        "prices.deferrals.to or prices.deferredFrom has the race id of this site itself.",
        "Entries are deferred to another race, so runners are never offered it.",
        "Write the raceId of the other race's race.json. If you copied the folder for next year, change its race.json.",
      ],
    },
    example,
  },
  SL6167: {
    severity: "error",
    title: { zh: "延期规则中的项目不存在", en: "Deferrals of an unknown item" },
    message: ({ item, near, known }: { item: string; near: string | undefined; known: string[] }) => {
      const hint = didYouMean(near);
      return {
        zh: `race.items 里没有项目“${item}”。${hint.zh}现有项目：${quoted(known).zh}。`,
        en: `race.items has no item "${item}".${hint.en} It has ${quoted(known).en}.`,
      };
    },
    explanation: {
      zh: [
        "prices.deferrals.items 的左边写了站点 race.items 里没有的项目。",
        "真正的那个项目仍按相同编号延期，可能找不到对应的项目。",
        "左边写本赛事的项目编号，右边写另一场赛事的项目编号。",
      ],
      en: [
        "prices.deferrals.items has a key that is no item of race.items.",
        "The item that was meant is deferred to the same id, which the other race may not have.",
        "Write the id of an item of this race as the key, and that of the other race as its value.",
      ],
    },
    example: '"deferrals": { "to": "2027", "until": "2026-10-01T00:00:00+08:00", "items": { "full": "marathon" } }',
  },
  SL6168: {
    severity: "note",
    title: { zh: "抽签项目的名额可以延期", en: "Drawn places that can be deferred" },
    message: ({ item }: { item: Text }) => ({
      zh: `“${item.zh}”由抽签决定名额：中签者延期后，在另一场赛事不必再抽签。`,
      en: `The places of "${item.en ?? item.zh}" are drawn: who defers one has a place in the other race without a draw.`,
    }),
    explanation: {
      zh: [
        "站点有抽签项目，又允许名额延期（prices.deferrals）。",
        "延期者直接占用另一场赛事的名额，那里留给抽签的名额会少一个。",
        "如果这正是您的规则，无需改动；否则请删去 deferrals。",
      ],
      en: [
        "The site has a drawn item, and its entries can be deferred (prices.deferrals).",
        "Who defers one takes a place of the other race at once, which is one less for those in its draw.",
        "If that is your rule, leave it; if not, remove deferrals.",
      ],
    },
    example,
  },
} satisfies ProblemKinds;
