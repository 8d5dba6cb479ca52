// Made by `npm run gen` from locales/home/event-facts.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "item": {};
  "distance": {};
  "places": {};
  "fee": {};
  "age": {};
  "allocation": {};
  "start": {};
  "climb": {};
  "about": {};
  "km": {};
  "m": {};
  "ageFrom": { "age": string | number };
  "ageTo": { "age": string | number };
  "ageBetween": { "min": string | number; "max": string | number };
  "ageNone": {};
  "draw": {};
  "direct": {};
  "invite": {};
  "firstCome": {};
  "full": {};
  "waiting": {};
  "unlimited": {};
  "unknown": {};
  "caption": { "race": string | number };
  "empty": {};
}> = {
  scope: "home/event-facts",
  zh: {
    "title": ["项目一览"],
    "item": ["项目"],
    "distance": ["距离"],
    "places": ["名额"],
    "fee": ["报名费"],
    "age": ["年龄"],
    "allocation": ["名额分配"],
    "start": ["出发"],
    "climb": ["累计爬升"],
    "about": ["约"],
    "km": ["公里"],
    "m": ["米"],
    "ageFrom": [["age"]," 周岁起"],
    "ageTo": ["不超过 ",["age"]," 周岁"],
    "ageBetween": [["min"],"–",["max"]," 周岁"],
    "ageNone": ["不限"],
    "draw": ["抽签"],
    "direct": ["直通资格审核"],
    "invite": ["邀请"],
    "firstCome": ["先到先得"],
    "full": ["已满"],
    "waiting": ["可候补"],
    "unlimited": ["不限"],
    "unknown": ["待定"],
    "caption": [["race"],"各项目的距离、名额与费用"],
    "empty": ["项目稍后公布。"],
  },
  en: {
    "title": ["Events"],
    "item": ["Event"],
    "distance": ["Distance"],
    "places": ["Places"],
    "fee": ["Fee"],
    "age": ["Age"],
    "allocation": ["Allocation"],
    "start": ["Start"],
    "climb": ["Climb"],
    "about": ["about"],
    "km": ["km"],
    "m": ["m"],
    "ageFrom": [["age"]," and over"],
    "ageTo": ["up to ",["age"]],
    "ageBetween": [["min"]," to ",["max"]],
    "ageNone": ["No minimum"],
    "draw": ["Draw"],
    "direct": ["By application"],
    "invite": ["By invitation"],
    "firstCome": ["First come, first served"],
    "full": ["Sold out"],
    "waiting": ["Waiting list"],
    "unlimited": ["No limit"],
    "unknown": ["To be announced"],
    "caption": ["Distances, places and fees of ",["race"]],
    "empty": ["The items will be announced."],
  },
};
