import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runs } from "#scripts/properties.ts";
import lastMoments from "./lastMoment.ts";
import { type LocalDrafts, openLocalDrafts } from "./localDrafts.ts";
import { type Fate, openTab, TestServer, type TestTab, textStore, watchDrafts } from "./testStorage.ts";

/** What happens to a runner with one tab at a time. */
type Step =
  | { does: "types"; fates: Fate[] }
  | { does: "waits"; ms: number }
  | { does: "hides" | "reloads" | "has delayed saves arrive" | "loses the network" | "has it back" };

const fates: Fate[] = ["arrives", "never-arrives", "response-lost", "delayed"];
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant("types" as const), fates: fc.array(fc.constantFrom(...fates)) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant("waits" as const), ms: fc.constantFrom(100, 300, 3_000, 16_000) }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom("hides" as const, "reloads" as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("has delayed saves arrive" as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom("loses the network" as const, "has it back" as const) }) },
);
const days = fc.array(step, { minLength: 4, maxLength: 14 });
const settings = { numRuns: runs(40), endOnFailure: true };

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

test("however saves, tabs and the network fail: a runner with one tab loses nothing typed, and is asked nothing", async () => {
  await fc.assert(fc.asyncProperty(days, liveThrough()), settings);
});

test("control: if saves are recognised by their revision alone, the same runner is asked about their own save", async () => {
  const { failed, counterexample, errorInstance } = await fc.check(
    fc.asyncProperty(days, liveThrough({ ignoresVersions: true })),
    settings,
  );
  expect([failed, counterexample?.length]).toEqual([true, 1]);
  expect(String(errorInstance)).toContain("is asked");
});

test("control: without a last moment, the same runner loses what was typed before a reload", async () => {
  const { failed, errorInstance } = await fc.check(
    fc.asyncProperty(days, liveThrough({ hasNoLastMoment: true })),
    settings,
  );
  expect(failed).toBe(true);
  expect(String(errorInstance)).toContain("is lost");
});

// After a page is gone its code has no effect; what it sent may still arrive.
async function openMortalTab(server: TestServer, local: LocalDrafts, now: () => number) {
  let isGone = false;
  const untilGone = <T>(work: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      work.then(
        (value) => isGone || resolve(value),
        (error) => isGone || reject(error),
      );
    });
  const alive =
    <Given extends unknown[], T>(work: (...given: Given) => Promise<T>) =>
    (...args: Given) =>
      isGone ? new Promise<T>(() => {}) : untilGone(work(...args));
  const tab = await openTab({
    name: "runner|race.example|sign-up|marathon",
    local: { ...local, read: alive(local.read), write: alive(local.write) },
    fetch: alive(server.fetch),
    save: alive(server.save),
    remove: alive(server.remove),
    now,
  });
  return {
    tab,
    end: () => {
      isGone = true;
    },
  };
}

const realTimeout = globalThis.setTimeout;
const aMoment = (ms: number) => new Promise((resolve) => realTimeout(resolve, ms));

function liveThrough({ ignoresVersions = false, hasNoLastMoment = false } = {}) {
  return async (steps: Step[]): Promise<void> => {
    globalThis.indexedDB = new IDBFactory();
    let clock = Date.parse("2025-08-11T10:00:00+08:00");
    const server = new TestServer(() => clock);
    server.ignoresVersions = ignoresVersions;
    const queue: Fate[] = [];
    server.fate = () => queue.shift() ?? "arrives";
    const opened = (await openLocalDrafts(async () => lastMoments, textStore())) as LocalDrafts;
    const { local, quiet } = watchDrafts(opened);
    const pass = async (ms: number) => {
      clock += ms;
      for (const part of [ms / 2, ms / 2, 0]) {
        await vi.advanceTimersByTimeAsync(part);
        await quiet();
      }
    };
    let typed = "";
    const open = async () => {
      const opened = await openMortalTab(server, local, () => clock);
      const { stored } = opened.tab;
      if (!hasNoLastMoment) opened.tab.prepare();
      await quiet();
      if ((stored?.content ?? "") !== typed) throw new Error(`"${typed}" is lost: ${stored?.content}`);
      return opened;
    };
    const expectNoQuestion = (tab: TestTab) => {
      if (tab.conflict()) throw new Error(`The runner is asked about ${tab.conflict()?.content}.`);
    };
    let { tab, end } = await open();
    const reload = async () => {
      tab.flush();
      end();
      ({ tab, end } = await open());
    };
    for (const [index, one] of steps.entries()) {
      if (one.does === "types") {
        queue.splice(0, queue.length, ...one.fates);
        typed += `${index} `;
        tab.type(typed);
      } else if (one.does === "waits") await pass(one.ms);
      else if (one.does === "hides") tab.flush();
      else if (one.does === "reloads") await reload();
      else if (one.does === "has delayed saves arrive") server.releaseDelayed();
      else server.isAway = one.does === "loses the network";
      clock += 50;
      await aMoment(1);
      expectNoQuestion(tab);
    }
    queue.splice(0);
    server.isAway = false;
    server.releaseDelayed();
    await reload();
    await pass(20_000);
    expectNoQuestion(tab);
    if (typed !== "" && server.draft?.content !== typed) throw new Error(`"${typed}" is lost on the server.`);
    end();
  };
}
