import type { DataOf } from "#contract/contract.ts";
import type { DeskStore, KeptDesk } from "./deskState.ts";
import { listPending, mostLines, toSent } from "./lines.ts";

interface LineId {
  deviceId: string;
  seq: number;
}
const isSame = (a: LineId) => (b: LineId) => a.deviceId === b.deviceId && a.seq === b.seq;

/**
 * Returns what sends the lines of the device, and keeps what became of them; called again while it
 * sends, it is the same sending. Never rejects.
 */
export function createSync(store: DeskStore): () => Promise<void> {
  let syncing: Promise<void> | undefined;
  return () => {
    syncing ??= sendAll(store).finally(() => {
      syncing = undefined;
    });
    return syncing;
  };
}

async function sendAll(store: DeskStore): Promise<void> {
  const { client, domainName, accountId, wall } = store;
  try {
    for (;;) {
      const { desk } = store.state();
      if (!desk || accountId() !== desk.accountId) return;
      const pending = listPending(desk.lines);
      const lines = pending.slice(0, mostLines);
      const informed = desk.informed.slice(0, mostLines);
      const json = {
        domainName,
        deviceId: desk.deviceId,
        now: wall(),
        pending: pending.length - lines.length,
        lines: lines.map(toSent),
        informed,
      };
      const answered = await client.call("POST /sign-up/staff/sync", { json, isSilent: true, mayBeExpired: true });
      await keepAnswer(store, answered, informed);
      const { desk: after } = store.state();
      if (!after || (listPending(after.lines).length === 0 && after.informed.length === 0)) return;
    }
  } catch (error) {
    await store.fail(error);
  }
}

async function keepAnswer(
  { state, update, keep, learnOffset, clock }: DeskStore,
  { results, conflicts }: DataOf<"POST /sign-up/staff/sync">,
  informed: KeptDesk["informed"],
): Promise<void> {
  const { desk } = state();
  if (!desk) return;
  const outcomes = new Map(results.map((result) => [result.seq, result]));
  update({ isOnline: true });
  await keep({
    ...desk,
    lines: desk.lines.map((line) => {
      const result = line.outcome === undefined ? outcomes.get(line.seq) : undefined;
      return result ? { ...line, outcome: result.outcome, met: result.met } : line;
    }),
    // Read while this was on its way: the server does not know yet.
    conflicts: conflicts.filter((conflict) => !desk.informed.some(isSame(conflict))),
    informed: desk.informed.filter((line) => !informed.some(isSame(line))),
    offset: learnOffset(),
    lastSyncAt: clock.now(),
  });
}
