import { afterEach, expect, test, vi } from "vitest";
import { createUnits, loadPart, loadTimeout, type ModuleSource } from "./units.ts";

afterEach(() => vi.useRealTimers());

const renderer = () => null;

test("a visitor waits at most 120 seconds for a block's file, then reads that it could not be loaded", async () => {
  vi.useFakeTimers();
  const units = createUnits(() => new Promise(() => undefined));
  const outcome = vi.fn();
  units.load("home", "carousel").then(outcome);
  await vi.advanceTimersByTimeAsync(loadTimeout - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(loadTimeout).toBe(120_000);
  expect(outcome).toHaveBeenCalledWith({ status: "failed", message: "Not loaded within 120 s." });
});

test("a visitor waits no longer for a part of the program, and a start that needs it ends in an error", async () => {
  vi.useFakeTimers();
  const outcome = vi.fn();
  loadPart(() => new Promise(() => undefined), "links").catch(outcome);
  await vi.advanceTimersByTimeAsync(loadTimeout);
  expect(outcome).toHaveBeenCalledWith(new Error("Not loaded within 120 s."));
});

test("a block that failed is requested again; a loaded one is not, however many places show it", async () => {
  const source = vi
    .fn<ModuleSource>()
    .mockRejectedValueOnce(new Error("gone"))
    .mockResolvedValue({ default: renderer });
  const units = createUnits(source);
  expect(await units.load("home", "faq")).toEqual({ status: "failed", message: "gone" });
  await Promise.all([units.load("home", "faq"), units.load("home", "faq")]);
  expect(await units.load("home", "faq")).toEqual({ status: "ready", renderer });
  expect(source).toHaveBeenCalledTimes(2);
});

test("a type that no file has is unknown, and a missing part of the program is an error that names it", async () => {
  const nothing: ModuleSource = async () => undefined;
  expect(await createUnits(nothing).load("page", "hologram")).toEqual({ status: "unknown" });
  await expect(loadPart(nothing, "cipher")).rejects.toThrow('"cipher"');
});
