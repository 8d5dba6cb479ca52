import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { nextVersion } from "#core/draftVersion.ts";
import lastMoments from "./lastMoment.ts";
import { type LocalDrafts, openLocalDrafts } from "./localDrafts.ts";
import { openTab, TestServer, type TestTab, textStore, watchedDrafts } from "./testStorage.ts";

let clock: number;
let server: TestServer;
let local: LocalDrafts;
let quiet: () => Promise<void>;
let texts: ReturnType<typeof textStore>;
const runner = "runner|race.example|sign-up|marathon";
const open = (name = runner): Promise<TestTab> =>
  openTab({
    local,
    name,
    fetch: () => server.fetch(),
    save: server.save,
    remove: server.remove,
    now: () => clock,
  });
/** A tab whose runner has touched the form. */
const touched = async (name?: string) => {
  const tab = await open(name);
  tab.prepare();
  await pass(0);
  return tab;
};
const openLocal = async () => {
  const opened = await openLocalDrafts(async () => lastMoments, texts);
  if (!opened) throw new Error("This test needs IndexedDB and crypto.subtle.");
  return watchedDrafts(opened);
};
// The clock of the tab is set forward; sealing and storing take real moments.
const pass = async (ms: number) => {
  clock += ms;
  for (const step of [ms / 2, ms / 2, 0]) {
    await vi.advanceTimersByTimeAsync(step);
    await quiet();
  }
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  globalThis.indexedDB = new IDBFactory();
  clock = Date.parse("2025-08-11T10:00:00+08:00");
  server = new TestServer(() => clock);
  texts = textStore();
  ({ local, quiet } = await openLocal());
});
afterEach(() => vi.useRealTimers());

