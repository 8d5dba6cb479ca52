import { didYouMean, finding, suggest } from "./meaningCatalogue.ts";
import type { Finding } from "./problems.ts";

/** SL5101: something ends before, or when, it starts. */
export function endsBeforeStart(pointer: string, start: string, end: string): Finding {
  return finding("SL5101", "error", pointer, {
    zh: `结束时间 ${end} 不晚于开始时间 ${start}，因此这段时间不存在。请检查两者是否写反。`,
    en: `the end ${end} is not after the start ${start}, so this time never comes. See whether the two are swapped.`,
  });
}

/** SL5102: an instant is not written in the offset that the race's zone has on that day. */
export function wrongOffset(pointer: string, written: string, zone: string, wanted: string): Finding {
  return finding(
    "SL5102",
    "warning",
    pointer,
    {
      zh: `${written} 的时差与赛事时区 ${zone} 当日的时差不符。若钟点没有写错，请写 ${wanted}。`,
      en: `${written} does not have the offset of the race's time zone ${zone} on that day. If the time of day is right, write ${wanted}.`,
    },
    { suggestion: wanted },
  );
}

/** SL5102, of the zone: most times of the site are written in one other offset. */
export function wrongZone(pointer: string, zone: string, offset: string, count: number): Finding {
  return finding("SL5102", "warning", pointer, {
    zh: `赛事时区是 ${zone}，而 ${count} 个时间写的是 ${offset}。请改正时区；若时区没有写错，请改正这些时间。`,
    en: `the race's time zone is ${zone}, but ${count} times are written with ${offset}. Correct the zone or, where it is right, the times.`,
  });
}

/** SL5108: a day that the calendar does not have. */
export function impossibleDay(pointer: string, written: string, last: number): Finding {
  return finding("SL5108", "error", pointer, {
    zh: `${written} 这一天不存在，这个月只有 ${last} 天。请改正日期。`,
    en: `there is no day such as ${written}: that month has ${last} days. Correct the date.`,
  });
}

/** SL5109: of a list of moments that runs forward, one stands in the wrong place, or has the wrong time. */
export function outOfOrder(pointer: string, at: string, before: string): Finding {
  return finding("SL5109", "warning", pointer, {
    zh: `${at} 与列表中前后的时间（${before}）顺序不符。请检查日期，或移动这一项。`,
    en: `${at} does not fit between its neighbours in the list (${before}). Check its date, or move the entry.`,
  });
}

/** SL5103: a time differs from what the race facts and other places say. `fact` names it in both languages. */
export function differentTime(
  pointer: string,
  fact: { zh: string; en: string },
  written: string,
  wanted: string,
): Finding {
  return finding(
    "SL5103",
    "warning",
    pointer,
    {
      zh: `此处的${fact.zh}是 ${written}，而其他地方是 ${wanted}。请改为一致。`,
      en: `here the ${fact.en} is ${written}, but elsewhere it is ${wanted}. Make them agree.`,
    },
    { suggestion: wanted },
  );
}

/** SL5104: two moments of the race stand in the wrong order. */
export function wrongOrder(
  pointer: string,
  earlier: { zh: string; en: string; at: string },
  later: { zh: string; en: string; at: string },
): Finding {
  return finding("SL5104", "error", pointer, {
    zh: `${later.zh}（${later.at}）早于${earlier.zh}（${earlier.at}）。请改正其中一个时间。`,
    en: `the ${later.en} (${later.at}) comes before the ${earlier.en} (${earlier.at}). Correct one of the two.`,
  });
}

/** SL5105: the site's time zone is none that there is. */
export function unknownZone(pointer: string, zone: string, near: string | undefined): Finding {
  const hint = didYouMean(near);
  return finding(
    "SL5105",
    "error",
    pointer,
    {
      zh: `没有名为“${zone}”的时区。${hint.zh}请写 IANA 时区名称，如 Asia/Shanghai。`,
      en: `there is no time zone called "${zone}".${hint.en} Write an IANA name such as Asia/Shanghai.`,
    },
    suggest(pointer, near, zone),
  );
}

/** SL5106: two blocks that take turns are shown together for a while. */
export function overlap(pointer: string, type: string, other: string, from: string, until: string): Finding {
  return finding(
    "SL5106",
    "warning",
    pointer,
    {
      zh: `从 ${from} 到 ${until}，这个 ${type} 板块与“${other}”同时显示。若本应交替出现，请让后者从前者结束时开始。`,
      en: `from ${from} until ${until} this ${type} block is shown together with ${other}. If they should take turns, let the second start when the first ends.`,
    },
    { suggestion: until },
  );
}

/** SL5107: a cut-off comes no later than that of a point before it on the course. */
export function earlierCutOff(pointer: string, at: string, before: string): Finding {
  return finding("SL5107", "warning", pointer, {
    zh: `关门时间 ${at} 不晚于赛道上前一个点的 ${before}。请检查里程与时间。`,
    en: `the cut-off ${at} is not after ${before}, that of the point before it on the course. Check distance and time.`,
  });
}
