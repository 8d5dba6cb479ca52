import type { ProblemKinds } from "../kind.ts";

/** SL616x: transfers of entries to other people, and the time to pay of an item. */
export const transferKinds = {
  SL6160: {
    severity: "error",
    title: { zh: "转让截止晚于起跑", en: "Transfers that end after the start" },
    message: ({ until, startsAt }: { until: string; startsAt: string }) => ({
      zh: `转让截止于 ${until}，而比赛 ${startsAt} 就起跑了。请写起跑前、号码布制作前的时间。`,
      en: `Transfers end at ${until}, after the start of the race (${startsAt}). Write a time before it, and before bibs are made.`,
    }),
    explanation: {
      zh: [
        "prices.transfers.until 晚于比赛的起跑时间。",
        "起跑后不能再转让名额；号码布制作后才换人，领到的号码布上就是别人的名字。",
        "请写号码布开始制作的时间。",
      ],
      en: [
        "prices.transfers.until is after race.startsAt.",
        "Nobody can pass an entry on once the race has started, and after bibs are made the wrong name is on them.",
        "Write the moment at which bibs are made.",
      ],
    },
    example: '"transfers": { "until": "2026-10-01T00:00:00+08:00" }',
  },
  SL6161: {
    severity: "warning",
    title: { zh: "转让截止早于报名开始", en: "Transfers that end before registration opens" },
    message: ({ until, opensAt }: { until: string; opensAt: string }) => ({
      zh: `转让截止于 ${until}，而报名 ${opensAt} 才开始：没有人能转让。`,
      en: `Transfers end at ${until}, before registration opens (${opensAt}): nobody can pass an entry on.`,
    }),
    explanation: {
      zh: [
        "prices.transfers.until 早于报名开始。",
        "站点写明可以转让，却没有人能用到。",
        "请改正时间；如果不允许转让，请删去 transfers。",
      ],
      en: [
        "prices.transfers.until is before registration opens.",
        "The site states that entries can be passed on, and nobody can do it.",
        "Correct the time, or remove transfers if nobody may.",
      ],
    },
    example: '"transfers": { "until": "2026-10-01T00:00:00+08:00" }',
  },
  SL6162: {
    severity: "warning",
    title: { zh: "转让后退款与不退款矛盾", en: "Refunds after a transfer in a race without refunds" },
    message: () => ({
      zh: "转让后的退款（refunds: payer）按退款规则办理，而退款规则是一分不退。",
      en: 'Refunds after a transfer ("payer") follow the refund policy, which pays nothing back.',
    }),
    explanation: {
      zh: [
        "prices.transfers.refunds 为 payer，而 prices.refunds.percent 为 0。",
        "付款人以为接收人退出后能拿回钱，实际一分也没有。",
        "请写 refunds: none，或改退款规则。",
      ],
      en: [
        "prices.transfers.refunds is payer, and prices.refunds.percent is 0.",
        "Who paid expects money when the other runner withdraws, and gets none.",
        "Write none, or change the refund policy.",
      ],
    },
    example: '"refunds": { "percent": 50 }, "transfers": { "until": "2026-10-01T00:00:00+08:00", "refunds": "payer" }',
  },
  SL6163: {
    severity: "warning",
    title: { zh: "免费项目写了支付时限", en: "A time to pay for an item that costs nothing" },
    message: ({ item }: { item: string }) => ({
      zh: `项目“${item}”不收费，支付时限不起作用。`,
      en: `The item "${item}" costs nothing, so its time to pay has no effect.`,
    }),
    explanation: {
      zh: [
        "项目写了 payWithinMinutes，却没有报名费（feeFen）。",
        "没有需要支付的订单，这个时限不起作用。",
        "请补上报名费，或删去 payWithinMinutes。",
      ],
      en: [
        "The item has payWithinMinutes and no fee (feeFen).",
        "No order of it has to be paid, so the time has no effect.",
        "Write the fee, or remove payWithinMinutes.",
      ],
    },
    example: '{ "id": "marathon", "feeFen": 15000, "payWithinMinutes": 60 }',
  },
} satisfies ProblemKinds;
