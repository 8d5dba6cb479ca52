// Made by `npm run gen` from locales/kit/option-places.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "left": { "count": string | number };
  "full": {};
  "waiting": { "count": number };
}> = {
  scope: "kit/option-places",
  zh: {
    "left": ["还剩 ",["count"]," 个"],
    "full": ["已选完"],
    "waiting": ["已选完，可候补（",["count","plural",{"0":["目前无人候补"],"other":["已有 ","#"," 人候补"]}],"）"],
  },
  en: {
    "left": [["count"]," left"],
    "full": ["None left"],
    "waiting": ["None left: waiting list, ",["count","plural",{"0":["nobody"],"other":["#"]}]," ahead"],
  },
};
