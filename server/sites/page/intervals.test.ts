import { expect, test } from "vitest";
import { aheadMs, cacheIntervals } from "./intervals.ts";
import { type Timer, unrefTimer } from "./timer.ts";

const opening = Date.parse("2025-08-11T10:00:00+08:00");
const closing = Date.parse("2025-08-21T10:00:00+08:00");

/** Returns a clock that the test moves, and a record of everything that was made. */
function stage(isCurrent = true) {
  let now = opening - 3_600_000;
  const waiting = new Map<symbol, { at: number; act: () => void }>();
  const timer: Timer = (ms, act) => {
    const id = Symbol("timer");
    waiting.set(id, { at: now + Math.max(ms, 0), act });
    return () => waiting.delete(id);
  };
  const keys: string[] = [];
  const make = async (key: string, at: number) => {
    keys.push(`${key} ${new Date(at).toISOString()}`);
    return `page of ${key} from ${at}`;
  };
  const instants = [opening, closing];
  const pages = cacheIntervals({ instants, make, isCurrent: async () => isCurrent, timer });
  const goOnTo = async (time: number) => {
    for (;;) {
      const [next] = [...waiting].filter(([, { at }]) => at <= time).sort(([, a], [, b]) => a.at - b.at);
      if (!next) break;
      now = next[1].at;
      waiting.delete(next[0]);
      next[1].act();
      await new Promise(setImmediate);
    }
    now = time;
  };
  return { pages, made: keys, waiting, goOnTo, visit: (key: string) => pages.find(key, now) };
}

test("at the instant of the opening a visitor gets the page that was drawn a minute before, and nothing is drawn for them", async () => {
  const { made, goOnTo, visit } = stage();
  await visit("zh");
  await visit("en");
  await goOnTo(opening - aheadMs - 1);
  expect(made).toHaveLength(2);
  await goOnTo(opening - 1);
  expect(made.slice(2)).toEqual([`zh ${new Date(opening).toISOString()}`, `en ${new Date(opening).toISOString()}`]);
  expect(await visit("zh")).not.toContain(String(opening));
  await goOnTo(opening);
  expect(await visit("zh")).toBe(`page of zh from ${opening}`);
  expect(await visit("en")).toBe(`page of en from ${opening}`);
  expect(made).toHaveLength(4);
});

test("a language without visitors is not drawn ahead: its first visitor waits", async () => {
  const { made, goOnTo, visit } = stage();
  await visit("zh");
  await goOnTo(opening);
  expect(made).toHaveLength(2);
  await visit("en");
  expect(made).toHaveLength(3);
});

test("a site that nobody visits any more is drawn ahead once and then left alone", async () => {
  const { pages, made, waiting, goOnTo, visit } = stage();
  await visit("zh");
  await goOnTo(closing + 1);
  expect(made).toHaveLength(2);
  expect(waiting.size).toBe(0);
  expect([...pages.cached].map(({ at }) => at)).toEqual([opening]);
});

test("visitors of each interval get the next one ready as well, and past ones are removed", async () => {
  const { pages, made, goOnTo, visit } = stage();
  await visit("zh");
  await goOnTo(opening);
  await visit("zh");
  await goOnTo(closing);
  expect(await visit("zh")).toBe(`page of zh from ${closing}`);
  expect(made).toHaveLength(3);
  expect([...pages.cached].map(({ at }) => at)).toEqual([closing]);
});

test("a visitor within the last minute starts the next page at once", async () => {
  const { made, goOnTo, visit } = stage();
  await goOnTo(opening - 1000);
  await visit("zh");
  await goOnTo(opening - 999);
  expect(made).toHaveLength(2);
});

test("an edition that is no longer shown, and a server that closes, draw nothing ahead", async () => {
  const replaced = stage(false);
  await replaced.visit("zh");
  await replaced.goOnTo(opening);
  expect(replaced.made).toHaveLength(1);
  const closed = stage();
  await closed.visit("zh");
  closed.pages.close();
  await closed.goOnTo(opening);
  expect(closed.made).toHaveLength(1);
  expect(closed.waiting.size).toBe(0);
});

test("a page that could not be drawn is drawn again for the next visitor", async () => {
  let isBroken = true;
  const make = async () => {
    if (isBroken) throw new Error("no disk");
    return "page";
  };
  const pages = cacheIntervals({ instants: [], make, isCurrent: async () => true });
  await expect(pages.find("zh", 0)).rejects.toThrow("no disk");
  isBroken = false;
  expect(await pages.find("zh", 0)).toBe("page");
});

test("a timer for next year does not fire today, and can be cancelled", async () => {
  let isOver = false;
  const stop = unrefTimer(400 * 86_400_000, () => {
    isOver = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  stop();
  expect(isOver).toBe(false);
});
