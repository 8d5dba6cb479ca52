import { type Explanation, paragraphs } from "./explanation.ts";

/** SL60xx: what is wrong in a sign-up form. */
export const explanations: Record<string, Explanation> = {
  SL6001: {
    title: { zh: "没有这种表单项", en: "No field of this type" },
    text: paragraphs(
      [
        "表单里的某个问题引用了一种本程序没有的表单项。",
        "没有这种表单项，选手就看不到这个问题，也无法报名，所以这样的表单不会发布。",
        "请检查拼写：类型写在地址的 field/ 之后，例如 field/phone/v1.schema.json。如果它来自更新的版本，请先更新本程序。",
      ],
      [
        "A question of the form refers to a type of field that this program does not have.",
        "Without it runners could neither see the question nor sign up, so such a form is not published.",
        "Check the spelling: the type stands after field/ in the address, as in field/phone/v1.schema.json. If it comes from a newer release, update this program first.",
      ],
    ),
    example: '"phone": { "$ref": "https://startline.dev/schemas/field/phone/v1.schema.json" }',
  },
  SL6002: {
    title: { zh: "没有这个版本的表单项", en: "No such version of this field" },
    text: paragraphs(
      [
        "表单里的某个问题引用了一种表单项的某个版本，而本程序没有这个版本。",
        "版本决定答案的写法；写法不明的答案无法检查，所以这样的表单不会发布。",
        "请写一个本程序认识的版本，或者更新本程序。",
      ],
      [
        "A question refers to a version of a field that this program does not have.",
        "The version says how answers are written, and answers that nobody can read cannot be checked. Such a form is not published.",
        "Write a version that this program knows, or update the program.",
      ],
    ),
  },
};
