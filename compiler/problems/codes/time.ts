import type { Sentence } from "#core/text.ts";
import type { Place, ProblemKinds } from "../kind.ts";
import { didYouMean } from "./hint.ts";

/** A moment of the race that several places of a site state. */
export type TimeFact = keyof typeof factTexts;

const factTexts = {
  opens: { zh: "报名开始时间", en: "opening of registration" },
  closes: { zh: "报名截止时间", en: "closing of registration" },
  draw: { zh: "抽签公布时间", en: "draw" },
  start: { zh: "起跑时间", en: "start of the race" },
  end: { zh: "比赛结束时间", en: "end of the race" },
  results: { zh: "成绩查询开放时间", en: "opening of the results" },
} satisfies Record<string, Sentence>;

/** One such moment as it is written in a place. */
interface Stated {
  fact: TimeFact;
  at: string;
}

/** SL51xx: times and time zones. */
export const timeKinds = {
  SL5101: {
    severity: "error",
    title: { zh: "结束早于开始", en: "An end before its start" },
    message: ({ start, end }: { start: string; end: string }) => ({
      zh: `结束时间 ${end} 不晚于开始时间 ${start}，因此这段时间不存在。请检查两者是否写反。`,
      en: `The end ${end} is not after the start ${start}, so this period never happens. Check whether the two are swapped.`,
    }),
    explanation: {
      zh: [
        "一段时间的结束不晚于开始，例如 closesAt 早于 opensAt，until 早于 from。",
        "这段时间不存在：板块永远不显示，报名永远不开放。",
        "请检查两者是否写反，或年份、日期是否有误。",
      ],
      en: [
        "A period ends before or when it starts: closesAt before opensAt, until before from.",
        "It never happens: the block is never shown, registration never opens.",
        "Check whether the two are swapped, or whether a year or a date is wrong.",
      ],
    },
    example: '"opensAt": "2025-08-11T10:00:00+08:00", "closesAt": "2025-08-21T10:00:00+08:00"',
  },
  SL5102: {
    severity: "warning",
    title: { zh: "时差与赛事时区不符", en: "An offset that does not match the race's time zone" },
    message: (
      params: { written: string; zone: string; wanted: string } | { zone: string; offset: string; count: number },
    ) =>
      "wanted" in params
        ? {
            zh: `${params.written} 的时差与赛事时区 ${params.zone} 当日的时差不符。若钟点没有写错，请写 ${params.wanted}。`,
            en: `${params.written} does not have the offset of the race's time zone ${params.zone} on that day. If the time of day is right, write ${params.wanted}.`,
          }
        : {
            zh: `赛事时区是 ${params.zone}，而 ${params.count} 个时间写的是 ${params.offset}。请改正时区；若时区没有写错，请改正这些时间。`,
            en: `The race's time zone is ${params.zone}, but ${params.count} times have the offset ${params.offset}. Correct the zone or, if it is right, the times.`,
          },
    explanation: {
      zh: [
        "时刻末尾的时差与网站 timeZone 在那一天的时差不同。",
        "程序按写明的时差计算，访客会看到相差几小时的时间。",
        "若钟点是当地时间，请改写时差；有夏令时的地方，时差随日期变化。",
      ],
      en: [
        "The offset at the end of an instant differs from the one that the site's timeZone has on that day.",
        "The program uses the written offset, so visitors see a time that is hours off.",
        "If the time of day is local, correct the offset; in places with daylight saving time it depends on the date.",
      ],
    },
    example: '"2025-08-28T10:00:00+09:00"\n\n"2025-08-28T10:00:00+08:00"',
  },
  SL5103: {
    severity: "warning",
    title: { zh: "时间互相矛盾", en: "Contradictory times" },
    message: ({ fact, written, wanted }: { fact: TimeFact; written: string; wanted: string }) => ({
      zh: `此处的${factTexts[fact].zh}是 ${written}，而其他地方是 ${wanted}。请改为一致。`,
      en: `The ${factTexts[fact].en} is ${written} here, but ${wanted} elsewhere. Make them agree.`,
    }),
    explanation: {
      zh: [
        "报名开始与截止、起跑与结束的时间写在多处：race、报名板块、首页入口、报名页、倒计时、race.json。这里的时间与多数地方不同。",
        "访客会看到两种说法，不知道该信哪一个。",
        "请核对后改为一致。大多数板块可以不写时间，直接使用 race 中的时间。",
      ],
      en: [
        "The times when registration opens and closes, and when the race starts and ends, are written in several places: race, registration blocks, entries of the home page, the sign-up page, the countdown, race.json. This one differs from most.",
        "Visitors read two different times and do not know which to believe.",
        "Find out which is right and make them agree. Most blocks can omit a time and use the one in race.",
      ],
    },
    example: '"target": "2025-10-27T07:30:00+08:00"\n\n"target": "2025-10-26T07:30:00+08:00"',
  },
  SL5104: {
    severity: "error",
    title: { zh: "先后顺序不对", en: "Moments in the wrong order" },
    message: ({ earlier, later }: { earlier: Stated; later: Stated }) => ({
      zh: `${factTexts[later.fact].zh}（${later.at}）早于${factTexts[earlier.fact].zh}（${earlier.at}）。请改正其中一个时间。`,
      en: `The ${factTexts[later.fact].en} (${later.at}) is before the ${factTexts[earlier.fact].en} (${earlier.at}). Correct one of the two.`,
    }),
    explanation: {
      zh: [
        "赛事的几个时刻先后颠倒，例如抽签早于报名截止，报名截止晚于起跑。",
        "首页会在错误的时间显示错误的状态。",
        "请改正其中一个时间。",
      ],
      en: [
        "Moments of the race are in the wrong order: a draw before registration closes, a closing after the start.",
        "The home page then shows the wrong state at the wrong time.",
        "Correct one of the two.",
      ],
    },
    example:
      '"closesAt": "2025-08-21T10:00:00+08:00", "drawAt": "2025-08-18T10:00:00+08:00"\n\n"closesAt": "2025-08-21T10:00:00+08:00", "drawAt": "2025-08-28T10:00:00+08:00"',
  },
  SL5105: {
    severity: "error",
    title: { zh: "时区不存在", en: "An unknown time zone" },
    message: ({ zone, near }: { zone: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `没有名为“${zone}”的时区。${hint.zh}请写 IANA 时区名称，如 Asia/Shanghai。`,
        en: `There is no time zone "${zone}".${hint.en} Write an IANA name such as Asia/Shanghai.`,
      };
    },
    explanation: {
      zh: [
        "timeZone 不是有效的 IANA 时区名称。",
        "程序无法换算时间，访客看到的钟点可能有误。",
        "请写如 Asia/Shanghai、Europe/Berlin 的名称；不写时为 Asia/Shanghai。",
      ],
      en: [
        "timeZone is not an IANA time zone name.",
        "The program cannot convert times, so visitors may see wrong ones.",
        "Write a name such as Asia/Shanghai or Europe/Berlin; the default is Asia/Shanghai.",
      ],
    },
    example: '"timeZone": "Asia/Beijing"\n\n"timeZone": "Asia/Shanghai"',
  },
  SL5106: {
    severity: "warning",
    title: { zh: "交替的板块同时显示", en: "Blocks that overlap in time" },
    message: ({ type, other, from, until }: { type: string; other: Place; from: string; until: string }) => ({
      zh: `从 ${from} 到 ${until}，这个 ${type} 板块与“${other.pointer}”同时显示。若本应交替出现，请让后者从前者结束时开始。`,
      en: `From ${from} until ${until} this ${type} block is shown together with ${other.pointer}. If they should alternate, let the second start when the first ends.`,
    }),
    explanation: {
      zh: [
        "两个同类板块（如滚动消息）各有显示时段，而时段有一部分重叠。",
        "在重叠的时间里访客会看到两个。",
        "若本应交替，请让后一个的 from 等于前一个的 until；若有意同时显示，可忽略此提示。",
      ],
      en: [
        "Two blocks of one type, such as tickers, each have their own period, and the periods overlap.",
        "During the overlap visitors see both.",
        "If they should alternate, let the second start when the first ends; if both are intended, ignore this warning.",
      ],
    },
    example:
      '{ "visible": { "until": "2025-10-26T13:45:00+08:00" } }, { "visible": { "from": "2025-10-26T11:45:00+08:00" } }\n\n{ "visible": { "until": "2025-10-26T13:45:00+08:00" } }, { "visible": { "from": "2025-10-26T13:45:00+08:00" } }',
  },
  SL5107: {
    severity: "warning",
    title: { zh: "关门时间倒退", en: "A cut-off out of order" },
    message: ({ at, before }: { at: string; before: string }) => ({
      zh: `关门时间 ${at} 不晚于赛道上前一个点的 ${before}。请检查里程与时间。`,
      en: `The cut-off ${at} is not after ${before}, the cut-off of the previous point on the course. Check distance and time.`,
    }),
    explanation: {
      zh: [
        "按里程排列时，有一个点的关门时间不晚于它前面的点。",
        "选手按此计算会得出不可能的配速。",
        "请检查该点的里程与时间。",
      ],
      en: [
        "In order of distance, one point closes no later than the point before it.",
        "Runners calculate an impossible pace from it.",
        "Check the distance and the time of that point.",
      ],
    },
    example:
      '{ "distanceKm": 25, "at": "11:20" }, { "distanceKm": 30, "at": "11:00" }\n\n{ "distanceKm": 25, "at": "11:20" }, { "distanceKm": 30, "at": "12:00" }',
  },
  SL5108: {
    severity: "error",
    title: { zh: "日期不存在", en: "A date that does not exist" },
    message: ({ written, days }: { written: string; days: number }) => ({
      zh: `${written} 这一天不存在，这个月只有 ${days} 天。请改正日期。`,
      en: `${written} does not exist: that month has ${days} days. Correct the date.`,
    }),
    explanation: {
      zh: [
        "日历上没有这一天，例如 2 月 30 日或 6 月 31 日。",
        "浏览器会悄悄把它当作下个月的某一天，网站因此在错误的日子变化。",
        "请改正日期。",
      ],
      en: [
        "The calendar does not have this day, such as 30 February or 31 June.",
        "Browsers silently read it as a day of the next month, and the site changes on the wrong day.",
        "Correct the date.",
      ],
    },
    example: '"at": "2026-06-31T10:00:00+08:00"\n\n"at": "2026-06-30T10:00:00+08:00"',
  },
  SL5109: {
    severity: "warning",
    title: { zh: "日程中有一项顺序不对", en: "An event out of order" },
    message: ({ at, neighbours }: { at: string; neighbours: string[] }) => ({
      zh: `${at} 与列表中前后的时间（${neighbours.join("、")}）顺序不符。请检查日期，或移动这一项。`,
      en: `${at} does not fit between its neighbours in the list (${neighbours.join(", ")}). Check its date, or move the entry.`,
    }),
    explanation: {
      zh: [
        "日程列表按时间先后排列，只有一项例外：它早于前一项或晚于后一项，多半是年份或日期写错了。",
        "访客会在错误的日子看到这一项，或读不懂日程。",
        "请核对这一项的日期；日期没有错时，把它移到正确的位置。整个列表按别的顺序排列时不会提示。",
      ],
      en: [
        "A timeline is in order except for one entry, which is earlier than the one before it or later than the one after it: usually its year or date is a slip.",
        "Visitors see it on the wrong day, or cannot follow the timeline.",
        "Check its date; if that is right, move the entry to its place. A list in an entirely different order is not reported.",
      ],
    },
    example:
      '{ "id": "bibs", "at": "2025-10-25T09:00:00+08:00" },\n{ "id": "start", "at": "2024-10-26T07:30:00+08:00" }',
  },
} satisfies ProblemKinds;
