import type { Sentence } from "#core/text.ts";
import { finding } from "./meaningCatalogue.ts";
import type { Finding } from "./problems.ts";

/** SL5201: a number of a race item differs from what the race facts and other documents say. */
export function differentFact(pointer: string, fact: Sentence, item: string, written: string, wanted: string): Finding {
  return finding(
    "SL5201",
    "warning",
    pointer,
    {
      zh: `“${item}”的${fact.zh}在这里是 ${written}，而其他地方是 ${wanted}。请改为一致。`,
      en: `the ${fact.en} of "${item}" is ${written} here, but ${wanted} elsewhere. Make them agree.`,
    },
    { suggestion: wanted },
  );
}

/** SL5202: the youngest age is above the oldest. */
export function swappedAges(pointer: string, min: number, max: number): Finding {
  return finding("SL5202", "error", pointer, {
    zh: `最低年龄 ${min} 大于最高年龄 ${max}，没有人可以报名。请检查两者是否写反。`,
    en: `the minimum age ${min} is above the maximum age ${max}, so nobody can enter. See whether the two are swapped.`,
  });
}

/** SL5203: the race information of the platform says something else than the race facts of the site. */
export function differentInformation(pointer: string, fact: Sentence, written: string, wanted: string): Finding {
  return finding("SL5203", "warning", pointer, {
    zh: `race.json 中的${fact.zh}是 ${written}，而网站的赛事信息是 ${wanted}。请改为一致。`,
    en: `race.json gives ${written} as the ${fact.en}, but the race facts of the site give ${wanted}. Make them agree.`,
  });
}

/** SL5204: a number that fits another unit than that of its field. */
export function wrongUnit(pointer: string, written: number, unit: Sentence, wanted: number): Finding {
  return finding(
    "SL5204",
    "warning",
    pointer,
    {
      zh: `${written} 看起来用错了单位：这里按“${unit.zh}”计。是否想写 ${wanted}？请核对后改正。`,
      en: `${written} looks like another unit, for this field counts in ${unit.en}. Did you mean ${wanted}? Check it and correct it.`,
    },
    { suggestion: String(wanted) },
  );
}

/** SL5205: a point of the course lies beyond the end of the longest item. */
export function beyondCourse(pointer: string, distance: number, longest: number): Finding {
  return finding("SL5205", "warning", pointer, {
    zh: `里程 ${distance} 公里超过了最长项目的 ${longest} 公里。请改正里程，或检查项目的距离。`,
    en: `${distance} km is beyond the end of the longest item, which has ${longest} km. Correct the distance here or that of the item.`,
  });
}

/** What a site or form states and the program does not enforce. */
export type Promised = "places" | "fees";

const enforced: Record<Promised, Sentence> = {
  places: { zh: "名额用完后仍会接受报名", en: "sign-ups are accepted beyond the number of places" },
  fees: { zh: "不会收取任何费用", en: "nothing is charged" },
};

/** SL5206: places or fees are stated, and the program does not enforce them yet. */
export function notEnforced(pointer: string, promised: Promised[]): Finding {
  const join = (language: keyof Sentence, by: string) => promised.map((one) => enforced[one][language]).join(by);
  return finding("SL5206", "note", pointer, {
    zh: `程序目前还不执行名额与费用：${join("zh", "，")}。回执只表示收到了资料。请自行核对名额，并用其他方式收费。`,
    en: `places and fees are not enforced yet: ${join("en", ", and ")}. A receipt says only that a sign-up arrived. Count the places yourself, and collect fees in another way.`,
  });
}
