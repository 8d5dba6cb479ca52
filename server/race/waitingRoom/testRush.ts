import type { Database } from "../../base/db/open.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { openWaitingRooms } from "./room.ts";

/** Somebody in a simulated rush; times in ms since 1970. */
export interface Runner {
  account: string;
  cameAt: number;
  /** When they were let in; undefined if they still wait at the end. */
  letInAt?: number;
  /** The first wait that they read, and when. */
  shown?: { at: number; waitSeconds: number };
  ticket?: string;
}

interface Rush {
  db: Database;
  secrets: Pick<Secrets, "mac">;
  perMinute: number;
  servers: number;
  beginsAt: number;
  /** When each comes, in ms after the beginning, in order. */
  arrivals: readonly number[];
  /** How long it is simulated, in ms. */
  lasts: number;
}

const tickMs = 100;
const exchangeMs = 3000;

/**
 * Simulates people who come to several servers, wait and poll as browsers do, each time at another
 * server.
 */
export async function simulateRush({
  db,
  secrets,
  perMinute,
  servers,
  beginsAt,
  arrivals,
  lasts,
}: Rush): Promise<Runner[]> {
  let time = beginsAt;
  const rooms = Array.from({ length: servers }, () =>
    openWaitingRooms({ db, secrets, perMinute, refreshMs: 3_600_000, clock: () => time }),
  );
  const runners = arrivals.map((after, index): Runner => ({ account: `runner-${index}`, cameAt: beginsAt + after }));
  const agenda = new Map<number, (() => Promise<void>)[]>();
  let turn = 0;
  const nextRoom = () => rooms[turn++ % servers] as (typeof rooms)[number];
  const plan = (at: number, act: () => Promise<void>) => {
    const tick = Math.ceil((at - beginsAt) / tickMs);
    const acts = agenda.get(tick) ?? [];
    acts.push(act);
    agenda.set(tick, acts);
  };
  // As a browser does: a third later at most, always the same.
  const after = (seconds: number, index: number) => time + seconds * 1000 * (1 + ((index * 7919) % 100) / 300);
  const signUp = async (runner: Runner, index: number): Promise<void> => {
    const { ticket } = runner;
    const place = await nextRoom().arrive("7001", runner.account, ticket === undefined ? {} : { ticket });
    runner.ticket = place.ticket;
    if (place.isAdmitted) runner.letInAt = time;
    else plan(after(place.seconds, index), () => poll(runner, index));
  };
  const poll = async (runner: Runner, index: number): Promise<void> => {
    const place = await nextRoom().poll("7001", runner.ticket);
    if (!place || place.isAdmitted) return signUp(runner, index);
    if (place.waitSeconds !== null) runner.shown ??= { at: time, waitSeconds: place.waitSeconds };
    plan(after(place.seconds, index), () => poll(runner, index));
  };
  for (const [index, runner] of runners.entries()) plan(runner.cameAt, () => signUp(runner, index));
  for (let tick = 0; tick * tickMs <= lasts; tick++) {
    time = beginsAt + tick * tickMs;
    for (const act of agenda.get(tick) ?? []) await act();
    agenda.delete(tick);
    for (const [server, room] of rooms.entries())
      if ((tick + server * 7) % (exchangeMs / tickMs) === 0) await room.refresh();
  }
  return runners;
}

/**
 * Returns by how many more than a burst of ten seconds and the rate were let in, at the moment at
 * which it was most; none or fewer if never.
 */
export function getExcess(letInAt: readonly number[], perMinute: number): number {
  const [first = 0] = letInAt;
  return Math.max(...letInAt.map((at, index) => index + 1 - (perMinute / 60) * (10 + (at - first) / 1000)));
}
