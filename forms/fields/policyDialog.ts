import { messages } from "#locales/generated/forms/answers.ts";
import { textIn } from "#locales/textOf.ts";
import type { PolicyDialogAnswer, PolicyDialogOptions } from "#schemas/generated/types.ts";
import type { FieldFault, FieldLogic } from "../field.ts";
import { problemText } from "../problemText.ts";

/** Agreement to the newest version of the text that the form names. */
export const policyDialog: FieldLogic<PolicyDialogAnswer, PolicyDialogOptions> = {
  check({ policy, version }, { options, policies }) {
    if (policy !== options.policy) return [anotherText];
    const newest = policies?.[policy];
    return newest !== undefined && version !== newest ? [changedText] : [];
  },
  format: ({ version, agreedAt }, _, language) =>
    textIn(language, messages, "agreed", { version, at: formatMinute(agreedAt) }),
};

const anotherText: FieldFault = { at: "", code: "another-policy", text: problemText("policy.other") };

const changedText: FieldFault = { at: "", code: "policy-changed", text: problemText("policy.changed") };

// To the minute and with its offset, as it is stored: 2025-08-11 02:03 UTC.
function formatMinute(instant: string): string {
  const offset = /Z$/.test(instant) ? "UTC" : `UTC${instant.slice(-6)}`;
  return `${instant.slice(0, 16).replace("T", " ")} ${offset}`;
}
