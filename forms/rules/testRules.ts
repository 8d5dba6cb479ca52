import type { FormRule } from "#schemas/generated/types.ts";
import { checkAnswers } from "../answers/checkAnswers.ts";
import type { AnswerContext, Answers } from "../form.ts";
import { printed, testContext, testForm, testShape } from "../testForm.ts";

const labels: Record<string, { zh: string; en: string }> = {
  name: { zh: "姓名", en: "Name" },
  phone: { zh: "手机号", en: "Phone" },
  birthday: { zh: "出生日期", en: "Birthday" },
  contactName: { zh: "紧急联系人", en: "Emergency contact" },
  contactPhone: { zh: "紧急联系人电话", en: "Emergency phone" },
  document: { zh: "证件", en: "Identity document" },
  gender: { zh: "性别", en: "Gender" },
  expires: { zh: "证件有效期", en: "Passport valid until" },
  laps: { zh: "圈数", en: "Laps" },
};

/**
 * Lists what a runner reads about answers by these rules, in a form of one property for each label.
 */
export function problems(rules: FormRule[], answers: Answers, context: Partial<AnswerContext> = {}) {
  const properties = Object.fromEntries(Object.keys(labels).map((name) => [name, {}]));
  const fields = Object.fromEntries(Object.entries(labels).map(([name, label]) => [`/${name}`, { label }]));
  const form = testForm({ properties }, { fields, rules });
  return printed(checkAnswers(form, testShape(form), answers, testContext({ entrants: [answers], ...context })));
}

/**
 * Returns the first of these problems, as pointer and English sentence; undefined if there is none.
 */
export const firstProblem = (rule: FormRule, answers: Answers, context?: Partial<AnswerContext>) =>
  problems([rule], answers, context).map(({ pointer, message }) => `${pointer}: ${message.en}`)[0];
