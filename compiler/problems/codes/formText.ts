import type { ProblemKinds } from "../kind.ts";

/** SL602x: patterns, formats and lengths of texts in a form's JSON Schema. */
export const formTextKinds = {
  SL6020: {
    severity: "error",
    title: { zh: "正则表达式无法读取", en: "An invalid regular expression" },
    message: ({ pattern }: { pattern: string }) => ({
      zh: `正则表达式“${pattern}”无法读取。请检查括号是否成对、反斜杠之后的字符是否需要转义（例如写-而不是\\-）。`,
      en: `The regular expression ${pattern} is invalid. Check whether brackets are paired, and whether each character after a backslash needs one (write - for \\-).`,
    }),
    explanation: {
      zh: [
        "pattern 里的正则表达式有语法错误。",
        "它按 Unicode 模式读取：可以写\\p{Script=Han}，但不能给不需要转义的字符加反斜杠。",
        "请检查括号是否成对，并去掉多余的反斜杠；JSON 里每个反斜杠要写两次。",
      ],
      en: [
        "The regular expression of a pattern has a syntax error.",
        "It is read in Unicode mode: \\p{Script=Han} is allowed, but a backslash before a character that needs none is not.",
        "Check whether brackets are paired, and remove unnecessary backslashes; in JSON each backslash is written twice.",
      ],
    },
  },
  SL6021: {
    severity: "error",
    title: { zh: "正则表达式可能算不完", en: "A regular expression that can run forever" },
    message: ({ pattern }: { pattern: string }) => ({
      zh: `正则表达式“${pattern}”里有重复套着重复，某些文字会让检查永远算不完。请只保留一层重复，例如把(a+)+写成 a+。`,
      en: `The regular expression ${pattern} has nested repetitions: some texts would keep the check busy forever. Keep one of the two, as in a+ for (a+)+.`,
    }),
    explanation: {
      zh: [
        "正则表达式里有重复套着重复，例如(a+)+，或几个选择能匹配同样的文字。",
        "对某些文字，可能的拆分多到永远算不完；有人可以用这样的答案让服务器停住。",
        "请只保留一层重复，或让每一轮以别处没有的字符分开，例如[a-z]+(?:-[a-z]+)*。",
      ],
      en: [
        "The regular expression has nested repetitions, as in (a+)+, or alternatives that match the same text.",
        "Some texts can be divided in more ways than can ever be tried; an attacker could stop the server with such an answer.",
        "Keep one of the repetitions, or separate the rounds by a character that occurs nowhere else, as in [a-z]+(?:-[a-z]+)*.",
      ],
    },
  },
  SL6022: {
    severity: "warning",
    title: { zh: "文字没有长度上限", en: "A text without a maximum length" },
    message: ({ limit }: { limit: number }) => ({
      zh: `这段文字没有长度上限，将按 ${limit} 个字符处理。请写明 maxLength。`,
      en: `This text has no maximum length; the limit is ${limit} characters. Write maxLength.`,
    }),
    explanation: {
      zh: [
        "这个问题的答案是文字，但没有写明最长多少。",
        "程序按 1000 个字符处理；很长的答案会让名单和导出难以使用。",
        "请写 maxLength，例如姓名 40、备注 500。",
      ],
      en: [
        "The answer is a text without a maximum length.",
        "The limit is then 1000 characters; very long answers make lists and exports hard to use.",
        "Write maxLength, such as 40 for a name and 500 for a remark.",
      ],
    },
  },
  SL6029: {
    severity: "warning",
    title: { zh: "不认识的格式", en: "An unknown format" },
    message: ({ format, known }: { format: string; known: string[] }) => ({
      zh: `不认识格式“${format}”，不会检查它。可用的格式：${known.join("、")}；其他写法请用 pattern。`,
      en: `The format "${format}" is unknown and not checked. The known formats are ${known.join(", ")}; for anything else write a pattern.`,
    }),
    explanation: {
      zh: [
        "format 写了一个本程序不检查的格式。",
        "任何文字都会通过。",
        "请用列出的格式之一，或用 pattern 写明写法；邮箱、网址、日期最好用对应的表单项。",
      ],
      en: [
        "The schema has a format that this program does not check.",
        "Any text would be accepted.",
        "Use one of the listed formats, or a pattern; for emails, addresses and dates there are field types.",
      ],
    },
  },
} satisfies ProblemKinds;
