import type { ProblemKinds } from "../kind.ts";
import { didYouMean } from "./hint.ts";
import { quotedNames as quoted } from "./quotedNames.ts";

/** SL607x: the organiser's own texts of the sign-up pages. */
export const ownTextKinds = {
  SL6070: {
    severity: "error",
    title: { zh: "没有这个名称的文字", en: "No text of that name" },
    message: ({ name, near }: { name: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `报名页没有名为“${name}”的文字。${hint.zh}请改正名称，所有名称见 docs/texts.md。`,
        en: `The sign-up pages have no text called "${name}".${hint.en} Correct the name; docs/texts.md lists all of them.`,
      };
    },
    explanation: {
      zh: [
        "texts 里的名称不是报名页任何一段文字的名称。",
        "选手看到的仍是标准文字。",
        "请改正名称；docs/texts.md 列出了所有名称和标准文字。",
      ],
      en: [
        "A name in texts is not that of any text of the sign-up pages.",
        "Runners would still read the standard text.",
        "Correct the name; docs/texts.md lists all names with their standard wording.",
      ],
    },
  },
  SL6071: {
    severity: "error",
    title: { zh: "占位符与标准文字不同", en: "Other placeholders than the standard text" },
    message: ({ missing, unknown }: { missing: readonly string[]; unknown: readonly string[] }) => ({
      zh: `${missing.length > 0 ? `这段文字缺少${quoted(missing).zh}。` : ""}${unknown.length > 0 ? `标准文字没有${quoted(unknown).zh}，它会照原样显示。` : ""}请使用与标准文字相同的占位符。`,
      en: `${missing.length > 0 ? `This text lacks ${quoted(missing).en}. ` : ""}${unknown.length > 0 ? `The standard text has no ${quoted(unknown).en}, which would be shown as it is written. ` : ""}Use the placeholders of the standard text.`,
    }),
    explanation: {
      zh: [
        "标准文字里的{name}等占位符会换成选手自己的内容，例如姓名、时间或数量。",
        "缺少占位符时，选手看不到这项内容；多出的占位符会照原样显示。",
        "请保留标准文字的全部占位符，也不要添加别的；docs/texts.md 列出了标准文字。",
      ],
      en: [
        "The placeholders of the standard text, such as {name}, are replaced by the runner's own name, time or number.",
        "Without one runners miss what it stands for; an unknown one is shown as it is written.",
        "Keep all placeholders of the standard text and add none; docs/texts.md lists the standard texts.",
      ],
    },
  },
  SL6072: {
    severity: "error",
    title: { zh: "文字是空的", en: "An empty text" },
    message: ({ name }: { name: string }) => ({
      zh: `“${name}”不能为空：它是标题、按钮或选手需要的句子。请写出文字，或删去这个名称，使用标准文字。`,
      en: `"${name}" cannot be empty: it is a title, a button or a sentence that runners need. Write a text, or remove the name to keep the standard one.`,
    }),
    explanation: {
      zh: [
        "texts 里的一段文字是空的，而它不属于可以去掉的清单。",
        "选手会看到没有文字的按钮或标题。",
        "请写出文字，或删去这个名称；只有“报名前请准备”的各项可以留空去掉。",
      ],
      en: [
        "A text in texts is empty and is not an entry of a list that can be removed.",
        "Runners would see a button or title without words.",
        "Write a text, or remove the name; only the entries of what to have ready can be removed by an empty text.",
      ],
    },
  },
} satisfies ProblemKinds;
