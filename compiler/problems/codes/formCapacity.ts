import type { ProblemKinds } from "../kind.ts";
import { didYouMean } from "./hint.ts";

/** SL6080 to SL6083 and SL6099: how many places the options of a form have. */
export const formCapacityKinds = {
  SL6080: {
    severity: "error",
    title: { zh: "这个问题不能设名额", en: "Places for a question that cannot have them" },
    message: () => ({
      zh: "capacity 只能用于表单最上层的 radio、picker、checkbox 或 clothing-size。请移到这样的问题，或删去 capacity。",
      en: "Only a radio, picker, checkbox or clothing-size at the top of the form can have capacity. Move it to such a question, or remove it.",
    }),
    explanation: {
      zh: [
        "capacity 写在了没有固定选项的问题上，或写在了列表、对象里面的问题上。",
        "程序无法计数，名额不会起作用。",
        "请把它移到最上层的选择题，或删去。",
      ],
      en: [
        "A question without fixed options, or one inside a list or an object, has capacity.",
        "Nothing would be counted, so the limit would have no effect.",
        "Move it to a question of choices at the top of the form, or remove it.",
      ],
    },
  },
  SL6081: {
    severity: "error",
    title: { zh: "没有这个选项", en: "No such option" },
    message: ({ option, near }: { option: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `这个问题没有选项“${option}”。${hint.zh}请改正 capacity 里的标识。`,
        en: `The question has no option "${option}".${hint.en} Correct the id in capacity.`,
      };
    },
    explanation: {
      zh: [
        "capacity 里的一个标识不是这个问题的任何选项。",
        "真正的选项就没有上限，可能超出实际名额。",
        "请改正标识；名称与选项的 id 完全相同。",
      ],
      en: [
        "An id in capacity is not that of any option of the question.",
        "The option that was meant would have no limit, and more people could take it than there are places.",
        "Correct the id; it is exactly that of the option.",
      ],
    },
  },
  SL6082: {
    severity: "warning",
    title: { zh: "没有名额的候补", en: "A waiting list without places" },
    message: () => ({
      zh: "没有写 capacity，候补不会用到。请写明各选项的名额，或删去 waitingList。",
      en: "Without capacity nobody ever waits. Write the places of the options, or remove waitingList.",
    }),
    explanation: {
      zh: [
        "一个问题写了 waitingList，但没有 capacity。",
        "选项没有上限，不会有人候补。",
        "请写明名额，或删去 waitingList。",
      ],
      en: [
        "A question has waitingList but no capacity.",
        "Its options have no limit, so nobody ever waits.",
        "Write the places of the options, or remove waitingList.",
      ],
    },
  },
  SL6083: {
    severity: "error",
    title: { zh: "候补者无法收到通知", en: "A waiting list that nobody hears from" },
    message: () => ({
      zh: '没有账号的人也可以填写这张表单，有了名额也无法通知他们。请写明 "account": "required"，或删去 waitingList。',
      en: 'People without an account can submit this form, and nobody could notify them of a place. Write "account": "required", or remove waitingList.',
    }),
    explanation: {
      zh: [
        "通用表单的一个问题有候补，而填写这张表单不需要登录。",
        "候补者在自己的提交记录中看到结果，并收到消息，两者都需要账号。",
        "请要求登录，或删去候补：名额满后选项不能再选。",
      ],
      en: [
        "A question of a general form has a waiting list, and the form can be submitted without an account.",
        "Those who wait read their place with what they submitted and get a message, and both need an account.",
        "Require an account, or remove the waiting list: the option can then no longer be chosen once it is full.",
      ],
    },
  },
  SL6099: {
    severity: "warning",
    title: { zh: "名额少于已占用的", en: "Fewer places than are taken" },
    message: ({ option, capacity, taken }: { option: string; capacity: number; taken: number }) => ({
      zh: `选项“${option}”只有 ${capacity} 个名额，而已有 ${taken} 人占用。他们都会保留；少于 ${capacity} 人之前，没有人能再选它。`,
      en: `The option "${option}" has ${capacity} places, and ${taken} entrants have it. All of them keep it, and nobody else gets it until fewer than ${capacity} have it.`,
    }),
    explanation: {
      zh: [
        "新发布的 capacity 小于已占用这个选项的人数。",
        "已占用的人不会失去它，实际人数会超过您写明的名额；新的报名只能选择其他选项或候补。",
        "请核对名额。如果确实要减少，请用 forms export 导出名单，与这些参赛者商定。",
      ],
      en: [
        "The capacity that is being published is less than the number of entrants who have the option.",
        "Nobody loses it, so there are more of them than places; new sign-ups have to choose another option, or wait.",
        "Check the number. If there really are fewer places, export who has one (forms export), and arrange it with them.",
      ],
    },
  },
} satisfies ProblemKinds;
