// Made by `npm run gen` from locales/field/ranking.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "ranked": {};
  "rest": {};
  "none": {};
  "add": { "place": string | number; "name": string | number };
  "up": { "name": string | number };
  "down": { "name": string | number };
  "remove": { "name": string | number };
  "moved": { "name": string | number; "place": string | number; "count": string | number };
  "removed": { "name": string | number };
  "full": { "count": string | number };
}> = {
  scope: "field/ranking",
  zh: {
    "ranked": ["您的排序"],
    "rest": ["可选项"],
    "none": ["还没有排序，请从下方选择第 1 位。"],
    "add": ["排在第 ",["place"]," 位：",["name"]],
    "up": [["name"],"上移"],
    "down": [["name"],"下移"],
    "remove": ["移出",["name"]],
    "moved": [["name"],"现在排在第 ",["place"]," 位，共 ",["count"]," 位。"],
    "removed": ["已移出",["name"],"。"],
    "full": ["已排满 ",["count"]," 位，要换请先移出一项。"],
  },
  en: {
    "ranked": ["Your order"],
    "rest": ["Options to rank"],
    "none": ["Nothing is ranked yet: choose your first option below."],
    "add": ["Rank ",["name"]," in place ",["place"]],
    "up": ["Move ",["name"]," up"],
    "down": ["Move ",["name"]," down"],
    "remove": ["Remove ",["name"]],
    "moved": [["name"]," is now in place ",["place"]," of ",["count"],"."],
    "removed": [["name"]," was removed."],
    "full": ["All ",["count"]," places are filled. Remove one to choose another."],
  },
};
