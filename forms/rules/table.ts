import type { FormRule } from "#schemas/generated/types.ts";
import { age } from "./age.ts";
import { born, matchesGender, notBefore } from "./days.ts";
import { differs, same } from "./differs.ts";
import type { Rule } from "./rule.ts";
import { positiveInteger, requiredText, uniqueInGroup } from "./texts.ts";

/** The rules that a form can name. */
export const rules: Record<FormRule["rule"], Rule> = {
  differs,
  same,
  age,
  born,
  "required-text": requiredText,
  "positive-integer": positiveInteger,
  "unique-in-group": uniqueInGroup,
  "not-before": notBefore,
  "matches-gender": matchesGender,
};
