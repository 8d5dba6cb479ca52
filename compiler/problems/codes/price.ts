import type { Text } from "#schemas/generated/types.ts";
import type { Place, ProblemKinds } from "../kind.ts";
import { didYouMean } from "./hint.ts";
import { quotedNames as quoted } from "./quotedNames.ts";

const yuan = (fen: number) => `${fen / 100}`;

/**
 * SL613x and SL614x: early-bird offers, group discounts and refunds; those about codes of coupons
 * are in `coupon.ts`.
 */
export const priceKinds = {
  SL6130: {
    severity: "error",
    title: { zh: "价格优惠中的项目不存在", en: "A price of an unknown item" },
    message: ({ item, near, known }: { item: string; near: string | undefined; known: string[] }) => {
      const hint = didYouMean(near);
      return {
        zh: `race.items 里没有项目“${item}”。${hint.zh}现有项目：${quoted(known).zh}。`,
        en: `race.items has no item "${item}".${hint.en} It has ${quoted(known).en}.`,
      };
    },
    explanation: {
      zh: [
        "优惠的 items 中写了站点 race.items 里没有的项目。",
        "这项优惠对它不起作用，选手按原价付费。",
        "请改正项目的 id，或删去它。",
      ],
      en: [
        "items of an offer names an item that race.items does not have.",
        "The offer has no effect there, and runners pay the full fee.",
        "Correct the item's id, or remove it.",
      ],
    },
    example: '"items": ["marathn"]\n\n"items": ["marathon"]',
  },
  SL6131: {
    severity: "warning",
    title: { zh: "优惠时间不在报名时间内", en: "An offer outside the registration" },
    message: ({ written, bound, isBefore }: { written: string; bound: string; isBefore: boolean }) => ({
      zh: isBefore
        ? `优惠到 ${written} 为止，而报名 ${bound} 才开始，没有人能用到。请改正时间。`
        : `优惠从 ${written} 开始，而报名 ${bound} 已经截止，没有人能用到。请改正时间。`,
      en: isBefore
        ? `The offer ends at ${written}, before the registration opens at ${bound}: nobody gets it. Correct the time.`
        : `The offer begins at ${written}, after the registration closes at ${bound}: nobody gets it. Correct the time.`,
    }),
    explanation: {
      zh: [
        "优惠在报名开始前就结束，或在报名截止后才开始。",
        "没有选手能用到这项优惠。",
        "请改正 from 或 until，或改正 race.registration。",
      ],
      en: [
        "The offer is over before the registration opens, or begins after it closes.",
        "No runner gets it.",
        "Correct from or until, or race.registration.",
      ],
    },
    example: '"until": "2024-08-31T23:59:59+08:00"\n\n"until": "2025-08-31T23:59:59+08:00"',
  },
  SL6132: {
    severity: "warning",
    title: { zh: "同一项目的早鸟价时间重叠", en: "Two early-bird offers at a time" },
    message: ({ other }: { other: Place }) => ({
      zh: `这个早鸟价与“${other.pointer}”在同一时间对同一项目有效，选手会得到较低的一个。请让一个结束后另一个再开始。`,
      en: `This offer and ${other.pointer} are open at the same time for one item, and runners get the lower fee. Let one begin when the other ends.`,
    }),
    explanation: {
      zh: [
        "两个早鸟价对同一项目同时有效。",
        "选手按较低的价格付费，另一个价格看起来是错的。",
        "请改正时间：后一个的 from 写前一个的 until。",
      ],
      en: [
        "Two early-bird offers are open for an item at the same time.",
        "Runners pay the lower fee, and the other one looks like a mistake.",
        "Correct the times: from of the second is until of the first.",
      ],
    },
    example: '"until": "2025-08-31T23:59:59+08:00" … "from": "2025-08-15T00:00:00+08:00"',
  },
  SL6133: {
    severity: "error",
    title: { zh: "早鸟价不低于原价", en: "An early-bird fee that saves nothing" },
    message: ({ fee, item, itemFee }: { fee: number; item: Text; itemFee: number }) => ({
      zh: `早鸟价是 ${yuan(fee)} 元，而“${item.zh}”的报名费是 ${yuan(itemFee)} 元。请写更低的价格（单位为分），或删去这个项目。`,
      en: `The early-bird fee is ¥${yuan(fee)}, and ${item.en ?? item.zh} costs ¥${yuan(itemFee)}. Write a lower fee (in fen), or leave the item out.`,
    }),
    explanation: {
      zh: [
        "早鸟价的 feeFen 等于或高于项目的 feeFen，或项目不收费。",
        "选手按原价付费，早鸟价不起作用。",
        "请改正 feeFen（100 分为 1 元）或 items。",
      ],
      en: [
        "feeFen of the early-bird offer is not lower than that of the item, or the item is free.",
        "Runners pay the item's fee, and the offer has no effect.",
        "Correct feeFen (100 are one yuan) or items.",
      ],
    },
    example: '"feeFen": 180000\n\n"feeFen": 18000',
  },
  SL6134: {
    severity: "error",
    title: { zh: "减免超过报名费", en: "A discount above the fee" },
    message: ({ off, item, fee }: { off: number; item: Text; fee: number }) => ({
      zh: `每人减免 ${yuan(off)} 元，超过“${item.zh}”的报名费 ${yuan(fee)} 元。请写更小的金额（单位为分），或改用 percent。`,
      en: `¥${yuan(off)} are taken off, and ${item.en ?? item.zh} costs ¥${yuan(fee)}. Write a smaller amount (in fen), or use percent.`,
    }),
    explanation: {
      zh: [
        "offFen 大于适用项目的报名费。",
        "选手最多减到 0 元，实际的优惠与所写的不同。",
        "请改正 offFen（100 分为 1 元），用 items 排除这个项目，或写 percent: 100。",
      ],
      en: [
        "offFen is larger than the fee of an item that the discount applies to.",
        "Runners pay nothing at best, which is not what is written.",
        "Correct offFen (100 are one yuan), leave the item out by items, or write percent: 100.",
      ],
    },
    example: '"offFen": 500000\n\n"offFen": 5000',
  },
  SL6135: {
    severity: "error",
    title: { zh: "优惠没有写明减免多少", en: "A discount of no or two amounts" },
    message: ({ isBoth }: { isBoth: boolean }) => ({
      zh: isBoth
        ? "percent 和 offFen 只能写一个。请删去其中一个。"
        : "请写 percent（百分之几）或 offFen（每人减多少分）。",
      en: isBoth
        ? "Only one of percent and offFen can apply. Remove one."
        : "Write percent (of the fee) or offFen (fen off for each entrant).",
    }),
    explanation: {
      zh: ["优惠中 percent 和 offFen 都没有写，或两个都写了。", "不知道该减多少，也就不会减免。", "请只写一个。"],
      en: [
        "A discount has neither percent nor offFen, or both.",
        "What it takes off is not known, so nothing is.",
        "Write exactly one of them.",
      ],
    },
    example: '{ "id": "ten", "size": 10, "percent": 10 }',
  },
  SL6136: {
    severity: "warning",
    title: { zh: "人多反而优惠少", en: "A larger group that saves less" },
    message: ({ size, other }: { size: number; other: Place }) => ({
      zh: `满 ${size} 人的优惠不多于“${other.pointer}”，不会起作用。请提高这项优惠，或删去它。`,
      en: `The discount from ${size} entrants takes no more off than ${other.pointer}, so it never applies. Raise it, or remove it.`,
    }),
    explanation: {
      zh: [
        "人数要求更高的团体优惠，减免却不多于人数要求更低的一项。",
        "选手总是得到减免更多的一项，这一项不起作用。",
        "请改正 size、percent 或 offFen，或删去这一项。",
      ],
      en: [
        "A group discount for more entrants takes no more off than one for fewer.",
        "Runners get the one that takes most off, and this one never applies.",
        "Correct size, percent or offFen, or remove it.",
      ],
    },
    example: '{ "size": 5, "percent": 10 }, { "size": 10, "percent": 5 }',
  },
  SL6141: {
    severity: "error",
    title: { zh: "两项优惠的 id 相同", en: "An id of two offers" },
    message: ({ id, other }: { id: string; other: Place }) => ({
      zh: `id“${id}”已用于“${other.pointer}”。优惠码的次数按 id 计算，请换一个。`,
      en: `${other.pointer} has the id ${id}, too. Uses are counted by it. Choose another.`,
    }),
    explanation: {
      zh: [
        "同一列表中两项优惠的 id 相同。",
        "优惠码的使用次数按 id 计算，两项会互相占用；订单中也分不清是哪一项。",
        "请改其中一个 id；已经有人用过的不要改。",
      ],
      en: [
        "Two offers of one list have the same id.",
        "Uses of coupons are counted by it, so one uses up the other, and orders do not show which one applied.",
        "Change one of the ids, and not the one that was used already.",
      ],
    },
    example: '"coupons": [{ "id": "club" }, { "id": "partner" }]',
  },
  SL6142: {
    severity: "warning",
    title: { zh: "抽签项目的费用不全额退还", en: "A non-refundable fee on a drawn item" },
    message: ({ item, percent }: { item: Text; percent: number }) => ({
      zh: `“${item.zh}”由抽签决定名额，但撤回时只退 ${percent}%。这样的条款曾被起诉并被放弃。`,
      en: `The places of "${item.en ?? item.zh}" are drawn, and a withdrawal pays back only ${percent}%. Terms like this were taken to court and given up.`,
    }),
    explanation: {
      zh: [
        "这个项目抽签（allocation: draw）且收费，而站点的退款规则（prices.refunds.percent）低于 100。",
        "抽签结果出来时，参赛者往往已另有安排；退不回钱的费用会引来投诉和诉讼。",
        "请对抽签项目全额退款，或至少在中签后留出一段可以全额退款的时间。",
      ],
      en: [
        "The item is drawn (allocation: draw) and costs something, and prices.refunds.percent of the site is below 100.",
        "When the draw is published, runners may have made other plans; a fee that does not come back brings complaints and lawsuits.",
        "Pay back all of it, at least for some time after the draw.",
      ],
    },
    example: '"prices": { "refunds": { "percent": 100, "until": "2026-09-15T00:00:00+08:00" } }',
  },
  SL6143: {
    severity: "warning",
    title: { zh: "退款截止早于报名开始", en: "Refunds that end before registration opens" },
    message: ({ until, opensAt }: { until: string; opensAt: string }) => ({
      zh: `退款截止于 ${until}，而报名 ${opensAt} 才开始：没有人能得到退款。`,
      en: `Refunds end at ${until}, before registration opens (${opensAt}): nobody gets one.`,
    }),
    explanation: {
      zh: [
        "prices.refunds.until 早于报名开始。",
        "参赛者撤回报名时一分钱也退不到，尽管站点写明了退款比例。",
        "请改这个时间；如果确实不退款，请写 percent: 0 并去掉 until。",
      ],
      en: [
        "prices.refunds.until is before registration opens.",
        "Nobody who withdraws gets anything back, though the site states a percentage.",
        "Change the time, or state percent 0 without until if nothing is paid back.",
      ],
    },
    example: '"refunds": { "percent": 100, "until": "2026-09-15T00:00:00+08:00" }',
  },
} satisfies ProblemKinds;
