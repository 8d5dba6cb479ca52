// Made by `npm run gen` from locales/page/confirm.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "open": {};
  "needTitle": {};
  "needParticipant": {};
  "needDay": {};
  "needSlot": {};
  "after": {};
}> = {
  scope: "page/confirm",
  zh: {
    "title": ["参赛确认"],
    "open": ["确认参赛"],
    "needTitle": ["确认时需要选择"],
    "needParticipant": ["参赛人：同一账号下可能有几位"],
    "needDay": ["领取参赛包的日期"],
    "needSlot": ["到场的时段"],
    "after": ["三项都选好之后才能确认。"],
  },
  en: {
    "title": ["Confirm your start"],
    "open": ["Confirm my start"],
    "needTitle": ["What a confirmation needs"],
    "needParticipant": ["The participant: one account can have several"],
    "needDay": ["The day you collect the race pack"],
    "needSlot": ["The time slot you arrive in"],
    "after": ["You can confirm once all three are chosen."],
  },
};
