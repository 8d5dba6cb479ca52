import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "#src/api/errors.ts";
import type { Draft, DraftHead } from "#src/api/signup.ts";
import { createDraftKeeper, type DraftKeeper } from "./draftKeeper.ts";
import { type LocalDrafts, openLocalDrafts } from "./localDrafts.ts";

// A server that keeps one draft by the rules of the real one, and can be away.
class Server {
  kept: Draft | undefined;
  isAway = false;
  revisions = 0;
  fetch = async () => {
    if (this.isAway) throw new ApiError("network", "away");
    return this.kept ?? null;
  };
  save = async ({ content, revision }: Pick<Draft, "content" | "revision">): Promise<DraftHead> => {
    if (this.isAway) throw new ApiError("network", "away");
    if ((this.kept?.revision ?? 0) !== revision) {
      const { content: _, ...head } = this.kept ?? { content: "" };
      throw new ApiError("refused", "newer", 409, this.kept ? head : null);
    }
    this.revisions += 1;
    this.kept = { content, revision: this.revisions, savedAt: clock, device: "Firefox · Windows", isSameLogin: true };
    return this.kept;
  };
  remove = async () => {
    this.kept = undefined;
  };
}

let clock: number;
let server: Server;
let local: LocalDrafts;
const open = (name = "runner|race.example|sign-up|marathon"): DraftKeeper =>
  createDraftKeeper({ local, name, fetch: server.fetch, save: server.save, remove: server.remove, now: () => clock });
// The clock of the keeper is set forward; sealing and storing take real moments.
const realTimeout = globalThis.setTimeout;
const pass = async (ms: number) => {
  clock += ms;
  for (const step of [ms / 2, ms / 2, 0]) {
    await vi.advanceTimersByTimeAsync(step);
    await new Promise((resolve) => realTimeout(resolve, 15));
  }
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  globalThis.indexedDB = new IDBFactory();
  clock = Date.parse("2025-08-11T10:00:00+08:00");
  server = new Server();
  const opened = await openLocalDrafts();
  if (!opened) throw new Error("This test needs IndexedDB and crypto.subtle.");
  local = opened;
});
afterEach(() => vi.useRealTimers());

