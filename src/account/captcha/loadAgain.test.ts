import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#src/client/errors.ts";
import { loadAgain, loadTimeout } from "./loadAgain.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const signal = () => new AbortController().signal;
const atOnce = () => Promise.resolve();

test("a picture that comes at the third try is shown", async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error("1"))
    .mockRejectedValueOnce(new Error("2"))
    .mockResolvedValue("picture");
  expect(await loadAgain(load, signal(), atOnce)).toEqual({ status: "loaded", value: "picture" });
});

test("a visitor without a network reads that after six tries", async () => {
  const load = vi.fn().mockRejectedValue(new ApiError("network", "no network"));
  expect(await loadAgain(load, signal(), atOnce)).toEqual({ status: "failed" });
  expect(load).toHaveBeenCalledTimes(6);
});

test("a picture that has not arrived after ten seconds is requested again", async () => {
  const load = vi.fn(
    (limited: AbortSignal) =>
      new Promise<string>((_resolve, reject) => {
        limited.addEventListener("abort", () => reject(limited.reason));
      }),
  );
  load.mockImplementationOnce(load.getMockImplementation() ?? load);
  const loading = loadAgain(load, signal(), atOnce);
  await vi.advanceTimersByTimeAsync(loadTimeout - 1);
  expect(load).toHaveBeenCalledTimes(1);
  load.mockResolvedValueOnce("picture");
  await vi.advanceTimersByTimeAsync(1);
  expect(await loading).toEqual({ status: "loaded", value: "picture" });
});

test("a refusal is not retried, and a pause has its end", async () => {
  const refused = vi.fn().mockRejectedValue(new ApiError("refused", "no", 403));
  expect(await loadAgain(refused, signal(), atOnce)).toEqual({ status: "failed" });
  expect(refused).toHaveBeenCalledTimes(1);
  vi.setSystemTime(1_000_000);
  const paused = vi.fn().mockRejectedValue(new ApiError("refused", "wait", 429, { seconds: 90 }));
  expect(await loadAgain(paused, signal(), atOnce)).toEqual({ status: "paused", until: 1_090_000 });
});

test("a visitor who closes it stops the tries", async () => {
  const closed = new AbortController();
  const load = vi.fn().mockImplementation(() => {
    closed.abort();
    return Promise.reject(new Error("gone"));
  });
  await expect(loadAgain(load, closed.signal, atOnce)).rejects.toThrow();
  expect(load).toHaveBeenCalledTimes(1);
});
