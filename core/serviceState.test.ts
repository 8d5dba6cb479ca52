import { expect, test } from "vitest";
import { serviceStatus, switchesOf } from "./serviceState.ts";

const at = (instant: string) => Date.parse(instant);
const stateOf = (one: Parameters<typeof serviceStatus>[0][number], now: number) => serviceStatus([one], now).state;
const window = { opensAt: "2025-08-11T10:00:00+08:00", closesAt: "2025-08-21T10:00:00+08:00" };

test("a runner who comes early reads that the service is not open yet, whether it is switched on or off", () => {
  expect(stateOf({ isOpen: true, ...window }, at("2025-08-11T09:59:59+08:00"))).toBe("notYet");
  expect(stateOf({ isOpen: false, ...window }, at("2025-08-11T09:59:59+08:00"))).toBe("notYet");
});

test("a runner gets in from the very second of the opening to the last before the closing", () => {
  expect(stateOf({ isOpen: true, ...window }, at("2025-08-11T10:00:00+08:00"))).toBe("open");
  expect(stateOf({ isOpen: true, ...window }, at("2025-08-21T09:59:59+08:00"))).toBe("open");
  expect(stateOf({ isOpen: true, ...window }, at("2025-08-21T10:00:00+08:00"))).toBe("over");
});

test("a runner finds a service closed that the organiser has switched off, even after its opening time", () => {
  expect(stateOf({ isOpen: false }, 0)).toBe("closed");
  expect(stateOf({ isOpen: false, opensAt: window.opensAt }, at("2025-08-12T10:00:00+08:00"))).toBe("closed");
});

test("a runner who reads two pages about one service reads the same: the later opening, the earlier closing, the stricter switch", () => {
  const later = { opensAt: "2025-08-12T10:00:00+08:00", closesAt: "2025-08-31T10:00:00+08:00" };
  const status = serviceStatus([window, later], at("2025-08-11T12:00:00+08:00"));
  expect(status).toEqual({ state: "notYet", opensAt: later.opensAt, closesAt: window.closesAt });
  expect(serviceStatus([window, { isOpen: false }], at("2025-08-15T12:00:00+08:00")).state).toBe("closed");
  expect(serviceStatus([{ isOpen: false }, window], at("2025-08-22T12:00:00+08:00")).state).toBe("over");
});

test("a sign-up page keeps the race's registration; one that is run elsewhere needs none", () => {
  const post = (props: object, registration?: typeof window) =>
    serviceStatus(switchesOf({ type: "post", props, registration }), at("2025-08-22T12:00:00+08:00")).state;
  expect(post({ isOpen: true }, window)).toBe("over");
  expect(post({ isOpen: true })).toBe("closed");
  expect(post({ isOpen: true, link: "https://entry.example.org/" })).toBe("open");
  expect(switchesOf({ type: "upload", props: {}, registration: window })).toEqual([{}]);
});

test("a time that cannot be read opens nothing", () => {
  expect(stateOf({ opensAt: "soon" }, 0)).toBe("notYet");
  expect(stateOf({ closesAt: "later" }, 0)).toBe("over");
});