describe("a runner who fills in a form", () => {
  test("case 24, a killed tab: the answers are there again, up to a moment before", async () => {
    const tab = await open();
    tab.type("name: Lin");
    await pass(300);
    expect(server.kept).toBeUndefined();
    expect((await open()).stored).toMatchObject({ content: "name: Lin" });
  });

  test("types without a pause, and the tab is killed: all but the last second is there, and on another device all but ten", async () => {
    const tab = await open();
    let content = "";
    for (let key = 0; key < 60; key++) {
      content += "a";
      tab.type(content);
      await pass(200);
    }
    expect((await open()).stored?.content.length).toBeGreaterThan(54);
    expect(server.kept?.content.length).toBeGreaterThan(9);
  });

  test("types without a pause: the draft is serialised when a save is due, not at each key", async () => {
    const tab = await open();
    for (let key = 1; key <= 60; key++) {
      tab.type("a".repeat(key));
      await pass(200);
    }
    // In twelve seconds: at most each second for the browser, and each ten for the server, which are saved again with its response.
    expect(tab.serialised()).toBeGreaterThan(10);
    expect(tab.serialised()).toBeLessThan(20);
  });

  test("finds them on another device", async () => {
    const tab = await open();
    tab.type("name: Lin");
    await pass(3000);
    expect(tab.saving()).toBe("saved");
    globalThis.indexedDB = new IDBFactory();
    ({ local, quiet } = await openLocal());
    expect((await open()).stored).toMatchObject({ content: "name: Lin" });
  });

  test("continues without a network, and the server has the answers when it is back", async () => {
    const tab = await open();
    server.isAway = true;
    tab.type("name: Lin");
    await pass(3000);
    expect(tab.saving()).toBe("here-only");
    server.isAway = false;
    await pass(16_000);
    expect(tab.saving()).toBe("saved");
    expect(server.kept?.content).toBe("name: Lin");
  });

  test("sends what the server has not got yet when they come back", async () => {
    server.isAway = true;
    const tab = await open();
    tab.type("name: Lin");
    await pass(300);
    server.isAway = false;
    await open();
    await pass(300);
    expect(server.kept?.content).toBe("name: Lin");
  });

  test("case 26, two tabs that saved different answers: the runner is asked which count, and neither is lost before", async () => {
    const [one, two] = [await touched(), await touched()];
    one.type("from the first tab");
    await pass(3000);
    two.type("from the second tab");
    await pass(3000);
    expect(two.saving()).toBe("conflict");
    expect(two.conflict()).toMatchObject({ content: "from the first tab", device: "" });
    expect(server.kept?.content).toBe("from the first tab");
    await two.settle("from the second tab");
    expect(server.kept?.content).toBe("from the second tab");
    expect(two.saving()).toBe("saved");
    // The first tab continues with what it shows: another version than the one that was chosen.
    one.type("from the first tab, later");
    await pass(3000);
    expect(one.conflict()).toMatchObject({ content: "from the second tab" });
  });

  test("who wrote in two tabs without a network is asked when they come back, and finds both", async () => {
    server.isAway = true;
    const [one, two] = [await touched(), await touched()];
    one.type("from the first tab");
    await pass(300);
    clock += 1000;
    two.type("from the second tab");
    await pass(300);
    server.isAway = false;
    const again = await open();
    expect(again.stored).toMatchObject({ content: "from the second tab" });
    expect(again.conflict()).toMatchObject({ content: "from the first tab", device: "" });
    await again.settle("from the first tab");
    expect(server.kept?.content).toBe("from the first tab");
    expect((await local.read(runner)).map(({ content }) => content)).toEqual(["from the first tab"]);
  });

  test("case 26, another device that saved meanwhile: the runner is asked, and can take over what it has", async () => {
    const here = await open();
    here.type("on the phone");
    await pass(3000);
    server.saveElsewhere("on the laptop");
    here.type("on the phone, later");
    await pass(3000);
    expect(here.conflict()).toMatchObject({ content: "on the laptop", device: "Firefox · Windows" });
    await here.settle("on the laptop");
    expect(server.kept?.content).toBe("on the laptop");
    expect((await open()).stored).toMatchObject({ content: "on the laptop" });
  });

  test("is asked when they come back and both were changed", async () => {
    const tab = await open();
    tab.type("on the phone");
    await pass(3000);
    server.isAway = true;
    tab.type("on the phone, in the tunnel");
    await pass(300);
    server.isAway = false;
    server.saveElsewhere("on the laptop");
    const again = await open();
    expect(again.stored).toMatchObject({ content: "on the phone, in the tunnel" });
    expect(again.conflict()).toMatchObject({ content: "on the laptop" });
  });

  test("finds no draft that was submitted on another device", async () => {
    const tab = await open();
    tab.type("name: Lin");
    await pass(3000);
    await server.remove();
    expect((await open()).stored).toBeUndefined();
    expect(await local.read(runner)).toEqual([]);
  });

  test("case 24, discard: everything is thrown away, here and on the server", async () => {
    const tab = await open();
    tab.type("name: Lin");
    await pass(3000);
    await tab.discard();
    expect(server.kept).toBeUndefined();
    expect((await open()).stored).toBeUndefined();
  });
});

describe("a runner whose save was never answered", () => {
  test("typed, closed the tab at once and came back: everything is there, the last keystroke included, and nobody is asked", async () => {
    const tab = await touched();
    server.fate = () => "response-lost";
    tab.type("Lin");
    await pass(3000);
    expect(server.kept?.content).toBe("Lin");
    tab.type("Lin Xiao");
    server.fate = () => "never-arrives";
    tab.flush();
    server.fate = () => "arrives";
    const again = await open();
    expect(again.stored).toMatchObject({ content: "Lin Xiao" });
    expect(again.conflict()).toBeUndefined();
    await pass(1000);
    expect(again.saving()).toBe("saved");
    expect(server.kept?.content).toBe("Lin Xiao");
  });

  test("and continued on the laptop: the phone shows what the laptop has, and nobody is asked", async () => {
    const tab = await touched();
    server.fate = () => "response-lost";
    tab.type("on the phone");
    tab.flush();
    await pass(50);
    const before = server.kept?.version ?? null;
    server.saveElsewhere("on the phone, then on the laptop", nextVersion("laptop01", before) as never);
    const again = await open();
    expect(again.stored).toMatchObject({ content: "on the phone, then on the laptop" });
    expect(again.conflict()).toBeUndefined();
    // Without having had the phone's answers, the laptop's are other ones.
    server.saveElsewhere("on the laptop alone");
    const asked = await open();
    expect(asked.stored).toMatchObject({ content: "on the phone" });
    expect(asked.conflict()).toMatchObject({ content: "on the laptop alone", device: "Firefox · Windows" });
  });

  test("whose older save arrives after a newer one: the newer one stays, and nobody is asked", async () => {
    const tab = await touched();
    server.fate = () => "delayed";
    tab.type("Lin");
    await pass(3000);
    tab.type("Lin Xiao");
    server.fate = () => "arrives";
    tab.flush();
    await pass(50);
    server.releaseDelayed();
    await pass(50);
    expect(server.kept?.content).toBe("Lin Xiao");
    expect(tab.saving()).toBe("saved");
    expect(server.revisions).toBe(1);
  });

  test("has no draft again from a save that arrives after it was discarded", async () => {
    const tab = await touched();
    server.fate = () => "delayed";
    tab.type("Lin");
    await pass(3000);
    await tab.discard();
    server.releaseDelayed();
    await pass(50);
    expect(server.kept).toBeUndefined();
  });
});

