// Made by `npm run gen` from locales/field/textarea.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "counted": { "count": string | number; "max": string | number };
  "spoken": { "count": string | number; "max": string | number };
  "left": { "left": number };
  "over": { "over": number };
}> = {
  scope: "field/textarea",
  zh: {
    "counted": [["count"]," / ",["max"]," 字"],
    "spoken": ["已输入 ",["count"]," 字，最多 ",["max"]," 字。"],
    "left": ["还可输入 ",["left"]," 字。"],
    "over": ["超出 ",["over"]," 字，请删减。"],
  },
  en: {
    "counted": [["count"]," / ",["max"]],
    "spoken": [["count"]," of at most ",["max"]," characters."],
    "left": [["left","plural",{"one":["#"," character"],"other":["#"," characters"]}]," left."],
    "over": [["over","plural",{"one":["#"," character"],"other":["#"," characters"]}]," too many. Please shorten the text."],
  },
};
