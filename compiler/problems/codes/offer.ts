import type { ProblemKinds } from "../kind.ts";

/**
 * SL6144 to SL6148: offers and refunds that apply to no sign-up that there can be, or to every one.
 */
export const offerKinds = {
  SL6144: {
    severity: "warning",
    title: { zh: "免费项目的优惠", en: "A discount on what is free" },
    message: () => ({
      zh: "这项优惠只适用于不收费的项目，不会起作用。请改正 items，或删去这项优惠。",
      en: "This discount is only for items that cost nothing, so it has no effect. Correct items, or remove the discount.",
    }),
    explanation: {
      zh: ["优惠的 items 都是不收费的项目。", "没有可以减免的费用。", "请改正 items 或项目的 feeFen，或删去这项优惠。"],
      en: [
        "All items that a discount is for are free.",
        "There is no fee to take anything off.",
        "Correct items, or feeFen of the items, or remove the discount.",
      ],
    },
  },
  SL6145: {
    severity: "warning",
    title: { zh: "一直有效的早鸟价", en: "An early-bird fee that never ends" },
    message: ({ until, closesAt }: { until: string; closesAt: string }) => ({
      zh: `早鸟价到 ${until} 为止，而报名 ${closesAt} 就截止，所有人都按早鸟价付费。请写更早的时间。`,
      en: `The early-bird fee ends at ${until}, and sign-up closes at ${closesAt}: everybody pays it. Write an earlier time.`,
    }),
    explanation: {
      zh: [
        "早鸟价从报名开始一直有效到报名截止。",
        "没有人按原价付费，原价看起来是错的。",
        "请把 until 写成报名截止以前的时间，或直接改项目的 feeFen。",
      ],
      en: [
        "An early-bird offer is open from the opening of sign-up to its end.",
        "Nobody pays the regular fee, which looks like a mistake.",
        "Write an until before sign-up closes, or change feeFen of the item.",
      ],
    },
    example: '"until": "2026-10-26T00:00:00+08:00"\n\n"until": "2026-06-30T23:59:59+08:00"',
  },
  SL6146: {
    severity: "warning",
    title: { zh: "达不到人数的团体优惠", en: "A group discount that nobody reaches" },
    message: ({ size, most }: { size: number; most: number }) => ({
      zh: `满 ${size} 人才有优惠，而适用的项目一次最多报名 ${most} 人，没有人能用到。请改小 size，或允许更多人一起报名。`,
      en: `The discount begins with ${size} people, and one sign-up for its items holds ${most} at most: nobody gets it. Write a smaller size, or let more people sign up together.`,
    }),
    explanation: {
      zh: [
        "团体优惠的 size 大于适用项目一次报名的最多人数：项目的 groupSize.max 和报名表的 entrants 中较小的一个。",
        "没有订单能达到这个人数。",
        "请改正 size、groupSize 或报名表的 entrants。",
      ],
      en: [
        "size of a group discount is greater than the most people of one sign-up for its items: the smaller one of groupSize.max and entrants of the form.",
        "No order reaches it.",
        "Correct size, groupSize, or entrants of the form.",
      ],
    },
  },
  SL6147: {
    severity: "warning",
    title: { zh: "每人次数超过总次数", en: "More uses per person than in all" },
    message: ({ perPerson, uses }: { perPerson: number; uses: number }) => ({
      zh: `每人可用 ${perPerson} 次，而优惠码总共只能用 ${uses} 次，一个人就能用完。请核对两个数字。`,
      en: `One person can use the coupon ${perPerson} times, and all together ${uses} times: the first one can use it up. Check both numbers.`,
    }),
    explanation: {
      zh: [
        "优惠码的 perPerson 大于 uses。",
        "每人的限制不起作用，第一个人就能把优惠码用完。",
        "请改正其中一个；不限制时删去 perPerson。",
      ],
      en: [
        "perPerson of a coupon is greater than uses.",
        "The limit for each person has no effect, and the first one can use the coupon up.",
        "Correct one of them, or remove perPerson if there is no limit.",
      ],
    },
  },
  SL6148: {
    severity: "warning",
    title: { zh: "退款期限晚于最后的撤回时间", en: "Refunds after the last withdrawal" },
    message: ({ until, last }: { until: string; last: string }) => ({
      zh: `退款到 ${until} 为止，而选手最晚在 ${last} 以前才能撤回报名，之后没有人能得到退款。请改正时间。`,
      en: `Refunds end at ${until}, and runners can withdraw until ${last} at the latest: after that nobody gets one. Correct the time.`,
    }),
    explanation: {
      zh: [
        "prices.refunds.until 晚于选手能撤回报名的最后时间：报名截止；有直通申请时是起跑。",
        "规程写明可以退款，选手却已经不能撤回。",
        "请把 until 写成这个时间以前，或延长 race.registration.closesAt。",
      ],
      en: [
        "prices.refunds.until is after the last moment at which runners can withdraw: the end of registration, or the start if the site takes applications.",
        "The terms promise a refund when nobody can withdraw any more.",
        "Write an until before that moment, or a later race.registration.closesAt.",
      ],
    },
  },
} satisfies ProblemKinds;