describe("a runner who is asked which draft counts", () => {
  const asked = async () => {
    const tab = await touched();
    tab.type("on the phone");
    await pass(3000);
    server.saveElsewhere("on the laptop");
    tab.type("on the phone, later");
    await pass(3000);
    expect(tab.saving()).toBe("conflict");
    return tab;
  };

  test("types on and reloads: everything typed is there, the question comes again, and the other draft is unchanged", async () => {
    const tab = await asked();
    tab.type("on the phone, later still");
    await pass(300);
    expect((await local.read(runner)).map(({ content }) => content)).toEqual(["on the phone, later still"]);
    tab.type("on the phone, to the end");
    tab.flush();
    const again = await open();
    expect(again.stored).toMatchObject({ content: "on the phone, to the end" });
    expect(again.conflict()).toMatchObject({ content: "on the laptop" });
    expect(server.kept?.content).toBe("on the laptop");
    await again.settle("on the phone, to the end");
    expect(server.kept?.content).toBe("on the phone, to the end");
    const later = await open();
    expect(later.stored).toMatchObject({ content: "on the phone, to the end" });
    expect(later.conflict()).toBeUndefined();
  });

  test.each(["on the phone, later", "on the laptop"])("and decides for “%s” can take it back", async (chosen) => {
    const tab = await asked();
    await tab.settle(chosen);
    expect(tab.conflict()).toBeUndefined();
    expect(server.kept?.content).toBe(chosen);
    tab.type("the other one after all");
    await pass(3000);
    expect(server.kept?.content).toBe("the other one after all");
    expect(tab.saving()).toBe("saved");
  });

  test("because it was submitted elsewhere: keeps what is here, or discards it", async () => {
    for (const chosen of ["on the phone, later", null]) {
      server = new TestServer(() => clock);
      await local.remove(runner);
      const tab = await touched();
      tab.type("on the phone");
      await pass(3000);
      await server.remove();
      tab.type("on the phone, later");
      await pass(3000);
      expect(tab.conflict()).toMatchObject({ content: null });
      await tab.settle(chosen);
      await pass(3000);
      expect(server.kept?.content).toBe(chosen ?? undefined);
      expect(tab.conflict()).toBeUndefined();
    }
  });

  test("is not asked about a draft that could not be fetched: it is tried again", async () => {
    const tab = await touched();
    tab.type("on the phone");
    await pass(3000);
    server.saveElsewhere("on the laptop");
    const { fetch } = server;
    server.fetch = () => Promise.reject(new Error("lost"));
    tab.type("on the phone, later");
    await pass(3000);
    expect(tab.saving()).toBe("here-only");
    server.fetch = fetch;
    await pass(16_000);
    expect(tab.conflict()).toMatchObject({ content: "on the laptop" });
  });
});

