import { expect, test } from "vitest";
import { getSwitches, serviceStatus } from "./serviceState.ts";

const at = (instant: string) => Date.parse(instant);
const findState = (serviceSwitch: Parameters<typeof serviceStatus>[0][number], now: number) =>
  serviceStatus([serviceSwitch], now).state;
const window = { opensAt: "2025-08-11T10:00:00+08:00", closesAt: "2025-08-21T10:00:00+08:00" };

test("a runner who comes early reads that the service is not open yet, whether it is switched on or off", () => {
  expect(findState({ isOpen: true, ...window }, at("2025-08-11T09:59:59+08:00"))).toBe("notYet");
  expect(findState({ isOpen: false, ...window }, at("2025-08-11T09:59:59+08:00"))).toBe("notYet");
});

test("a runner gets in from the very second of the opening to the last before the closing", () => {
  expect(findState({ isOpen: true, ...window }, at("2025-08-11T10:00:00+08:00"))).toBe("open");
  expect(findState({ isOpen: true, ...window }, at("2025-08-21T09:59:59+08:00"))).toBe("open");
  expect(findState({ isOpen: true, ...window }, at("2025-08-21T10:00:00+08:00"))).toBe("over");
});

test("a runner finds a service closed that the organiser has switched off, even after its opening time", () => {
  expect(findState({ isOpen: false }, 0)).toBe("closed");
  expect(findState({ isOpen: false, opensAt: window.opensAt }, at("2025-08-12T10:00:00+08:00"))).toBe("closed");
});

test("a runner who reads two pages about one service reads the same: the later opening, the earlier closing, the stricter switch", () => {
  const later = { opensAt: "2025-08-12T10:00:00+08:00", closesAt: "2025-08-31T10:00:00+08:00" };
  const status = serviceStatus([window, later], at("2025-08-11T12:00:00+08:00"));
  expect(status).toEqual({ state: "notYet", opensAt: later.opensAt, closesAt: window.closesAt });
  expect(serviceStatus([window, { isOpen: false }], at("2025-08-15T12:00:00+08:00")).state).toBe("closed");
  expect(serviceStatus([{ isOpen: false }, window], at("2025-08-22T12:00:00+08:00")).state).toBe("over");
});

const race = { startsAt: "2025-10-26T07:30:00+08:00", registration: window };
const pageState = (page: Partial<Parameters<typeof getSwitches>[0]>, instant: string) => {
  const switches = getSwitches({ service: "sign-up", props: { isOpen: true }, race, hasAccounts: true, ...page });
  return serviceStatus(switches, at(instant)).state;
};

test("a sign-up page keeps the race's registration; one that is run elsewhere needs none", () => {
  expect(pageState({}, "2025-08-22T12:00:00+08:00")).toBe("over");
  expect(pageState({}, "2025-08-15T12:00:00+08:00")).toBe("open");
  expect(pageState({ race: undefined }, "2025-08-15T12:00:00+08:00")).toBe("closed");
  const elsewhere = { isOpen: true, link: "https://entry.example.org/" };
  expect(pageState({ race: undefined, props: elsewhere }, "2025-08-15T12:00:00+08:00")).toBe("open");
});

test("a service that the site does not offer is never called open: without a link, and without accounts of the site", () => {
  const during = "2025-08-15T12:00:00+08:00";
  expect(pageState({ hasAccounts: false }, during)).toBe("closed");
  expect(pageState({ hasAccounts: false }, "2025-08-01T12:00:00+08:00")).toBe("notYet");
  expect(pageState({ hasAccounts: false }, "2025-08-22T12:00:00+08:00")).toBe("over");
  for (const service of ["through-entry", "confirmation", "upload"] as const) {
    expect(pageState({ service, hasAccounts: false }, during)).toBe("closed");
    expect(pageState({ service }, during)).toBe("open");
  }
  for (const service of ["registration", "score", "past-results", "images"] as const) {
    expect(pageState({ service, hasAccounts: false }, during)).toBe("open");
    expect(pageState({ service, props: { isOpen: false } }, during)).toBe("closed");
  }
});

test("a runner who comes after the race reads that what is done before it is over, and still finds what they submitted", () => {
  const yearAfter = "2026-10-26T12:00:00+08:00";
  expect(pageState({ service: "confirmation", props: { isOpen: false } }, "2025-10-25T12:00:00+08:00")).toBe("closed");
  expect(pageState({ service: "confirmation", props: { isOpen: false } }, yearAfter)).toBe("over");
  expect(pageState({ service: "through-entry" }, yearAfter)).toBe("over");
  expect(pageState({ service: "confirmation" }, yearAfter)).toBe("open");
  expect(pageState({ service: "upload" }, yearAfter)).toBe("open");
});

test("a time that cannot be read opens nothing", () => {
  expect(findState({ opensAt: "soon" }, 0)).toBe("notYet");
  expect(findState({ closesAt: "later" }, 0)).toBe("over");
});
