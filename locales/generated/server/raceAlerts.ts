// Made by `npm run gen` from locales/server/raceAlerts.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "delay": { "item": string | number; "time": string | number };
  "reroute": { "item": string | number };
  "heat": { "item": string | number };
  "storm": { "item": string | number };
  "cancelled": { "item": string | number };
  "race": {};
}> = {
  scope: "server/raceAlerts",
  zh: {
    "delay": [["item"],"推迟起跑，新的起跑时间为 ",["time"],"。请在集结区等候，留意现场广播。"],
    "reroute": [["item"],"赛道因安全原因临时调整，请按现场指示牌和工作人员的指引前进。"],
    "heat": [["item"],"：气温较高。请放慢配速，在每个饮水站少量多次补水；感到头晕、发冷或恶心时请停下，向身边的医疗点或志愿者求助。"],
    "storm": [["item"],"：雷雨大风临近。请停止前进，离开树木、水边和高处，按工作人员指引到最近的建筑内避险。"],
    "cancelled": [["item"],"因安全原因取消，请不要前往起点。后续安排将在本网站公布。"],
    "race": ["本次比赛"],
  },
  en: {
    "delay": [["item"],": the start is delayed to ",["time"],". Please wait in the assembly area and listen to the announcements."],
    "reroute": [["item"],": the course has changed for safety reasons. Follow the signs and the stewards."],
    "heat": [["item"],": it is hot. Slow down and drink a little at every water station. If you feel dizzy, cold or sick, stop and ask the nearest medical point or volunteer for help."],
    "storm": [["item"],": a thunderstorm is close. Stop, keep away from trees, water and high ground, and let the stewards guide you into the nearest building."],
    "cancelled": [["item"]," is cancelled for safety reasons. Please do not go to the start. What happens next will be published on this site."],
    "race": ["The race"],
  },
};
