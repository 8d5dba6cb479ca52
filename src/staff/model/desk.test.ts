import "fake-indexeddb/auto";
import { beforeEach, expect, test } from "vitest";
import type { Client } from "#src/client/client.ts";
import { ApiError } from "#src/client/errors.ts";
import { openVault, type Vault } from "../store/vault.ts";
import { createDesk } from "./desk.ts";
import { listPending } from "./lines.ts";
import { getSlotState, listParts } from "./pack.ts";
import { createRoster } from "./roster.ts";

const hour = 3_600_000;
const at = Date.parse("2026-05-01T10:00:00Z");
const snapshot = {
  raceId: "7001",
  at,
  sites: [{ id: "expo", name: { zh: "会展中心" } }],
  materials: [
    { id: "bib", name: null },
    { id: "shirt", name: null },
  ],
  slots: [{ slotId: 1, site: "expo", startsAt: at - hour, endsAt: at + hour }],
  rules: { early: "ask", late: "refuse", proxies: null, minors: null, bring: null } as const,
  timeZone: "Asia/Shanghai",
  items: [{ zh: "马拉松" }],
  itemOf: [0, 0],
  codes: ["AAAAAAAAA1", "BBBBBBBBB2"],
  names: ["Zoë O'Hara", "王小明"],
  documents: ["123X", "0042"],
  bibs: ["A0001", ""],
  minors: [0, 0],
  booked: [1, 0],
  given: [2, 0],
  choices: [[], ["L", "M"]],
};

interface Sent {
  lines: { seq: number; code?: string; at: number }[];
  now: number;
  pending: number;
}

let rounds = 0;
let wall = at;
let account: string | undefined;
let isReachable: boolean;
let refusal: ApiError | undefined;
let sent: Sent[];
let answer: (lines: Sent["lines"]) => object[];
beforeEach(() => {
  rounds += 1;
  wall = at;
  account = "first";
  isReachable = true;
  refusal = undefined;
  sent = [];
  answer = (lines) => lines.map(({ seq }) => ({ seq, outcome: "done", met: null }));
});

const call = async (name: string, { json }: { json?: unknown } = {}) => {
  if (!isReachable) throw new ApiError("network", "no network");
  if (refusal) throw refusal;
  if (name === "POST /sign-up/staff/devices") return { deviceId: "phone" };
  if (name !== "POST /sign-up/staff/sync") return null;
  sent.push(json as Sent);
  return { results: answer((json as Sent).lines), conflicts: [] };
};
const read = async (_name: string, open: (response: Response) => unknown) => {
  if (!isReachable) throw new ApiError("network", "no network");
  return open(new Response(JSON.stringify({ code: 0, msg: "", data: snapshot })));
};
const parts = () => ({
  client: { call, read, base: "", language: undefined } as unknown as Client,
  clock: { now: () => wall, learn: () => undefined },
  domainName: "race.localhost",
  accountId: () => account,
  endSession() {
    account = undefined;
  },
  vaults: { runners: openVault(`runners-${rounds}`), lines: openVault(`lines-${rounds}`) },
  wall: () => wall,
});
const openDesk = () => createDesk(parts());
const openAtSite = async () => {
  const desk = openDesk();
  await desk.start();
  await desk.open("expo", "Phone");
  return desk;
};
const refuse = (code: number, error?: string) => new ApiError("refused", "refused", code, error && { error });

test("what is handed out while an earlier state is still being stored is there after a crash", async () => {
  const lines = openVault(`lines-${rounds}`);
  const opened = await openAtSite();
  isReachable = false;
  const desk = createDesk({ ...parts(), vaults: { runners: openVault(`runners-${rounds}`), lines: slowFirst(lines) } });
  await desk.start();
  await Promise.all([
    desk.handOut("AAAAAAAAA1", [{ material: "bib" }]),
    desk.handOut("BBBBBBBBB2", [{ material: "bib" }]),
  ]);
  expect(opened.state().step).toBe("hand-out");
  const kept = JSON.parse((await lines.read("desk")) ?? "{}");
  expect(kept.lines.map(({ code }: { code: string }) => code)).toEqual(["AAAAAAAAA1", "BBBBBBBBB2"]);
});

/** A vault whose first write takes longer than the next. */
function slowFirst(vault: Vault): Vault {
  let writes = 0;
  return {
    ...vault,
    async write(name, text) {
      if (writes++ === 0) await new Promise((resolve) => setTimeout(resolve, 50));
      await vault.write(name, text);
    },
  };
}

test("a device that was opened hands out without a network, also after the page was closed, and sends each line once", async () => {
  const desk = await openAtSite();
  expect(desk.state()).toMatchObject({ step: "hand-out", roster: { count: 2 } });
  isReachable = false;
  await desk.handOut("AAAAAAAAA1", [{ material: "bib" }]);
  await desk.sync();
  expect(desk.state().isOnline).toBe(false);
  const again = openDesk();
  await again.start();
  expect(again.state().step).toBe("hand-out");
  expect(listPending(again.state().desk?.lines ?? [])).toMatchObject([{ seq: 1, code: "AAAAAAAAA1", material: "bib" }]);
  isReachable = true;
  sent = [];
  await again.handOut("BBBBBBBBB2", [{ material: "bib" }]);
  await again.sync();
  await again.sync();
  expect(sent.flatMap(({ lines }) => lines.map(({ seq }) => seq))).toEqual([1, 2]);
  expect(again.state().desk?.lines.map(({ outcome }) => outcome)).toEqual(["done", "done"]);
});

