import type { Text } from "#schemas/generated/types.ts";
import type { ProblemKinds } from "../kind.ts";

const yuan = (fen: number) => `${fen / 100}`;

/** SL6118 to SL6124: sign-ups for an item that can never be. */
export const itemOrderKinds = {
  SL6118: {
    severity: "error",
    title: { zh: "项目永远不会开放报名", en: "An item that never opens" },
    message: ({ name, written, limit }: { name: "opensAt" | "closesAt"; written: string; limit: string }) => ({
      zh:
        name === "opensAt"
          ? `项目 ${written} 才开放，而整体报名 ${limit} 已经截止，没有人能报名。请改正时间。`
          : `项目 ${written} 就截止，而整体报名 ${limit} 才开始，没有人能报名。请改正时间。`,
      en:
        name === "opensAt"
          ? `The item opens at ${written}, after registration closes (${limit}): nobody can sign up. Correct the time.`
          : `The item closes at ${written}, before registration opens (${limit}): nobody can sign up. Correct the time.`,
    }),
    explanation: {
      zh: [
        "项目的 opensAt 不早于整体报名的截止，或 closesAt 不晚于整体报名的开始。",
        "项目与整体报名没有同时开放的时刻，没有人能报名。",
        "请改正项目的时间，或改动 race.registration。",
      ],
      en: [
        "The opensAt of an item is not before registration closes, or its closesAt is not after registration opens.",
        "The item and registration are never open at the same time, so nobody can sign up.",
        "Correct the times of the item, or change race.registration.",
      ],
    },
  },
  SL6119: {
    severity: "error",
    title: { zh: "人数下限超过报名表", en: "A group larger than its form takes" },
    message: ({ min, ofForm }: { id: string; min: number; ofForm: number }) => ({
      zh: `一次至少 ${min} 人，而报名表一次最多 ${ofForm} 人，没有人能报名。请改正 groupSize.min，或报名表的 entrants。`,
      en: `A sign-up has at least ${min} people, and the form takes ${ofForm} at most: nobody can sign up. Correct groupSize.min, or entrants of the form.`,
    }),
    explanation: {
      zh: [
        "项目 groupSize 的 min 大于报名表 entrants 允许的人数；报名表没有写 entrants 时是 1 人。",
        "任何人数都不符合，没有人能报名这个项目。",
        "请改正 groupSize，或在报名表中写更大的 entrants.max。",
      ],
      en: [
        "In groupSize of the item, min is greater than what entrants of its form allows; a form without entrants takes one person.",
        "No number of people fits, so nobody can sign up for the item.",
        "Correct groupSize, or write a larger entrants.max into the form.",
      ],
    },
    example: '"entrants": { "max": 4 }',
  },
  SL6120: {
    severity: "warning",
    title: { zh: "人数上限超过报名表", en: "More people than the form takes" },
    message: ({ max, ofForm }: { id: string; max: number; ofForm: number }) => ({
      zh: `一次最多 ${max} 人没有作用：报名表一次最多 ${ofForm} 人。请改正 groupSize.max，或报名表的 entrants。`,
      en: `At most ${max} people has no effect: the form takes ${ofForm} at most. Correct groupSize.max, or entrants of the form.`,
    }),
    explanation: {
      zh: [
        "项目 groupSize 的 max 大于报名表 entrants 允许的人数；报名表没有写 entrants 时是 1 人。",
        "较大的团队不能一起报名，与项目所写的不同。",
        "请改正 groupSize，或在报名表中写更大的 entrants.max。",
      ],
      en: [
        "In groupSize of the item, max is greater than what entrants of its form allows; a form without entrants takes one person.",
        "Larger groups cannot sign up together, although the item states it.",
        "Correct groupSize, or write a larger entrants.max into the form.",
      ],
    },
  },
  SL6121: {
    severity: "warning",
    title: { zh: "共用名额少于一个项目的名额", en: "A pool smaller than one of its items" },
    message: ({ places, item, itemPlaces }: { pool: string; places: number; item: Text; itemPlaces: number }) => ({
      zh: `共用名额只有 ${places} 个，而“${item.zh}”一个项目就有 ${itemPlaces} 个，永远给不完。请核对两个数字。`,
      en: `The pool has ${places} places, and ${item.en ?? item.zh} alone has ${itemPlaces}, which can never all be given. Check both numbers.`,
    }),
    explanation: {
      zh: [
        "race.pools 中的名额少于一个使用它的项目的 places。",
        "这个项目的名额不能全部给出，页面上写的名额是错的。",
        "请改正其中一个数字。",
      ],
      en: [
        "A pool of race.pools has fewer places than one item that takes from it.",
        "The places of that item can never all be given, so the number that visitors read is wrong.",
        "Correct one of the two numbers.",
      ],
    },
  },
  SL6122: {
    severity: "warning",
    title: { zh: "不起作用的共用名额", en: "A pool that limits nothing" },
    message: ({ places, sum }: { pool: string; places: number; sum: number }) => ({
      zh: `共用名额有 ${places} 个，而各项目的名额加起来只有 ${sum} 个，它不限制任何报名。请改小，或删去。`,
      en: `The pool has ${places} places, and its items have ${sum} together, so it limits nothing. Write fewer, or remove it.`,
    }),
    explanation: {
      zh: [
        "race.pools 中的名额多于使用它的各项目 places 的总和。",
        "各项目自己的名额先用完，共用名额不限制任何报名。",
        "请改正数字，或删去这个共用名额。",
      ],
      en: [
        "A pool of race.pools has more places than all items that take from it have together.",
        "The items run out of places first, so the pool limits nothing.",
        "Correct the number, or remove the pool.",
      ],
    },
  },
  SL6123: {
    severity: "error",
    title: { zh: "订单金额超过支付上限", en: "An order that nobody can pay" },
    message: ({ people, total, limit }: { id: string; people: number; total: number; limit: number }) => ({
      zh: `${people} 人的订单是 ${yuan(total)} 元，超过一笔支付的上限 ${yuan(limit)} 元。请改正 feeFen（单位为分）。`,
      en: `An order of ${people} costs ¥${yuan(total)}, above ¥${yuan(limit)}, the most of one payment. Correct feeFen (in fen).`,
    }),
    explanation: {
      zh: [
        "项目的 feeFen 乘以一次报名的最多人数，超过了一笔支付的上限。",
        "这样的订单无法支付，名额到时收回。",
        "请改正 feeFen（100 分为 1 元），或减少一次报名的人数。",
      ],
      en: [
        "feeFen of an item times the most people of one sign-up is above the most that one payment can be.",
        "Such an order cannot be paid, and its places are given back when its time is over.",
        "Correct feeFen (100 are one yuan), or let fewer people sign up together.",
      ],
    },
    example: '"feeFen": 1500000000\n\n"feeFen": 15000',
  },
  SL6124: {
    severity: "warning",
    title: { zh: "没有名额的项目", en: "An item without a place" },
    message: () => ({
      zh: "这个项目有 0 个名额，没有人能得到名额。请写实际的名额；没有限制时删去 places。",
      en: "This item has 0 places, so nobody gets one. Write how many there are, or remove places if there is no limit.",
    }),
    explanation: {
      zh: [
        "项目的 places 是 0。",
        "报名开放后立即显示名额已满。",
        "请写实际的名额；没有限制时删去 places；暂不接受报名时写 opensAt。",
      ],
      en: [
        "places of an item is 0.",
        "As soon as sign-up opens the item is shown as sold out.",
        "Write how many places there are, remove places if there is no limit, or write opensAt if sign-up begins later.",
      ],
    },
  },
} satisfies ProblemKinds;
