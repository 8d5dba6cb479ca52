import type { PolicyDialogAnswer, PolicyDialogOptions } from "#schemas/generated/types.ts";
import type { FieldFault, FieldLogic } from "../field.ts";

/** Agreement to the newest edition of the text that the form names. */
export const policyDialog: FieldLogic<PolicyDialogAnswer, PolicyDialogOptions> = {
  check({ policy, version }, { options, policies }) {
    if (policy !== options.policy) return [anotherText];
    const newest = policies?.[policy];
    return newest !== undefined && version !== newest ? [changedText] : [];
  },
  words: ({ version, agreedAt }, _, language) =>
    language === "zh"
      ? `已同意（版本 ${version}，${minuteOf(agreedAt)}）`
      : `Agreed (edition ${version}, ${minuteOf(agreedAt)})`,
};

const anotherText: FieldFault = {
  at: "",
  code: "another-policy",
  message: { zh: "请阅读并同意这份文件。", en: "Please read this text and agree to it." },
};

const changedText: FieldFault = {
  at: "",
  code: "policy-changed",
  message: {
    zh: "您同意之后这份文件已经更新，请再次阅读并同意。",
    en: "The text has changed since you agreed to it. Please read it again and agree.",
  },
};

// To the minute and with its offset, as it is kept: 2025-08-11 02:03 UTC.
function minuteOf(instant: string): string {
  const offset = /Z$/.test(instant) ? "UTC" : `UTC${instant.slice(-6)}`;
  return `${instant.slice(0, 16).replace("T", " ")} ${offset}`;
}
