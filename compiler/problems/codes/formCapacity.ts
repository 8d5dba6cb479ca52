import type { ProblemKinds } from "../kind.ts";
import { didYouMean } from "./hint.ts";

/** SL608x: how many places the options of a form have. */
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
} satisfies ProblemKinds;
