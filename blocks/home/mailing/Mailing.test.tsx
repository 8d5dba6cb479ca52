import { expect, test } from "vitest";
import { listWords, renderInSite, testRace } from "#blocks/kit/site/renderInSite.tsx";
import Mailing from "./Mailing.tsx";

const mailing = {
  opensAt: "2036-01-08T09:00:00+08:00",
  closesAt: "2036-02-08T18:00:00+08:00",
  feeFen: 1500,
  regions: [{ provinces: ["540000", "650000"], feeFen: 3000 }, { provinces: ["460000"] }],
  contents: { zh: "号码布和参赛服", en: "Bib and shirt" },
};
const show = (now: string, language: "zh" | "en" = "en", more: object = {}) => {
  const race = { ...testRace, mailing: { ...mailing, ...more } } as unknown as typeof testRace;
  return listWords(renderInSite(<Mailing />, { race, now, language, hasAccounts: true }));
};

test("a runner reads whose packs are mailed, what is in them and what it costs in each province", () => {
  const words = show("2036-01-10T00:00:00+08:00");
  expect(words).toContain("Bib and shirt");
  expect(words).toContain("¥15 Tibet, Xinjiang: ¥30 Not to Hainan");
  expect(words).toContain("Request the mailing Requests close 8 Feb 2036, 18:00");
  expect(show("2036-01-10T00:00:00+08:00", "zh")).toContain("西藏、新疆：¥30 不寄往海南");
});

test("before and after, the way to request it is not there", () => {
  expect(show("2035-12-01T00:00:00+08:00")).toMatch(/Requests open 8 Jan 2036, 09:00$/);
  expect(show("2036-03-01T00:00:00+08:00")).toMatch(/Requests are closed\.$/);
});

test("packs of an earlier race are named after it, and no fee is free", () => {
  const from = { race: "city-2024", name: { zh: "2024 城市马拉松", en: "City Marathon 2024" } };
  const words = show("2036-01-10T00:00:00+08:00", "en", { from, feeFen: 0, regions: [] });
  expect(words).toContain("Runners with a confirmed entry in City Marathon 2024");
  expect(words).toContain("Postage free");
});

test("a race that mails nothing states that it will be announced", () => {
  expect(listWords(renderInSite(<Mailing />, { race: testRace }))).toContain("Times and fees will be announced.");
});
