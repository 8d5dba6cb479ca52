import { expect, test } from "vitest";
import { listWords, renderInSite, testRace } from "#blocks/kit/site/renderInSite.tsx";
import PlacesLeft from "./PlacesLeft.tsx";

const show = (now: string, language: "zh" | "en" = "en") => listWords(renderInSite(<PlacesLeft />, { now, language }));

test("while registration is open the server leaves room for the number of an item that is first come, and states those that are drawn", () => {
  const words = show("2025-08-15T09:00:00+08:00");
  expect(words).toContain("Marathon 5,000 places, by draw");
  expect(words).toContain("Fun run Looking left of 5,000 places");
});

test.each([
  ["2025-08-01T09:00:00+08:00", "zh", "欢乐跑 5,000 个名额 8月11日 10:00 开放报名"],
  ["2025-08-01T09:00:00+08:00", "en", "Fun run 5,000 places Sign-up opens 11 Aug, 10:00"],
  ["2025-09-01T09:00:00+08:00", "zh", "欢乐跑 5,000 个名额 报名已截止"],
] as const)("at %s nobody reads a number that would be out of date (%s)", (now, language, expected) => {
  expect(show(now, language)).toContain(expected);
});

test("an item without a limit, and a race without items, read well", () => {
  const [marathon] = testRace.items ?? [];
  const items = marathon ? [{ ...marathon, places: undefined, allocation: undefined }] : [];
  const unlimited = renderInSite(<PlacesLeft />, { race: { ...testRace, items } as typeof testRace });
  expect(listWords(unlimited)).toContain("Marathon No limit");
  const { items: _none, ...bare } = testRace;
  expect(listWords(renderInSite(<PlacesLeft />, { race: bare }))).toContain("The items will be announced.");
});
