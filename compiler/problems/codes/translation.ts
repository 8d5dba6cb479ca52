import type { Described, ProblemKinds } from "../kind.ts";

/** SL53xx: texts in two languages. */
export const translationKinds = {
  SL5301: {
    severity: "warning",
    title: { zh: "缺少英文", en: "Missing English" },
    message: ({ text, key }: { text: string; key: string }) => ({
      zh: `“${text}”没有英文，英文读者会看到中文。请在“${key}”中补上英文。`,
      en: `"${text}" has no English, so readers of English see Chinese. Write the English in "${key}".`,
    }),
    explanation: {
      zh: [
        "网站提供英文，而这段文字只有中文。",
        "英文读者会在英文页面中看到中文。",
        '请在"en"中补上英文；文档的英文写在 titleEn、summaryEn、contentEn 中。',
      ],
      en: [
        "The site is offered in English, but this text exists only in Chinese.",
        "Readers of English see Chinese on an English page.",
        'Write the English in "en"; documents have titleEn, summaryEn and contentEn.',
      ],
    },
    example: '{ "zh": "报名" }\n\n{ "zh": "报名", "en": "Sign up" }',
  },
  SL5302: {
    severity: "warning",
    title: { zh: "缺少中文", en: "Missing Chinese" },
    message: ({ text }: { text: string }) => ({
      zh: `“${text}”没有中文，中文读者看不到这段文字。请补上中文。`,
      en: `"${text}" has no Chinese, so readers of Chinese see nothing. Write the Chinese.`,
    }),
    explanation: {
      zh: ["这段文字有英文，中文却是空的。", "中文读者看到的是空白。", '请在"zh"中补上中文。'],
      en: [
        "The text has English, but its Chinese is empty.",
        "Readers of Chinese see nothing.",
        'Write the Chinese in "zh".',
      ],
    },
    example: '{ "zh": "", "en": "Sign up" }\n\n{ "zh": "报名", "en": "Sign up" }',
  },
  SL5303: {
    severity: "warning",
    title: { zh: "英文一栏是中文", en: "Chinese in place of English" },
    message: ({ text }: { text: string }) => ({
      zh: `英文一栏写的是中文“${text}”。请翻译成英文；若确实相同，请删除英文一栏。`,
      en: `The English of this text is the Chinese "${text}". Translate it, or remove the English.`,
    }),
    explanation: {
      zh: [
        "英文一栏的文字大部分是汉字，多半是复制后忘了翻译。",
        "英文读者看不懂。",
        "请翻译；专有名词夹在英文句子中不受影响。",
      ],
      en: [
        "Most of the English text is Chinese characters: probably it was copied and not translated.",
        "Readers of English cannot read it.",
        "Translate it; a Chinese name within an English sentence is fine.",
      ],
    },
    example: '{ "zh": "报名", "en": "报名" }\n\n{ "zh": "报名", "en": "Sign up" }',
  },
  SL5304: {
    severity: "warning",
    title: { zh: "英文没有跟着更新", en: "Outdated English" },
    message: ({ text }: { text: string }) => ({
      zh: `中文“${text}”已修改，而英文还是原来的。请更新英文，或确认无须更新后重写 translations.lock.json。`,
      en: `The Chinese "${text}" has changed, but its English has not. Update the English or, if it is still right, write translations.lock.json again.`,
    }),
    explanation: {
      zh: [
        "translations.lock.json 记下了每段文字两种语言相符时的样子。此后中文改了，英文没有改。",
        "英文读者可能看到过时的时间或规定。",
        "请更新英文；若英文仍然正确，请重写 translations.lock.json。",
      ],
      en: [
        "translations.lock.json records both languages of each text as they were when they matched. Since then the Chinese has changed and the English has not.",
        "Readers of English may read outdated times or rules.",
        "Update the English; if it is still right, write translations.lock.json again.",
      ],
    },
    example: "startline translated my-race",
  },
  SL5305: {
    severity: "warning",
    title: { zh: "translations.lock.json 无法使用", en: "translations.lock.json cannot be used" },
    message: (params: Record<never, never> | { cause: Described }, describe) => {
      const reason =
        "cause" in params
          ? describe(params.cause)
          : {
              zh: "此处不是程序写出的样子。",
              en: "This part is not as the program writes it.",
            };
      return {
        zh: `translations.lock.json 无法使用。${reason.zh}请用 startline translated 重写。`,
        en: `translations.lock.json cannot be used. ${reason.en} Write it again with startline translated.`,
      };
    },
    explanation: {
      zh: [
        "translations.lock.json 不是 JSON，或被改成了程序不认识的样子，例如留有合并的标记。",
        "中文改动而英文没有跟着改时，不会再有提醒。",
        "请确认英文正确，然后用 startline translated 重写该文件。",
      ],
      en: [
        "translations.lock.json is not JSON, or was changed into something that the program does not read, such as with the signs of a merge.",
        "Nobody is warned any more if the Chinese changes and the English does not.",
        "Make sure that the English is right, and write the file again with startline translated.",
      ],
    },
    example: "startline translated my-race",
  },
} satisfies ProblemKinds;