test("what is stored is not readable, and a closed device, a lost session and a logout remove the runners", async () => {
  const desk = await openAtSite();
  const stored = async () => {
    const name = `runners-${rounds}`;
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return undefined;
    return new Promise<{ sealed: ArrayBuffer } | undefined>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => {
        const getting = opening.result.transaction("sealed").objectStore("sealed").get("snapshot");
        getting.onsuccess = () => {
          opening.result.close();
          resolve(getting.result);
        };
      };
    });
  };
  const sealed = (await stored())?.sealed ?? new ArrayBuffer(0);
  expect(sealed.byteLength).toBeGreaterThan(500);
  expect(new TextDecoder().decode(sealed)).not.toContain("AAAAAAAAA1");

  isReachable = false;
  await desk.handOut("AAAAAAAAA1", [{ material: "bib" }]);
  await desk.sync();
  isReachable = true;
  refusal = refuse(401);
  await desk.sync();
  expect(desk.state()).toMatchObject({ step: "log-in", roster: undefined, trouble: { kind: "expired" } });
  expect(await stored()).toBeUndefined();
  expect(listPending(desk.state().desk?.lines ?? [])).toHaveLength(1);
  refusal = refuse(409, "staff/device-closed");
  await desk.sync();
  expect(desk.state()).toMatchObject({ step: "open", desk: undefined, trouble: { kind: "closed" } });
});

test("the runners are removed after twelve hours, and lines of another account are not shown to this one", async () => {
  const desk = await openAtSite();
  wall += 11 * hour;
  expect(await desk.expire()).toBe(false);
  wall += hour;
  expect(await desk.expire()).toBe(true);
  expect(desk.state()).toMatchObject({ step: "download", roster: undefined });
  isReachable = false;
  await desk.handOut("AAAAAAAAA1", [{ material: "bib" }]);
  account = "second";
  const other = openDesk();
  await other.start();
  expect(other.state()).toMatchObject({ step: "log-in", trouble: { kind: "other-account" } });
});

test("somebody leaves only once everything is sent", async () => {
  const desk = await openAtSite();
  isReachable = false;
  await desk.handOut("AAAAAAAAA1", [{ material: "bib" }]);
  await desk.sync();
  expect(await desk.leave()).toBe(false);
  expect(account).toBe("first");
  isReachable = true;
  expect(await desk.leave()).toBe(true);
  expect([account, desk.state().desk]).toEqual([undefined, undefined]);
});

test("a runner is found by code, bib, part of the name and the end of the document", () => {
  const roster = createRoster(snapshot as never);
  const names = (words: string) => roster.search(words).map(({ name }) => name);
  expect(roster.find(" aaaaaaaaa1 ")?.bib).toBe("A0001");
  expect(roster.find("a0001")?.code).toBe("AAAAAAAAA1");
  expect(roster.find("")).toBeUndefined();
  expect([names("zoe ohara"), names("小明"), names("42"), names("23x"), names("2")]).toEqual([
    ["Zoë O'Hara"],
    ["王小明"],
    ["王小明"],
    ["Zoë O'Hara"],
    [],
  ]);
});

test("the screen knows what is handed out by the list and by this device, and whether somebody is early or late", () => {
  const roster = createRoster(snapshot as never);
  const runner = roster.find("A0001");
  const other = roster.find("BBBBBBBBB2");
  if (!runner || !other) throw new Error("Nobody is found.");
  const line = { seq: 1, nonce: "n", at, code: runner.code, kind: "hand-out" as const, material: "bib" };
  const states = (...lines: object[]) => listParts(roster, runner, lines as never).map(({ state }) => state);
  expect(states()).toEqual(["open", "given"]);
  expect(states(line)).toEqual(["given", "given"]);
  expect(states({ ...line, outcome: "mailed" })).toEqual(["open", "given"]);
  expect(states({ ...line, outcome: "conflict" })).toEqual(["conflict", "given"]);
  const undo = { ...line, kind: "undo", material: "shirt" };
  expect(states(undo)[1]).toBe("undoing");
  expect(states({ ...undo, outcome: "done" })[1]).toBe("open");
  const when = (now: number, who = runner) => getSlotState(roster, who, now);
  expect(when(at - 2 * hour)).toMatchObject({ when: "early", rule: "ask" });
  expect(when(at)).toMatchObject({ when: "in-time", rule: "admit" });
  expect(when(at + hour)).toMatchObject({ when: "late", rule: "refuse" });
  expect(when(at, other)).toMatchObject({ when: "none", rule: "admit" });
});