describe("a runner who fills in a form", () => {
  test("case 24, a killed tab: the answers are there again, up to a moment before", async () => {
    const tab = open();
    await tab.restore();
    tab.keep("name: Lin");
    await pass(300);
    expect(server.kept).toBeUndefined();
    expect(await open().restore()).toMatchObject({ content: "name: Lin" });
  });

  test("types without a pause, and the tab is killed: all but the last second is there, and on another device all but ten", async () => {
    const tab = open();
    await tab.restore();
    let content = "";
    for (let key = 0; key < 60; key++) {
      content += "a";
      tab.keep(content);
      await pass(200);
    }
    expect((await open().restore())?.content.length).toBeGreaterThan(54);
    expect(server.kept?.content.length).toBeGreaterThan(9);
  });

  test("finds them on another device", async () => {
    const tab = open();
    await tab.restore();
    tab.keep("name: Lin");
    await pass(3000);
    expect(tab.saving()).toBe("saved");
    globalThis.indexedDB = new IDBFactory();
    local = (await openLocalDrafts()) as LocalDrafts;
    expect(await open().restore()).toMatchObject({ content: "name: Lin" });
  });

  test("goes on without a network, and the server learns of it when it is back", async () => {
    const tab = open();
    await tab.restore();
    server.isAway = true;
    tab.keep("name: Lin");
    await pass(3000);
    expect(tab.saving()).toBe("here-only");
    server.isAway = false;
    await pass(16_000);
    expect(tab.saving()).toBe("saved");
    expect(server.kept?.content).toBe("name: Lin");
  });

  test("sends what the server has not got yet when they come back", async () => {
    server.isAway = true;
    const tab = open();
    await tab.restore();
    tab.keep("name: Lin");
    await pass(300);
    server.isAway = false;
    await open().restore();
    await pass(300);
    expect(server.kept?.content).toBe("name: Lin");
  });

  test("case 26, two tabs that saved different answers: the runner is asked which count, and neither is lost before", async () => {
    const [one, two] = [open(), open()];
    await Promise.all([one.restore(), two.restore()]);
    one.keep("from the first tab");
    await pass(3000);
    two.keep("from the second tab");
    await pass(3000);
    expect(two.saving()).toBe("conflict");
    expect(two.conflict()).toMatchObject({ content: "from the first tab", device: "" });
    expect(server.kept?.content).toBe("from the first tab");
    await two.settle("mine");
    expect(server.kept?.content).toBe("from the second tab");
    expect(two.saving()).toBe("saved");
  });

  test("case 26, another device that saved meanwhile: the runner is asked, and can take over what it has", async () => {
    const here = open();
    await here.restore();
    here.keep("on the phone");
    await pass(3000);
    await server.save({ content: "on the laptop", revision: 1 });
    here.keep("on the phone, later");
    await pass(3000);
    expect(here.conflict()).toMatchObject({ content: "on the laptop", device: "Firefox · Windows" });
    await here.settle("other");
    expect(server.kept?.content).toBe("on the laptop");
    expect(await open().restore()).toMatchObject({ content: "on the laptop" });
  });

  test("is asked when they come back and both were changed", async () => {
    const tab = open();
    await tab.restore();
    tab.keep("on the phone");
    await pass(3000);
    server.isAway = true;
    tab.keep("on the phone, in the tunnel");
    await pass(300);
    server.isAway = false;
    await server.save({ content: "on the laptop", revision: 1 });
    const again = open();
    expect(await again.restore()).toMatchObject({ content: "on the phone, in the tunnel" });
    expect(again.conflict()).toMatchObject({ content: "on the laptop" });
  });

  test("finds nothing of a draft that was handed in on another device", async () => {
    const tab = open();
    await tab.restore();
    tab.keep("name: Lin");
    await pass(3000);
    await server.remove();
    expect(await open().restore()).toBeUndefined();
    expect(await local.read("runner|race.example|sign-up|marathon")).toBeUndefined();
  });

  test("case 24, discard: everything is thrown away, here and on the server", async () => {
    const tab = open();
    await tab.restore();
    tab.keep("name: Lin");
    await pass(3000);
    await tab.discard();
    expect(server.kept).toBeUndefined();
    expect(await open().restore()).toBeUndefined();
  });
});

describe("the next person on a shared phone", () => {
  test("case 24, the next person: nothing is found under their own name", async () => {
    const tab = open();
    await tab.restore();
    tab.keep("name: Lin");
    await pass(300);
    server.kept = undefined;
    expect(await open("another|race.example|sign-up|marathon").restore()).toBeUndefined();
  });

  test("case 24, what the browser stores: identity numbers are not to be read in it", async () => {
    const tab = open();
    await tab.restore();
    tab.keep(JSON.stringify({ number: "11010519491231002X" }));
    await pass(300);
    const stored = await everythingStored();
    expect(stored.length).toBeGreaterThan(50);
    expect(stored).not.toContain("11010519491231002X");
    expect(stored).not.toContain("number");
  });

  test("cannot open a draft that was moved under their name", async () => {
    const tab = open();
    await tab.restore();
    tab.keep("name: Lin");
    await pass(300);
    await move("runner|race.example|sign-up|marathon", "another|race.example|sign-up|marathon");
    expect(await local.read("another|race.example|sign-up|marathon")).toBeUndefined();
  });
});

const inStore = <T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open("startline");
    opening.onsuccess = () => {
      const request = use(opening.result.transaction("drafts", mode).objectStore("drafts"));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    };
  });

async function everythingStored(): Promise<string> {
  const all = await inStore("readonly", (store) => store.getAll());
  return all
    .map((one) => JSON.stringify(one) + new TextDecoder("latin1").decode(new Uint8Array(one.sealed)))
    .join("\n");
}

async function move(from: string, to: string): Promise<void> {
  const draft = await inStore("readonly", (store) => store.get(from));
  await inStore("readwrite", (store) => store.put(draft, to));
}
