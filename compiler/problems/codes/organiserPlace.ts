import type { ProblemKinds } from "../kind.ts";

/**
 * SL617x: what publishing means for places that an organiser has changed, and items that only
 * invited runners enter.
 */
export const organiserPlaceKinds = {
  SL6170: {
    severity: "note",
    title: { zh: "名额保持工作人员调整后的数量", en: "An organiser's number of places stays" },
    message: ({ id, places, changed }: { id: string; places: number; changed: number }) => ({
      zh: `“${id}”仍写 ${places} 个名额，工作人员已调整为 ${changed} 个，发布后仍是 ${changed} 个。`,
      en: `The file still states ${places} places for "${id}". An organiser has changed them to ${changed}, and they stay ${changed}.`,
    }),
    explanation: {
      zh: [
        "工作人员在赛事管理里调整过名额，站点文件里的数量没有变。",
        "发布后名额保持工作人员调整后的数量，报名者看到的也是这个数量。",
        "不需要处理；要让文件与实际一致，请把 places 改为现在的数量。",
      ],
      en: [
        "An organiser changed the places on the page for organisers, and the number in the file is the one that was published before.",
        "The places stay as the organiser changed them, and that is the number that runners see.",
        "Nothing has to be done; to have the file agree, write the current number as its places.",
      ],
    },
    example: '"places": 5000',
  },
  SL6171: {
    severity: "error",
    title: { zh: "发布会覆盖工作人员调整的名额", en: "Publishing replaces an organiser's number of places" },
    message: ({ id, before, changed, places }: { id: string; before: number; changed: number; places: number }) => ({
      zh: `“${id}”的名额在文件里从 ${before} 改为 ${places}，会覆盖工作人员调整的 ${changed} 个。请说明原因后发布（--reason）。`,
      en: `The file changes the places of "${id}" from ${before} to ${places}, which replaces the ${changed} that an organiser made them. Publish with --reason and state why.`,
    }),
    explanation: {
      zh: [
        "工作人员调整过名额，而站点文件现在写了另一个数量。",
        "没有发布：不说明原因，就不会覆盖工作人员的决定。",
        "请用 startline publish --reason 说明原因，原因会写入审计；要保留工作人员的数量，请写那个数量。",
      ],
      en: [
        "An organiser changed the places, and the file now states another number than before.",
        "Nothing was published: an organiser's decision is not replaced without a reason.",
        "State why with startline publish --reason, which is an audit line; to keep the organiser's number, write that number.",
      ],
    },
    example: '"places": 5010\n\n"places": 5000',
  },
  SL6172: {
    severity: "error",
    title: { zh: "无法邀请的项目", en: "An item that nobody can be invited to" },
    message: ({ id, why }: { id: string; why: "group" | "team" }) =>
      why === "group"
        ? {
            zh: `“${id}”只能凭邀请报名，而 groupSize 要求多人一起报名。请去掉 groupSize.min，或改用其他 allocation。`,
            en: `"${id}" is for invited runners, and its groupSize wants several people together. Remove groupSize.min, or choose another allocation.`,
          }
        : {
            zh: `“${id}”只能凭邀请报名，而它的报名表是团队报名表。请为它写一份没有 team 的报名表，或改用其他 allocation。`,
            en: `"${id}" is for invited runners, and its form is for teams. Write a form without team for it, or choose another allocation.`,
          },
    explanation: {
      zh: [
        "allocation 为 invite 的项目只接受组委会邀请的人，而一个邀请只供一个人使用。",
        "没有人能报名这个项目，在赛事管理里也无法邀请。",
        "请让这个项目供个人报名，或改用 first-come、draw、direct。",
      ],
      en: [
        "An item whose allocation is invite is only for those whom organisers invite, and an invitation is for one person.",
        "Nobody can sign up for it, and organisers cannot invite anyone to it.",
        "Have people sign up for it one by one, or write first-come, draw or direct.",
      ],
    },
    example: '"allocation": "invite"\n\n"allocation": "invite", "groupSize": { "min": 2 }',
  },
} satisfies ProblemKinds;
