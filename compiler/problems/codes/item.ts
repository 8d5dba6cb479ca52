import type { ProblemKinds } from "../kind.ts";
import { didYouMean } from "./hint.ts";

/** SL5221 to SL5226: items, distances, heights and sections of the race that blocks name. */
export const itemKinds = {
  SL5221: {
    severity: "error",
    title: { zh: "赛事没有这个项目", en: "An item that the race does not have" },
    message: ({ item, near, known }: { item: string; near: string | undefined; known: string[] }) => {
      const hint = didYouMean(near);
      const list = known.slice(0, 8);
      return {
        zh: `race.items 中没有“${item}”。${hint.zh}可用的编号：${list.join("、")}。`,
        en: `The race has no item "${item}".${hint.en} Its items are ${list.join(", ")}.`,
      };
    },
    explanation: {
      zh: [
        "日程或配速表用编号指向一个比赛项目，而 race.items 中没有这个编号。",
        "访客看不到项目名称，配速表会缺少这一张。",
        "请写 race.items 中某一项的 id，或先把项目加入 race.items。",
      ],
      en: [
        "A schedule or a pace table names an item of the race by an id that race.items does not have.",
        "Visitors do not see its name, and the table is left out.",
        "Write the id of an entry of race.items, or add the item there.",
      ],
    },
    example: '"item": "maraton"\n\n"item": "marathon"',
  },
  SL5222: {
    severity: "error",
    title: { zh: "赛道分段的终点不在起点之后", en: "A section that ends before it begins" },
    message: ({ from, to }: { from: number; to: number }) => ({
      zh: `这一段从 ${from} 公里开始，却在 ${to} 公里结束。请改正 fromKm 或 toKm。`,
      en: `The section begins at ${from} km and ends at ${to} km. Correct fromKm or toKm.`,
    }),
    explanation: {
      zh: [
        "赛道分段的 toKm 不大于 fromKm。",
        "参赛者读到的里程是倒着的，剖面图上也没有这一段。",
        "请按赛道方向填写：从起点算起，fromKm 在前，toKm 在后。",
      ],
      en: [
        "The toKm of a section of the course is not greater than its fromKm.",
        "Runners read distances that run backwards, and the profile has no place for the section.",
        "Count both from the start: fromKm first, then toKm.",
      ],
    },
    example: '"fromKm": 21.1, "toKm": 8\n\n"fromKm": 8, "toKm": 21.1',
  },
  SL5223: {
    severity: "error",
    title: { zh: "配速表没有距离", en: "A pace table without a distance" },
    message: () => ({
      zh: "这张表没有距离，无法计算时间。请写 item（项目的编号）或 distanceKm。",
      en: "This table has no distance, so there are no times. Write an item of the race, or distanceKm.",
    }),
    explanation: {
      zh: [
        "配速表的一张表既没有指向比赛项目，也没有写距离。",
        "没有距离就算不出各点的时间，访客看不到这张表。",
        "请写 item，由项目给出名称和距离；或写 name 和 distanceKm。",
      ],
      en: [
        "A table of a pace table names no item of the race and has no distance of its own.",
        "Without a distance there are no times, and visitors do not see the table.",
        "Write item, which has the name and the distance, or write name and distanceKm.",
      ],
    },
    example: '{ "id": "ten", "targets": ["0:50"] }\n\n{ "id": "ten", "item": "ten", "targets": ["0:50"] }',
  },
  SL5224: {
    severity: "warning",
    title: { zh: "设施不在这一段赛道上", en: "A point outside of its section" },
    message: ({ km, from, to }: { km: number; from: number; to: number }) => ({
      zh: `${km} 公里不在这一段（${from} 至 ${to} 公里）内。请改正里程，或移到所在的那一段。`,
      en: `${km} km is not in this section, which is ${from} to ${to} km. Correct it, or move it to the section that it is in.`,
    }),
    explanation: {
      zh: [
        "赛道分段中某个设施的里程不在该段的 fromKm 和 toKm 之间。",
        "参赛者会在错误的一段里找它。",
        "请核对里程，或把它移到所在的那一段。",
      ],
      en: [
        "The distance of a point is not between fromKm and toKm of its section of the course.",
        "Runners look for it in the wrong place.",
        "Check the distance, or move the point to the section that it is in.",
      ],
    },
    example: '"fromKm": 8, "toKm": 21.1, "points": [{ "km": 5, "kind": "water" }]',
  },
  SL5225: {
    severity: "error",
    title: { zh: "项目的编号与其他地方不一致", en: "An item that everything else calls otherwise" },
    message: ({ id, wanted, mentions }: { id: string; wanted: string; mentions: number }) => ({
      zh: `这个项目的编号是“${id}”，但没有地方使用它；有 ${mentions} 处写的是“${wanted}”。请改为“${wanted}”。`,
      en: `This item has the id "${id}", which nothing names, while ${mentions} places name "${wanted}". Write "${wanted}".`,
    }),
    explanation: {
      zh: [
        "race.items 中一个项目的编号没有被使用，而配置、文档或报名表多处写着另一个几乎相同的编号。",
        "访客在这些地方看不到项目的名称、费用和时间。",
        "请把编号改回各处使用的写法；确实要换编号时，请把各处一起改掉。",
      ],
      en: [
        "Nothing names the id of an item in race.items, while several places of the site, its documents or forms name one that is almost the same.",
        "In these places visitors see neither the item's name nor its fee and times.",
        "Write the id as the other places do. If it should change, change it in all of them.",
      ],
    },
    example: '"id": "maraton"\n\n"id": "marathon"',
  },
  SL5226: {
    severity: "warning",
    title: { zh: "海拔没有按里程排列", en: "Heights out of order" },
    message: ({ km, before }: { km: number; before: number }) => ({
      zh: `${km} 公里的海拔写在 ${before} 公里之后，剖面图会画倒。请按从起点算起的里程排列，每处只写一次。`,
      en: `The height at ${km} km comes after that at ${before} km, so the profile runs backwards. Sort the heights by their distance from the start, and write each place once.`,
    }),
    explanation: {
      zh: [
        "elevation 中的海拔按 km 从小到大画成剖面图，这里的一处里程不大于前一处。",
        "访客看到的剖面图会往回画，爬升也不对。",
        "请按 km 排列；多半是里程写错了一位。",
      ],
      en: [
        "The heights of elevation are drawn as a profile in the order of their km, and one of them is not greater than the one before.",
        "Visitors see a profile that runs backwards.",
        "Sort them by km. Often one digit of a distance is wrong.",
      ],
    },
    example: '[{ "km": 5, "m": 12 }, { "km": 0.8, "m": 15 }]\n\n[{ "km": 5, "m": 12 }, { "km": 8, "m": 15 }]',
  },
} satisfies ProblemKinds;
