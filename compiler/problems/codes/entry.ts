import type { ProblemKinds } from "../kind.ts";
import { didYouMean } from "./hint.ts";

const yuan = (fen: number) => (fen / 100).toFixed(2);

/** SL611x: the items and pools of a race, and what publishing them means for entries. */
export const entryKinds = {
  SL6110: {
    severity: "error",
    title: { zh: "名额少于已占用的名额", en: "Fewer places than are taken" },
    message: ({ id, places, claimed }: { id: string; places: number; claimed: number }) => ({
      zh: `“${id}”已有 ${claimed} 个名额被占用，不能改为 ${places} 个。请写 ${claimed} 或更多。`,
      en: `${claimed} places of "${id}" are taken, so there cannot be ${places}. Write ${claimed} or more.`,
    }),
    explanation: {
      zh: [
        "项目或共用名额的 places 改小了，小于已报名占用的数量。",
        "没有发布：已确认的参赛者不会因此失去名额。",
        "请写不小于已占用数量的名额；要减少，先处理退出的报名。",
      ],
      en: [
        "The places of an item or a pool were lowered below what entries have taken.",
        "Nothing was published: nobody loses a place that was confirmed.",
        "Write at least as many places as are taken; to have fewer, withdraw entries first.",
      ],
    },
    example: '"places": 4000\n\n"places": 5000',
  },
  SL6111: {
    severity: "error",
    title: { zh: "有报名的项目改了报名费", en: "Another fee for an item with entries" },
    message: ({ id, before, after, entries }: { id: string; before: number; after: number; entries: number }) => ({
      zh: `“${id}”的报名费从 ${yuan(before)} 元改为 ${yuan(after)} 元，已有 ${entries} 个报名按原价，不受影响。请说明原因后发布（--reason）。`,
      en: `The fee of "${id}" changes from ¥${yuan(before)} to ¥${yuan(after)}; entries made at the old fee: ${entries}, which keep it. Publish with --reason and state why.`,
    }),
    explanation: {
      zh: [
        "项目已有报名，这次发布改了它的报名费。",
        "已有的报名保持原来的费用；之后的报名按新的费用。",
        "请用 startline publish --reason 说明原因，原因会写入审计；如果是笔误，请改回。",
      ],
      en: [
        "The item has entries, and this edition has another fee for it.",
        "Those entries keep the fee at which they were made; later ones pay the new one.",
        "State why with startline publish --reason, which is an audit line; if it is a slip, correct it.",
      ],
    },
    example: '"feeFen": 16000\n\n"feeFen": 15000',
  },
  SL6112: {
    severity: "error",
    title: { zh: "报名截止后改了截止时间", en: "Another closing time after sign-up has closed" },
    message: ({ id, before, entries }: { id: string; before: string; entries: number }) => ({
      zh: `“${id}”的报名已于 ${before} 截止，已有 ${entries} 个报名。改动截止时间请说明原因后发布（--reason）。`,
      en: `Sign-up for "${id}" closed at ${before}; entries: ${entries}. To publish another closing time, state why with --reason.`,
    }),
    explanation: {
      zh: [
        "项目的报名已经截止，这次发布改了截止时间。",
        "报名可能会再次开放，而已有的报名者以为已经截止。",
        "请用 startline publish --reason 说明原因，原因会写入审计；如果是笔误，请改回。",
      ],
      en: [
        "Sign-up for the item has closed, and this edition has another closing time.",
        "Sign-up may open again, while those who have entered count on it being over.",
        "State why with startline publish --reason, which is an audit line; if it is a slip, correct it.",
      ],
    },
  },
  SL6113: {
    severity: "error",
    title: { zh: "没有这个共用名额", en: "A pool that the race does not have" },
    message: ({ pool, near }: { pool: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `race.pools 中没有“${pool}”。${hint.zh}请改正，或先把它加入 race.pools。`,
        en: `The race has no pool "${pool}".${hint.en} Correct it, or add it to race.pools.`,
      };
    },
    explanation: {
      zh: [
        "项目的 pools 指向一个共用名额，而 race.pools 中没有这个编号。",
        "报名不会占用这个共用名额，总人数可能超出。",
        "请写 race.pools 中某一项的 id，或先把它加入 race.pools。",
      ],
      en: [
        "An item names a pool by an id that race.pools does not have.",
        "Its entries would take no place of that pool, so there could be more people than places.",
        "Write the id of an entry of race.pools, or add the pool there.",
      ],
    },
    example: '"pools": ["al"]\n\n"pools": ["all"]',
  },
  SL6114: {
    severity: "warning",
    title: { zh: "没有项目使用这个共用名额", en: "A pool that no item uses" },
    message: ({ pool }: { pool: string }) => ({
      zh: `没有项目的 pools 写了“${pool}”，它不限制任何报名。请在项目的 pools 中写上它，或删去。`,
      en: `No item has "${pool}" in its pools, so it limits nothing. Name it in the pools of items, or remove it.`,
    }),
    explanation: {
      zh: [
        "race.pools 中有一个没有项目使用的共用名额。",
        "它不限制任何报名。",
        "请在共用它的项目的 pools 中写上它的编号，或删去。",
      ],
      en: [
        "race.pools has a pool that no item names.",
        "It limits nothing.",
        "Write its id in the pools of the items that share it, or remove it.",
      ],
    },
  },
  SL6115: {
    severity: "warning",
    title: { zh: "不会用到的候补名单", en: "A waiting list that nobody is on" },
    message: ({ why }: { why: "places" | "allocation" }) => ({
      zh:
        why === "places"
          ? "没有名额限制的项目不会有人候补。请写 places，或删去 waitingList。"
          : "只有先到先得的项目有候补名单。请改正 allocation，或删去 waitingList。",
      en:
        why === "places"
          ? "Nobody waits for an item without a number of places. Write places, or remove waitingList."
          : "Only an item whose places go to those who come first has this waiting list. Correct allocation, or remove waitingList.",
    }),
    explanation: {
      zh: [
        "项目写了 waitingList，但它没有名额限制，或不是先到先得。",
        "名单上不会有人。",
        "请写明 places 或 pools，把 allocation 写成 first-come，或删去 waitingList。",
      ],
      en: [
        "An item has waitingList, but no number of places, or its places do not go to those who come first.",
        "Nobody is ever on the list.",
        "Write places or pools, write first-come for allocation, or remove waitingList.",
      ],
    },
  },
  SL6116: {
    severity: "error",
    title: { zh: "人数下限大于上限", en: "More people at least than at most" },
    message: ({ min, max }: { min: number; max: number }) => ({
      zh: `至少 ${min} 人，最多 ${max} 人，没有人能报名。请改正 min 或 max。`,
      en: `At least ${min} people and at most ${max}: nobody can sign up. Correct min or max.`,
    }),
    explanation: {
      zh: ["groupSize 的 min 大于 max。", "任何人数都不符合，无法报名。", "请改正其中一个；一个人报名写 1。"],
      en: [
        "In groupSize, min is greater than max.",
        "No number of people fits, so nobody can sign up for the item.",
        "Correct one of them; a single runner is 1.",
      ],
    },
    example: '"groupSize": { "min": 4, "max": 2 }\n\n"groupSize": { "min": 2, "max": 4 }',
  },
  SL6117: {
    severity: "warning",
    title: { zh: "项目报名时间超出整体报名时间", en: "An item open outside of registration" },
    message: ({ written, limit }: { written: string; limit: string }) => ({
      zh: `项目的时间 ${written} 在整体报名时间（${limit}）之外，没有作用。请改正，或改动 race.registration。`,
      en: `The item's time ${written} is outside of registration (${limit}), so it has no effect. Correct it, or change race.registration.`,
    }),
    explanation: {
      zh: [
        "项目的 opensAt 早于整体报名开始，或 closesAt 晚于整体报名截止。",
        "整体报名没有开放时，任何项目都不能报名。",
        "请改正项目的时间，或改动 race.registration。",
      ],
      en: [
        "The opensAt of an item is before registration opens, or its closesAt is after registration closes.",
        "Nobody can sign up for any item while registration is not open.",
        "Correct the time of the item, or change race.registration.",
      ],
    },
  },
  SL6125: {
    severity: "warning",
    title: { zh: "递补截止晚于起跑", en: "Freed places after the start" },
    message: ({ written, limit }: { written: string; limit: string }) => ({
      zh: `递补截止于 ${written}，而项目 ${limit} 就起跑了，起跑后不再递补。请写起跑前、号码布制作前的时间。`,
      en: `Freed places go on until ${written}, after the start of the item (${limit}), when nobody moves up any more. Write a time before it, and before bibs are made.`,
    }),
    explanation: {
      zh: [
        "项目的 promoteUntil 晚于项目的起跑时间。",
        "起跑后空出的名额不再递补给候补者。",
        "请写号码布开始制作的时间。",
      ],
      en: [
        "The promoteUntil of an item is after its start.",
        "A place that comes free after the start goes to nobody who waits.",
        "Write the moment at which bibs are made.",
      ],
    },
    example: '"promoteUntil": "2026-10-01T00:00:00+08:00"',
  },
} satisfies ProblemKinds;
