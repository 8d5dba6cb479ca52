import type { RadioWithMoreAnswer, RadioWithMoreOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "../field.ts";
import { problemText } from "../problemText.ts";
import { blankText, hasText } from "../requiredText.ts";
import { checkChoice, choiceLabel } from "./kit/choices.ts";
import { isWebAddress, wrongAddress } from "./url.ts";

const kinds = ["text", "image", "url"] as const;

/**
 * One of a few choices with the details that it requires, and none that belong to another choice.
 */
export const radioWithMore: FieldLogic<RadioWithMoreAnswer, RadioWithMoreOptions> = {
  offers: { option: "choices", id: "id", at: "/choice" },
  takesOnlyPictures: true,
  texts: () => ({ "/text": "line", "/url": "line" }),
  check(answer, { options: { choices } }) {
    const choice = choices.find(({ id }) => id === answer.choice);
    if (!choice) return checkChoice(answer.choice, choices, "/choice");
    const { more, isMoreOptional = false } = choice;
    const stray = kinds.find((kind) => kind !== more && answer[kind] !== undefined);
    if (stray) return [{ at: `/${stray}`, code: "not-asked-for", text: problemText("more.notAsked") }];
    if (more === undefined) return [];
    if (answer[more] === undefined)
      return isMoreOptional ? [] : [{ at: `/${more}`, code: "required", text: problemText(`more.${more}`) }];
    if (answer.text !== undefined && !hasText(answer.text)) return [{ ...blankText, at: "/text" }];
    return answer.url !== undefined && !isWebAddress(answer.url) ? [wrongAddress("/url")] : [];
  },
  format({ choice, text, url, image }, { choices }, language) {
    const more = text ?? url ?? image?.name;
    return [choiceLabel(choice, choices, language), more].filter(Boolean).join(language === "zh" ? "：" : ": ");
  },
  uploads: ({ image }) => (image ? [image.id] : []),
};
