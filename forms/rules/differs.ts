import { problemText } from "../problemText.ts";
import { isSame } from "./compared.ts";
import type { Rule } from "./rule.ts";

/** Differs from another answer, as the emergency contact's phone does from the runner's own. */
export const differs: Rule = ({ rule, answer, other, getName }) => {
  if (other === undefined || !isSame(rule.as ?? "text", answer, other)) return undefined;
  return problemText("rule.differs", { name: getName(rule.field), other: getName(rule.other) });
};

/** Requires the same as another answer, as an address that is typed twice. */
export const same: Rule = ({ rule, answer, other, getName }) => {
  if (other === undefined || isSame(rule.as ?? "text", answer, other)) return undefined;
  return problemText("rule.same", { name: getName(rule.field), other: getName(rule.other) });
};
