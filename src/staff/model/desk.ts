import type { StaffLine, StaffSnapshot } from "#contract/staff.ts";
import type { ApiError } from "#src/client/errors.ts";
import { type Conflict, createStore, type DeskStore, type DeskTools, type KeptDesk } from "./deskState.ts";
import { readSnapshot } from "./download.ts";
import { dropSettled, listPending } from "./lines.ts";
import { createRoster } from "./roster.ts";
import { createSync } from "./sync.ts";

/** What is handed out of one material, and to whom. */
export type Giving = Pick<StaffLine, "choice" | "proxy"> & { material: string };

// The runners are removed from the device after that many hours.
const keptMs = 12 * 3_600_000;

/**
 * The desk of one member of staff on one device: it works without a network, and sends what was
 * done once there is one.
 */
export type Desk = ReturnType<typeof createDesk>;

/** Makes the desk; `start` reads what the device has kept. */
export function createDesk(tools: Omit<DeskTools, "wall"> & Partial<Pick<DeskTools, "wall">>) {
  const store = createStore({ wall: Date.now, ...tools });
  const sync = createSync(store);
  const { state, subscribe, wall, lock, update } = store;
  return {
    state,
    subscribe,
    sync,
    /** The server's time, also without a network. */
    now: () => wall() + (state().desk?.offset ?? 0),
    start: () => start(store, sync),
    open: (site: string, name: string) => open(store, sync, { site, name }),
    download: () => download(store, sync),
    expire: () => expire(store),
    leave: () => leave(store, sync),
    /** Removes the runners, as another tab has logged out. */
    loggedOut: async () => (state().desk ? lock({ kind: "logged-out" }) : update({ step: "log-in" })),
    ...createActions(store, sync),
  };
}

type Sync = () => Promise<void>;

function createActions(store: DeskStore, sync: Sync) {
  const { state, wall, keep } = store;
  const add = async (lines: Omit<StaffLine, "seq" | "nonce" | "at">[]) => {
    const { desk } = state();
    if (!desk) return;
    const kept = lines.map((line, n) => ({ ...line, seq: desk.nextSeq + n, nonce: crypto.randomUUID(), at: wall() }));
    await keep({ ...desk, nextSeq: desk.nextSeq + lines.length, lines: [...desk.lines, ...kept] });
    void sync();
  };
  return {
    handOut: (code: string, givings: Giving[]) => add(givings.map((giving) => ({ kind: "hand-out", code, ...giving }))),
    undo: (code: string, material: string) => add([{ kind: "undo", code, material }]),
    failScan: (code: string) => add([{ kind: "failed-scan", code: code.slice(0, 64) }]),
    /** Notes that staff have read what became of a line. */
    async read(seq: number): Promise<void> {
      const { desk } = state();
      if (!desk) return;
      await keep({ ...desk, lines: desk.lines.map((line) => (line.seq === seq ? { ...line, isRead: true } : line)) });
    },
    /** Notes that staff have read of a second hand-out by others. */
    async readConflict({ deviceId, seq }: Conflict): Promise<void> {
      const { desk } = state();
      if (!desk) return;
      const conflicts = desk.conflicts.filter((conflict) => conflict.deviceId !== deviceId || conflict.seq !== seq);
      await keep({ ...desk, conflicts, informed: [...desk.informed, { deviceId, seq }] });
      void sync();
    },
  };
}

async function start(store: DeskStore, sync: Sync): Promise<void> {
  const { vaults, update, lock, forget, accountId } = store;
  const text = await vaults.lines.read("desk");
  const desk = text === undefined ? undefined : (JSON.parse(text) as KeptDesk);
  update({ desk });
  const who = accountId();
  if (who === undefined) return desk ? lock({ kind: "logged-out" }) : update({ step: "log-in" });
  if (!desk) return update({ step: "open" });
  if (desk.accountId !== who) return listPending(desk.lines).length > 0 ? lock({ kind: "other-account" }) : forget();
  const snapshot = await vaults.runners.read("snapshot");
  if (snapshot === undefined) return update({ step: "download" });
  update({ roster: createRoster(JSON.parse(snapshot) as StaffSnapshot), step: "hand-out" });
  if (!(await expire(store))) void sync();
}

// Opens this device for a site, and fetches the runners.
async function open(store: DeskStore, sync: Sync, { site, name }: Pick<KeptDesk, "site" | "name">): Promise<void> {
  const { client, domainName, keep, update, accountId, learnOffset } = store;
  update({ trouble: undefined });
  try {
    const json = { domainName, site, name };
    const { deviceId } = await client.call("POST /sign-up/staff/devices", { json, isSilent: true, mayBeExpired: true });
    const kept = { deviceId, site, name, accountId: accountId() ?? "", nextSeq: 1, lines: [], conflicts: [] };
    await keep({ ...kept, informed: [], offset: learnOffset() });
    update({ step: "download" });
  } catch (error) {
    return explain(store, error);
  }
  await download(store, sync);
}

async function download(store: DeskStore, sync: Sync): Promise<void> {
  const { client, domainName, update, state, vaults, keep, learnOffset } = store;
  if (!state().desk) return;
  update({ loaded: 0, trouble: undefined });
  try {
    await sync();
    const text = await readSnapshot(client, domainName, (loaded) => update({ loaded }));
    const roster = createRoster(JSON.parse(text) as StaffSnapshot);
    await vaults.runners.write("snapshot", text);
    // What was done while it was on its way stays.
    const { desk } = state();
    if (!desk) return;
    const offset = learnOffset();
    await keep({ ...desk, offset, lines: dropSettled(desk.lines, roster.snapshot.at - offset) });
    update({ roster, step: "hand-out", loaded: undefined, isOnline: true });
  } catch (error) {
    update({ loaded: undefined });
    if (error instanceof DOMException) return update({ trouble: { kind: "not-stored" } });
    await explain(store, error);
  }
}

// Somebody waits for this call: they also read that there is no network.
async function explain({ fail, state, update }: DeskStore, error: unknown): Promise<void> {
  await fail(error);
  if (!state().trouble) update({ trouble: { kind: "sentence", message: (error as ApiError).message } });
}

// Removes the runners once they are too old; returns whether they are.
async function expire({ state, wall, vaults, update }: DeskStore): Promise<boolean> {
  const { roster, desk } = state();
  if (!roster || wall() + (desk?.offset ?? 0) < roster.snapshot.at + keptMs) return false;
  await vaults.runners.clear();
  update({ roster: undefined, step: "download" });
  return true;
}

// Closes the device and logs out, only once everything is sent; returns whether it is.
async function leave(store: DeskStore, sync: Sync): Promise<boolean> {
  const { client, domainName, state, forget, endSession } = store;
  await sync();
  const { desk } = state();
  if (!desk || listPending(desk.lines).length > 0) return false;
  const json = { domainName, deviceId: desk.deviceId };
  try {
    await client.call("POST /sign-up/staff/devices/close", { json, isSilent: true, mayBeExpired: true });
  } catch (error) {
    await explain(store, error);
    return false;
  }
  await client.call("POST /user-center/logout", { json: {}, mayBeExpired: true, isSilent: true }).catch(() => {});
  endSession();
  await forget();
  return true;
}
