import { messages } from "#locales/generated/forms/answers.ts";
import { textIn } from "#locales/getText.ts";
import type { PolicyDialogAnswer, PolicyDialogOptions } from "#schemas/generated/types.ts";
import type { FieldFault, FieldLogic } from "../field.ts";
import { problemText } from "../problemText.ts";

/** Agreement to the newest version of the text that the form names. */
export const policyDialog: FieldLogic<PolicyDialogAnswer, PolicyDialogOptions> = {
  means: "agreement",
  check({ policy, version }, { options, policies }) {
    if (policy !== options.policy) return [anotherText];
    const newest = policies?.[policy];
    return newest !== undefined && version !== newest ? [changedText] : [];
  },
  format: ({ version, agreedAt }, _, language, timeZone = "UTC") =>
    textIn(language, messages, "agreed", { version, at: formatMinute(agreedAt, timeZone) }),
};

const anotherText: FieldFault = { at: "", code: "another-policy", text: problemText("policy.other") };

const changedText: FieldFault = { at: "", code: "policy-changed", text: problemText("policy.changed") };

// To the minute: 2025-08-11 10:03. Sweden writes dates in the format of ISO 8601.
function formatMinute(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  return format.format(Date.parse(instant));
}
