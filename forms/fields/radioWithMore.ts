import type { RadioWithMoreAnswer, RadioWithMoreOptions } from "#schemas/generated/types.ts";
import { checkChoice, choiceWords } from "../choices.ts";
import type { FieldFault, FieldLogic } from "../field.ts";
import { hasText, nothingWritten } from "../words.ts";
import { isWebAddress, wrongAddress } from "./url.ts";

const kinds = ["text", "image", "url"] as const;

/** One of a few answers with what it asks for, and nothing that belongs to another. */
export const radioWithMore: FieldLogic<RadioWithMoreAnswer, RadioWithMoreOptions> = {
  check(answer, { options: { choices } }) {
    const chosen = choices.find(({ id }) => id === answer.choice);
    if (!chosen) return checkChoice(answer.choice, choices, "/choice");
    const { more, isMoreOptional = false } = chosen;
    const stray = kinds.find((kind) => kind !== more && answer[kind] !== undefined);
    if (stray) return [{ at: `/${stray}`, ...notAskedFor }];
    if (more === undefined) return [];
    if (answer[more] === undefined) return isMoreOptional ? [] : [missing[more]];
    if (answer.text !== undefined && !hasText(answer.text)) return [{ ...nothingWritten, at: "/text" }];
    return answer.url !== undefined && !isWebAddress(answer.url) ? [wrongAddress("/url")] : [];
  },
  words({ choice, text, url, image }, { choices }, language) {
    const more = text ?? url ?? image?.name;
    return [choiceWords(choice, choices, language), more].filter(Boolean).join(language === "zh" ? "：" : ": ");
  },
  uploads: ({ image }) => (image ? [image.id] : []),
};

const notAskedFor = {
  code: "not-asked-for",
  message: {
    zh: "所选项不需要这项内容，请重新选择。",
    en: "What you chose does not ask for this. Please choose again.",
  },
};

const missing: Record<(typeof kinds)[number], FieldFault> = {
  text: { at: "/text", code: "required", message: { zh: "请填写说明。", en: "Please write it down here." } },
  image: { at: "/image", code: "required", message: { zh: "请上传图片。", en: "Please upload a picture." } },
  url: { at: "/url", code: "required", message: { zh: "请填写网址。", en: "Please enter a web address." } },
};
