import type { ProblemKinds } from "../kind.ts";

const wrongParts = {
  list: { zh: "$ignore 须是一个列表。", en: "$ignore must be a list." },
  many: { zh: "$ignore 最多 100 项。", en: "$ignore has more than 100 entries." },
  code: {
    zh: "code 缺失，或不是问题代码（用 validate --format json 查看）。",
    en: "The code is missing, or is none of those that validate --format json prints.",
  },
  pointer: {
    zh: "pointer（位置，用 validate --format json 查看）缺失，或不是文字。",
    en: "The pointer, which validate --format json prints, is missing or is no text.",
  },
  because: {
    zh: "because（原因）缺失，或少于三个字。",
    en: "The reason (because) is missing, or is shorter than three letters.",
  },
};

/** Warnings that an organiser ignores. */
export const ignoredKinds = {
  SL2021: {
    severity: "warning",
    title: { zh: "忽略警告的写法不完整", en: "An incomplete entry of $ignore" },
    message: ({ wrong }: { wrong: keyof typeof wrongParts }) => {
      const { zh, en } = wrongParts[wrong];
      return {
        zh: `${zh}这一项不起作用。完整的写法：{ "code": "SL5015", "pointer": "/brand/logo/src", "because": "服务器已允许" }。`,
        en: `${en} It has no effect. A whole entry: { "code": "SL5015", "pointer": "/brand/logo/src", "because": "allowed by the operator" }.`,
      };
    },
    explanation: {
      zh: [
        "$ignore 列出要忽略的警告，而这一项缺少问题代码、位置或原因。",
        "没有原因的忽略，日后没有人知道是否还有必要。这一项不起作用。",
        "请写全三个字段。code 和 pointer 与 validate --format json 的输出相同。",
      ],
      en: [
        "$ignore lists warnings to ignore, and this entry lacks the code, the place or the reason.",
        "Without a reason nobody knows later whether it is still needed. The entry has no effect.",
        "Write all three. Code and pointer are those that validate --format json prints.",
      ],
    },
    example: '"$ignore": [{ "code": "SL5015", "pointer": "/brand/logo/src", "because": "allowed by the operator" }]',
  },
  SL2022: {
    severity: "warning",
    title: { zh: "没有忽略任何警告", en: "An entry of $ignore that ignores nothing" },
    message: ({ code, isError }: { code: string; isError: boolean }) =>
      isError
        ? {
            zh: `${code} 在此处是错误，错误不能忽略：访客会受影响。请改正它，并删除这一项。`,
            en: `${code} is an error there, and errors cannot be ignored: visitors would meet them. Correct it, and remove this entry.`,
          }
        : {
            zh: `此处没有 ${code}，这一项没有作用。请删除它，或改正 pointer。`,
            en: `There is no ${code} at that pointer, so this entry has no effect. Remove it, or correct the pointer.`,
          },
    explanation: {
      zh: [
        "$ignore 的一项没有对应的警告：问题已经解决，位置变了，或者它是错误。",
        "留着它，以后同一位置的新问题会被悄悄忽略。",
        "请删除这一项，或改正它的 pointer。错误不能忽略。",
      ],
      en: [
        "An entry of $ignore has no warning: the problem is solved, it moved, or it is an error.",
        "If it stays, a new problem at that place is ignored without anybody noticing.",
        "Remove the entry, or correct its pointer. Errors cannot be ignored.",
      ],
    },
    example: '"$ignore": []',
  },
} satisfies ProblemKinds;
