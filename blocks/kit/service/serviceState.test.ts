import { expect, test } from "vitest";
import { serviceState } from "./serviceState.ts";

const at = (instant: string) => Date.parse(instant);
const window = { opensAt: "2025-08-11T10:00:00+08:00", closesAt: "2025-08-21T10:00:00+08:00" };

test("a runner who comes early reads that the service is not open yet, whether it is switched on or off", () => {
  expect(serviceState({ isOpen: true, ...window }, at("2025-08-11T09:59:59+08:00"))).toBe("notYet");
  expect(serviceState({ isOpen: false, ...window }, at("2025-08-11T09:59:59+08:00"))).toBe("notYet");
});

test("a runner gets in from the very second of the opening to the last before the closing", () => {
  expect(serviceState({ isOpen: true, ...window }, at("2025-08-11T10:00:00+08:00"))).toBe("open");
  expect(serviceState({ isOpen: true, ...window }, at("2025-08-21T09:59:59+08:00"))).toBe("open");
  expect(serviceState({ isOpen: true, ...window }, at("2025-08-21T10:00:00+08:00"))).toBe("over");
});

test("a runner finds a service closed that the organiser has switched off, even after its opening time", () => {
  expect(serviceState({ isOpen: false }, 0)).toBe("closed");
  expect(serviceState({ isOpen: false, opensAt: window.opensAt }, at("2025-08-12T10:00:00+08:00"))).toBe("closed");
});
