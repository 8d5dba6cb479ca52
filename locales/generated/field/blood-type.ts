// Made by `npm run gen` from locales/field/blood-type.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "unknown": {};
  "choose": {};
  "positive": { "type": string | number };
  "negative": { "type": string | number };
  "plain": { "type": string | number };
}> = {
  scope: "field/blood-type",
  zh: {
    "unknown": ["不清楚"],
    "choose": ["请选择"],
    "positive": [["type"]," 型 Rh 阳性"],
    "negative": [["type"]," 型 Rh 阴性"],
    "plain": [["type"]," 型"],
  },
  en: {
    "unknown": ["Not known"],
    "choose": ["Please choose"],
    "positive": [["type"]," positive (Rh+)"],
    "negative": [["type"]," negative (Rh−)"],
    "plain": [["type"]],
  },
};
