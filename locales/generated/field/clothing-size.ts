// Made by `npm run gen` from locales/field/clothing-size.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "men": {};
  "women": {};
  "everybody": {};
  "soldOut": {};
  "chart": {};
  "size": {};
  "none": {};
  "noneForGender": {};
}> = {
  scope: "field/clothing-size",
  zh: {
    "men": ["男款"],
    "women": ["女款"],
    "everybody": ["通用"],
    "soldOut": ["已选完"],
    "chart": ["尺码表"],
    "size": ["尺码"],
    "none": ["没有可选的尺码，请联系组委会。"],
    "noneForGender": ["没有适合所填性别的尺码，请联系组委会。"],
  },
  en: {
    "men": ["Men"],
    "women": ["Women"],
    "everybody": ["Unisex"],
    "soldOut": ["None left"],
    "chart": ["Size chart"],
    "size": ["Size"],
    "none": ["There are no sizes to choose from. Please contact the organiser."],
    "noneForGender": ["There are no sizes for this gender. Please contact the organiser."],
  },
};
