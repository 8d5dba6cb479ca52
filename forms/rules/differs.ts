import { isSame } from "./compared.ts";
import type { Rule } from "./rule.ts";

/** Differs from another answer, as the emergency contact's phone does from the runner's own. */
export const differs: Rule = ({ rule, answer, other, nameOf }) => {
  if (other === undefined || !isSame(rule.as ?? "text", answer, other)) return undefined;
  const [name, against] = [nameOf(rule.field), nameOf(rule.other)];
  return {
    zh: `${name.zh}不能与${against.zh}相同，请改其中一项。`,
    en: `${name.en} and ${against.en} have to differ. Please change one of them.`,
  };
};

/** Is the same as another answer, as an address that is typed twice. */
export const same: Rule = ({ rule, answer, other, nameOf }) => {
  if (other === undefined || isSame(rule.as ?? "text", answer, other)) return undefined;
  const [name, against] = [nameOf(rule.field), nameOf(rule.other)];
  return {
    zh: `${name.zh}要与${against.zh}一致，请检查两项。`,
    en: `${name.en} and ${against.en} have to be the same. Please check both.`,
  };
};
