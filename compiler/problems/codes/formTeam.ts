import type { ProblemKinds } from "../kind.ts";

/** SL609x: teams, which a captain makes in a sign-up form. */
export const formTeamKinds = {
  SL6090: {
    severity: "error",
    title: { zh: "最少人数大于最多人数", en: "More people needed than allowed" },
    message: ({ min, max }: { min: number; max: number }) => ({
      zh: `队伍最少 ${min} 人，却最多只能有 ${max} 人。请减小 min，或增大 max。`,
      en: `A team needs ${min} people, and may have ${max} at most. Lower min, or raise max.`,
    }),
    explanation: {
      zh: [
        "team 里的 min 大于 max。",
        "任何一支队伍都凑不齐人数，永远不会成队。",
        "请减小 min，或增大 max；两者都把队长计算在内。",
      ],
      en: [
        "In team, min is larger than max.",
        "No team could ever be complete.",
        "Lower min, or raise max; both count the captain.",
      ],
    },
    example: '"team": { "min": 3, "max": 8, "name": "/teamName" }',
  },
  SL6091: {
    severity: "error",
    title: { zh: "一个人的队伍", en: "A team of one" },
    message: (_: object) => ({
      zh: "队伍最多只有 1 人，谁也邀请不了。请增大 max，或删去 team。",
      en: "A team has one person at most, so its captain can invite nobody. Raise max, or remove team.",
    }),
    explanation: {
      zh: [
        "team 里的 max 为 1，而队长也计算在内。",
        "队长会看到邀请链接，但没有人能加入。",
        "请把 max 改为 2 或更大；个人项目请删去 team。",
      ],
      en: [
        "In team, max is 1, and it counts the captain.",
        "Captains would get a link by which nobody can join.",
        "Raise max to 2 or more; for an item without teams, remove team.",
      ],
    },
  },
  SL6093: {
    severity: "error",
    title: { zh: "组队表单里的多人报名", en: "Entrants in a form for teams" },
    message: (_: object) => ({
      zh: "组队表单由每人用自己的账号各填一份，不能同时用 entrants 为多人报名。请删去 entrants 或 team。",
      en: "In a form for teams each person fills in their own part, so one sign-up cannot hold several entrants. Remove entrants or team.",
    }),
    explanation: {
      zh: [
        "表单同时写了 entrants（一份报名多人）和 team（每人各填一份）。",
        "人数会被计算两次，队长也会替别人填写本应由他们自己填写的内容。",
        "请只保留一个：由一人代填用 entrants，由各人自己填写用 team；人数上限写在 team 的 max 里。",
      ],
      en: [
        "The form has both entrants, for several people in one sign-up, and team, in which each person has a sign-up of their own.",
        "Sizes would be counted twice, and captains would answer for people who answer themselves.",
        "Keep one of them: entrants if one person fills in for all, team if each fills in their own part; team has its own max.",
      ],
    },
  },
  SL6094: {
    severity: "error",
    title: { zh: "这种用途的表单不能组队", en: "A use that has no teams" },
    message: ({ use }: { use: string }) => ({
      zh: `只有报名表可以组队，这个表单的用途是“${use}”。请删去 team，或把 use 改为 sign-up。`,
      en: `Only sign-up forms can have teams, and this form's use is "${use}". Remove team, or change use to sign-up.`,
    }),
    explanation: {
      zh: [
        "team 写在了直通申请或通用表单里。",
        "这些表单没有项目的报名，队员无从加入。",
        "请删去 team，或把 use 改为 sign-up。",
      ],
      en: [
        "team is in a form of applications, or in a general form.",
        "These sign nobody up for an item, so there is nothing to join.",
        "Remove team, or change use to sign-up.",
      ],
    },
  },
  SL6095: {
    severity: "error",
    title: { zh: "没有队伍的身份", en: "A role without a team" },
    message: (_: object) => ({
      zh: "team-role 只在组队表单里有值，而这个表单没有 team。请添加 team，或删去这一项计算。",
      en: "A team-role exists only in a form for teams, and this form has no team. Add team, or remove this calculation.",
    }),
    explanation: {
      zh: [
        "calculated 里有 team-role，表单却没有 team。",
        "它永远没有值：以它为条件的问题谁也看不到。",
        "请添加 team，或删去这一项计算。",
      ],
      en: [
        "calculated has a team-role, and the form has no team.",
        "It never has a value: questions that depend on it are shown to nobody.",
        "Add team, or remove the calculation.",
      ],
    },
  },
  SL6096: {
    severity: "warning",
    title: { zh: "队员也要填写队名", en: "Members are asked to name the team" },
    message: ({ name }: { name: string }) => ({
      zh: `每个人都会看到队名问题“${name}”，但只有队长的回答有效。请用 team-role 让它只对队长显示。`,
      en: `Everybody is asked "${name}", the name of the team, and only the captain's answer counts. Ask it only of captains, by a team-role.`,
    }),
    explanation: {
      zh: [
        "team 的 name 指向一个无条件显示的问题。",
        "队员也会被问到队名，而他们的回答不起作用。",
        "请添加计算项 team-role，并用 if 和 then 让这个问题只在身份为 captain 时显示。",
      ],
      en: [
        "The name of team is a question without a condition.",
        "Members would answer it too, and their answers have no effect.",
        "Add a calculated team-role, and ask the question by if and then only of the captain.",
      ],
    },
    example: '"if": { "properties": { "role": { "const": "captain" } } }, "then": { "required": ["teamName"], … }',
  },
  SL6097: {
    severity: "warning",
    title: { zh: "组队晚于报名截止", en: "Teams that close after the sign-up" },
    message: ({ closes, end }: { closes: string; end: string }) => ({
      zh: `组队的截止时间 ${closes} 晚于报名截止时间 ${end}。报名截止后没有人能加入队伍，请把 closes 提前，或把报名截止推迟。`,
      en: `Teams close at ${closes}, after the sign-up closes at ${end}. Nobody can join a team from then on: make closes earlier, or close the sign-up later.`,
    }),
    explanation: {
      zh: [
        "team 里的 closes 晚于报名截止时间；race 没有写明 registration 时，晚于比赛开始时间。",
        "队员加入时要填写报名表，而报名已经截止：队长以为还有时间，队伍却凑不齐人。",
        "请把 closes 改到报名截止之前，或推迟报名截止；两者相同时可以删去 closes。",
      ],
      en: [
        "The instant closes of team is after the sign-up closes or, if the race has no registration, after it starts.",
        "Members join by filling in the sign-up form, which is closed by then: captains believe that they have time, and their teams stay incomplete.",
        "Make closes earlier, or close the sign-up later. If both are to be the same instant, remove closes.",
      ],
    },
    example: '"team": { "min": 3, "max": 8, "name": "/teamName", "closes": "2025-08-20T18:00:00+08:00" }',
  },
  SL6098: {
    severity: "error",
    title: { zh: "组队在报名开放前就截止", en: "Teams that close before the sign-up opens" },
    message: ({ closes, opens }: { closes: string; opens: string }) => ({
      zh: `组队的截止时间 ${closes} 不晚于报名开放时间 ${opens}，没有人能创建队伍。请改正其中一个时间。`,
      en: `Teams close at ${closes}, and the sign-up opens only at ${opens}, so nobody can make a team. Correct one of the two.`,
    }),
    explanation: {
      zh: [
        "team 里的 closes 不晚于报名开放的时间。",
        "报名开放时组队已经截止：没有人能创建或加入队伍，这个项目无法报名。",
        "请核对两个时间、年份和时区偏移，改正写错的一个。",
      ],
      en: [
        "The instant closes of team is not after the sign-up opens.",
        "Teams are closed from the first minute, so nobody can make or join one, and nobody can sign up for this item.",
        "Compare the two with their years and their offsets from UTC, and correct the wrong one.",
      ],
    },
  },
} satisfies ProblemKinds;
