// Made by `npm run gen` from locales/home/course-sections.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "range": { "from": string | number; "to": string | number };
  "spokenRange": { "from": string | number; "to": string | number };
  "climb": { "metres": string | number };
  "descent": { "metres": string | number };
  "profile": { "lowest": string | number; "highest": string | number; "distance": string | number };
  "metres": { "metres": string | number };
  "kilometres": { "distance": string | number };
  "points": {};
  "water": {};
  "food": {};
  "medical": {};
  "toilet": {};
  "sponges": {};
  "timing": {};
  "cheering": {};
}> = {
  scope: "home/course-sections",
  zh: {
    "title": ["赛道分段"],
    "range": [["from"],"–",["to"]," 公里"],
    "spokenRange": ["从 ",["from"]," 公里到 ",["to"]," 公里"],
    "climb": ["爬升 ",["metres"]," 米"],
    "descent": ["下降 ",["metres"]," 米"],
    "profile": ["赛道剖面图：最低 ",["lowest"]," 米，最高 ",["highest"]," 米，最高点在 ",["distance"]," 公里处"],
    "metres": [["metres"]," 米"],
    "kilometres": [["distance"]," 公里"],
    "points": ["沿途设施"],
    "water": ["饮水"],
    "food": ["补给站"],
    "medical": ["医疗点"],
    "toilet": ["厕所"],
    "sponges": ["海绵"],
    "timing": ["计时点"],
    "cheering": ["观众加油点"],
  },
  en: {
    "title": ["The course"],
    "range": [["from"],"–",["to"]," km"],
    "spokenRange": ["From ",["from"]," to ",["to"]," km"],
    "climb": [["metres"]," m up"],
    "descent": [["metres"]," m down"],
    "profile": ["Profile of the course: from ",["lowest"]," m to ",["highest"]," m, the highest point at ",["distance"]," km"],
    "metres": [["metres"]," m"],
    "kilometres": [["distance"]," km"],
    "points": ["On the way"],
    "water": ["Water"],
    "food": ["Aid station"],
    "medical": ["First aid"],
    "toilet": ["Toilets"],
    "sponges": ["Sponges"],
    "timing": ["Timing mat"],
    "cheering": ["Spectators"],
  },
};
