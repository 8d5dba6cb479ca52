import type { DataOf } from "#contract/contract.ts";
import type { Client } from "#src/client/client.ts";
import type { ServerClock } from "#src/client/clock.ts";
import { type ApiError, errorCode } from "#src/client/errors.ts";
import type { Vault } from "../store/vault.ts";
import type { KeptLine } from "./lines.ts";
import type { Roster } from "./roster.ts";

/** A second hand-out by others of what this device had handed out. */
export type Conflict = DataOf<"POST /sign-up/staff/sync">["conflicts"][number];

/** What a device keeps of itself, sealed. */
export interface KeptDesk {
  deviceId: string;
  site: string;
  name: string;
  accountId: string;
  nextSeq: number;
  lines: KeptLine[];
  /** What others handed out a second time, until staff have read it. */
  conflicts: Conflict[];
  /** What staff have read and the server does not know yet. */
  informed: { deviceId: string; seq: number }[];
  /** Milliseconds by which the server's clock is ahead of this device's. */
  offset: number;
  lastSyncAt?: number | undefined;
}

/** Why the last call failed, or what happened to the device. */
export type Trouble =
  | { kind: "sentence"; message: string }
  | { kind: "closed" | "expired" | "other-account" | "logged-out" | "not-stored" };

/** What the page shows. */
export interface DeskState {
  step: "starting" | "log-in" | "open" | "download" | "hand-out";
  desk: KeptDesk | undefined;
  roster: Roster | undefined;
  isOnline: boolean;
  /** How many bytes of a snapshot have arrived; undefined while none is fetched. */
  loaded: number | undefined;
  trouble: Trouble | undefined;
}

/** What a desk works with. */
export interface DeskTools {
  client: Client;
  clock: ServerClock;
  domainName: string;
  /** The account whose session this browser has. */
  accountId(): string | undefined;
  /** Ends the session in this browser. */
  endSession(): void;
  /** The runners, which a logout removes, and the lines, which are kept until they are sent. */
  vaults: { runners: Vault; lines: Vault };
  wall(): number;
}

/** What a desk shows and keeps. */
export interface DeskStore extends DeskTools {
  state(): DeskState;
  subscribe(listener: () => void): () => void;
  update(next: Partial<DeskState>): void;
  /** Stores what the device keeps; what is shown changes at once. */
  keep(desk: KeptDesk): Promise<void>;
  /** Removes everything from the device. */
  forget(trouble?: Trouble): Promise<void>;
  /** Removes the runners; what was done stays until it is sent. */
  lock(trouble: Trouble): Promise<void>;
  /** Does what follows from a call that failed. */
  fail(error: unknown): Promise<void>;
  /** Returns by how much the server's clock is ahead. */
  learnOffset(): number;
}

/** Makes the store of a desk, empty. */
export function createStore(tools: DeskTools): DeskStore {
  const { accountId, vaults, clock, wall } = tools;
  const listeners = new Set<() => void>();
  let writing = Promise.resolve();
  let state: DeskState = {
    step: "starting",
    desk: undefined,
    roster: undefined,
    isOnline: true,
    loaded: undefined,
    trouble: undefined,
  };
  const update = (next: Partial<DeskState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const forget = async (trouble?: Trouble) => {
    await Promise.all([vaults.runners.clear(), vaults.lines.clear()]);
    update({ desk: undefined, roster: undefined, step: accountId() ? "open" : "log-in", trouble });
  };
  const lock = async (trouble: Trouble) => {
    await vaults.runners.clear();
    update({ roster: undefined, step: "log-in", trouble });
  };
  return {
    ...tools,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update,
    keep(desk) {
      update({ desk });
      const write = () => vaults.lines.write("desk", JSON.stringify(desk));
      // In their order: an earlier state that is stored later would lose what was done since.
      writing = writing.then(write, write);
      return writing;
    },
    forget,
    lock,
    async fail(error) {
      const { kind, code, message } = error as ApiError;
      const refused = errorCode(error);
      if (refused === "staff/device-closed" || refused === "staff/unknown-device") return forget({ kind: "closed" });
      if (kind === "refused" && code === 401) return lock({ kind: "expired" });
      if (kind === "refused") return update({ trouble: { kind: "sentence", message } });
      update({ isOnline: false });
    },
    learnOffset: () => Math.round(clock.now() - wall()),
  };
}