describe("the last moment of a tab", () => {
  test("what was typed is written before the page is gone, and taken over when the runner is back", async () => {
    const tab = await touched();
    server.isAway = true;
    tab.type("name: Lin");
    tab.flush();
    expect(texts.length).toBe(1);
    expect(await local.read(runner)).toMatchObject([{ content: "name: Lin", isDirty: true }]);
    expect(texts.length).toBe(0);
  });

  test("a page that was only hidden leaves nothing behind once the browser has it for good", async () => {
    const tab = await touched();
    tab.type("name: Lin");
    tab.flush();
    await pass(50);
    expect(texts.length).toBe(0);
    expect(await local.read(runner)).toMatchObject([{ content: "name: Lin", isDirty: false }]);
  });

  test("a full store and a draft that is too long for it stop nothing", async () => {
    const tab = await touched();
    tab.type("x".repeat(400_001));
    tab.flush();
    expect(texts.length).toBe(0);
    texts.isFull = true;
    tab.type("name: Lin");
    expect(() => tab.flush()).not.toThrow();
    expect(texts.length).toBe(0);
    await pass(50);
    expect(server.kept?.content).toBe("name: Lin");
  });

  test("takes nothing back that the tab has written since", async () => {
    const before = { content: "before", revision: 0, isDirty: true, savedAt: clock };
    const [first, second] = [nextVersion("phone001"), nextVersion("phone001", nextVersion("phone001"))];
    const last = await local.prepare(runner, "phone001");
    last.write({ ...before, version: first });
    await local.write(runner, "phone001", { ...before, content: "after", version: second });
    expect(await local.read(runner)).toMatchObject([{ content: "after" }]);
    // Nor if another tab began to take it over before.
    await local.write(runner, "phone001", { ...before, version: first });
    expect(await local.read(runner)).toMatchObject([{ content: "after" }]);
  });

  test("drafts of an earlier program, without a version, are found and continued", async () => {
    await local.write(runner, "phone001", {
      content: "earlier",
      revision: 0,
      isDirty: true,
      savedAt: clock,
      version: nextVersion("phone001"),
    });
    const { version: _, ...stored } = await inStore("readonly", (store) => store.get(`${runner}|phone001`));
    await inStore("readwrite", (store) => store.put(stored, runner));
    await inStore("readwrite", (store) => store.delete(`${runner}|phone001`));
    const tab = await touched();
    expect((await local.read(runner)).map(({ content }) => content)).toEqual(["earlier"]);
    tab.type("earlier, and on");
    await pass(300);
    expect((await local.read(runner)).map(({ content }) => content)).toEqual(["earlier, and on"]);
  });

  test("another item whose name begins alike has its own draft", async () => {
    const tab = await touched(`${runner}-relay`);
    tab.type("relay");
    await pass(300);
    expect(await local.read(runner)).toEqual([]);
    await local.remove(runner);
    expect(await local.read(`${runner}-relay`)).toMatchObject([{ content: "relay" }]);
  });
});

describe("the next person on a shared phone", () => {
  test("case 24, the next person: nothing is found under their own name", async () => {
    const tab = await touched();
    tab.type("name: Lin");
    await pass(300);
    tab.type("name: Lin Xiao");
    tab.flush();
    server.kept = undefined;
    expect((await open("another|race.example|sign-up|marathon")).stored).toBeUndefined();
  });

  test("case 24, what the browser stores: identity numbers are not to be read in it", async () => {
    const tab = await touched();
    tab.type(JSON.stringify({ number: "11010519491231002X" }));
    await pass(300);
    tab.type(JSON.stringify({ number: "11010519491231002X", more: 1 }));
    tab.flush();
    expect(texts.length).toBe(1);
    const stored = `${await everythingStored()}\n${texts.everything()}`;
    expect(stored.length).toBeGreaterThan(50);
    for (const place of [stored, ...texts.everything().split(/[",:]/).map(decoded)]) {
      expect(place).not.toContain("11010519491231002X");
      expect(place).not.toContain("number");
    }
  });

  test("cannot open a draft that was moved under their name", async () => {
    const theirs = "another|race.example|sign-up|marathon";
    const tab = await touched();
    tab.type("name: Lin");
    await pass(300);
    const [slot] = await inStore("readonly", (store) => store.getAllKeys());
    const draft = await inStore("readonly", (store) => store.get(slot as string));
    await inStore("readwrite", (store) => store.put(draft, `${theirs}|moved000`));
    tab.type("name: Lin Xiao");
    tab.flush();
    const [place = ""] = texts.places();
    texts.setItem(place.replace("runner|", "another|"), texts.getItem(place) ?? "");
    expect(await local.read(theirs)).toEqual([]);
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

function decoded(text: string): string {
  try {
    return atob(text);
  } catch {
    return text;
  }
}
