import { expect, test } from "vitest";
import { listWords, renderInSite, testRace } from "#blocks/kit/site/renderInSite.tsx";
import { pickUpWith } from "#fixtures/pickUp.ts";
import PickUp from "./PickUp.tsx";

const race = { ...testRace, pickUp: pickUpWith(80) } as typeof testRace;
const show = (now: string, language: "zh" | "en" = "en", hasAccounts = true) =>
  listWords(renderInSite(<PickUp />, { race, now, language, hasAccounts }));

test("without a script a visitor reads the sites, days, hours and places of the config", () => {
  const words = show("2035-06-01T00:00:00+08:00");
  expect(words).toContain("Expo hall 1 Lake Road Map");
  expect(words).toMatch(/4 Jan 2036 09:00–11:00 320/);
  expect(words).toMatch(/5 Jan 2036 14:00–16:30 400/);
  expect(words).toMatch(/Station Station square .*09:00–12:00 80/);
});

test("the way to book is there while booking is open, on a site with accounts", () => {
  expect(show("2035-06-01T00:00:00+08:00")).toContain("Book a time Booking closes 5 Jan 2036, 16:00");
  expect(show("2035-06-01T00:00:00+08:00", "en", false)).not.toContain("Book a time");
  expect(show("2019-06-01T00:00:00+08:00", "zh")).toMatch(/2020年1月1日 00:00 开始预约$/);
  expect(show("2036-01-05T17:00:00+08:00")).toMatch(/Booking is closed\. Come at the time that you booked\.$/);
});

test("a race without pick-up by appointment states that it will be announced", () => {
  expect(listWords(renderInSite(<PickUp />, { race: testRace }))).toContain("Places and times will be announced.");
});
