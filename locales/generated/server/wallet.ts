// Made by `npm run gen` from locales/server/wallet.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "description": {};
  "runner": {};
  "item": {};
  "bib": {};
  "noBib": {};
  "slot": {};
  "noSlot": {};
  "place": {};
  "code": {};
}> = {
  scope: "server/wallet",
  zh: {
    "description": ["参赛凭证"],
    "runner": ["参赛人"],
    "item": ["项目"],
    "bib": ["号码"],
    "noBib": ["尚未分配"],
    "slot": ["领物时间"],
    "noSlot": ["未预约"],
    "place": ["领物地点"],
    "code": ["参赛码"],
  },
  en: {
    "description": ["Race entry"],
    "runner": ["Runner"],
    "item": ["Item"],
    "bib": ["Bib"],
    "noBib": ["Not given yet"],
    "slot": ["Pick-up"],
    "noSlot": ["Not booked"],
    "place": ["Pick-up place"],
    "code": ["Entry code"],
  },
};
