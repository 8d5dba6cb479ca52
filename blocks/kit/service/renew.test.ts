import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "./renew.ts";

const listeners = new Set<() => void>();
const page = {
  hidden: false,
  addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
  removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
};
const show = (isShown: boolean) => {
  page.hidden = !isShown;
  for (const listener of listeners) listener();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  listeners.clear();
  page.hidden = false;
});

test("all blocks of a page share one look at the places, repeated twice a minute while the page is in view", async () => {
  const fetchPlaces = vi.fn(async () => [{ item: "a", left: 3, waiting: 0 }]);
  const store = createStore(fetchPlaces);
  const leave = [store.subscribe(() => {}), store.subscribe(() => {})];
  await vi.advanceTimersByTimeAsync(1);
  expect(store.current()).toEqual([{ item: "a", left: 3, waiting: 0 }]);
  expect(fetchPlaces).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchPlaces).toHaveBeenCalledTimes(3);
  show(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetchPlaces).toHaveBeenCalledTimes(3);
  show(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetchPlaces).toHaveBeenCalledTimes(4);
  for (const stop of leave) stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetchPlaces).toHaveBeenCalledTimes(4);
});

test("while the server fails the numbers stay, and the page asks less and less often", async () => {
  let isBroken = false;
  const fetchPlaces = vi.fn(async () => {
    if (isBroken) throw new Error("503");
    return [{ item: "a", left: 3, waiting: 0 }];
  });
  const store = createStore(fetchPlaces);
  const stop = store.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(1);
  isBroken = true;
  await vi.advanceTimersByTimeAsync(30_000 + 60_000 + 120_000);
  expect(fetchPlaces).toHaveBeenCalledTimes(4);
  expect(store.current()).toHaveLength(1);
  stop();
});
