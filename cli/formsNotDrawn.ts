import type { Sentence } from "#core/text.ts";

/** The notice that forms were not drawn: a program that runs from its sources cannot draw them. */
export const formsNotDrawn: Sentence = {
  zh: "未检查报名表单能否完整显示：程序没有最新的构建。请运行 npm run build，然后重试。",
  en: "Not checked: whether the forms can be drawn, because there is no current build. Run npm run build, then try again.",
};
