import { genderOf } from "#forms/values/names.ts";
import { isSoldOut } from "#forms/values/soldOut.ts";
import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import type { FieldFault, FieldLogic } from "../field.ts";

type Options = FieldOptions["clothing-size"];

/** A size that is offered, is not sold out, and is cut for the gender that was answered elsewhere. */
export const clothingSize: FieldLogic<FieldAnswers["clothing-size"], Options> = {
  check: (chosen, { options, answerAt, soldOut, pointer }) => {
    const size = options.sizes?.find(({ id }) => id === chosen);
    if (!size) return [fault("enum", "请从列表中选择尺码。", "Please choose a size from the list.")];
    const gender = options.gender === undefined ? undefined : genderOf(answerAt(options.gender));
    if (size.gender && gender && size.gender !== gender)
      return [
        fault(
          "gender",
          "这个尺码与所填性别不符，请重新选择。",
          "This size is cut for the other gender: please choose again.",
        ),
      ];
    return size.isSoldOut || isSoldOut(soldOut, pointer, chosen)
      ? [fault("sold-out", "这个尺码已选完，请换一个。", "This size is sold out: please choose another.")]
      : [];
  },
  words: (chosen, { sizes = [] }, language) => {
    const { label = chosen, gender } = sizes.find(({ id }) => id === chosen) ?? {};
    return gender ? `${cuts[gender][language]} ${label}` : label;
  },
};

function fault(code: string, zh: string, en: string): FieldFault {
  return { at: "", code, message: { zh, en } };
}

const cuts = { 1: { zh: "男款", en: "Men" }, 2: { zh: "女款", en: "Women" } };
