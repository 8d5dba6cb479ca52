import { getGender } from "#forms/values/names.ts";
import { isSoldOut } from "#forms/values/soldOut.ts";
import { messages } from "#locales/generated/forms/answers.ts";
import { textIn } from "#locales/getText.ts";
import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import type { FieldFault, FieldLogic } from "../field.ts";
import { type ProblemText, problemText } from "../problemText.ts";

type Options = FieldOptions["clothing-size"];

/** A size that is offered, is not sold out, and is cut for the gender in another answer. */
export const clothingSize: FieldLogic<FieldAnswers["clothing-size"], Options> = {
  offers: { option: "sizes", id: "id", at: "" },
  neededOptions: ["sizes"],
  check: (sizeId, { options, answerAt, soldOut, pointer }) => {
    const size = options.sizes?.find(({ id }) => id === sizeId);
    if (!size) return [fault("enum", problemText("size.notListed"))];
    const gender = options.gender === undefined ? undefined : getGender(answerAt(options.gender));
    if (size.gender && gender && size.gender !== gender) return [fault("gender", problemText("size.gender"))];
    return size.isSoldOut || isSoldOut(soldOut, pointer, sizeId)
      ? [fault("sold-out", problemText("size.soldOut"))]
      : [];
  },
  format: (sizeId, { sizes = [] }, language) => {
    const { label = sizeId, gender } = sizes.find(({ id }) => id === sizeId) ?? {};
    return gender ? `${textIn(language, messages, `cut.${gender}`)} ${label}` : label;
  },
};

function fault(code: string, text: ProblemText): FieldFault {
  return { at: "", code, text };
}
