type Work = () => Promise<unknown>;

/**
 * Work that is done one after the other, of each account in turn: who asks for much waits for it,
 * and others do not.
 */
export interface Turns {
  /** Does the work when it is its turn; "busy" if too much waits, or too much of that account. */
  take<Result>(accountId: string, work: () => Promise<Result>): Promise<Result | "busy">;
}

/** Opens turns in which so much may wait, of all and of one account. */
export function openTurns({ most, mostOfAccount }: { most: number; mostOfAccount: number }): Turns {
  // In the order of their turns; the account whose work is being done comes after all of them.
  const waiting = new Map<string, Work[]>();
  let current: { accountId: string; rest: Work[] } | undefined;
  let count = 0;
  const workNext = async () => {
    const [next] = waiting;
    if (!next) return;
    const [accountId, [work, ...rest]] = next;
    waiting.delete(accountId);
    current = { accountId, rest };
    await work?.();
    count--;
    if (current.rest.length > 0) waiting.set(accountId, current.rest);
    current = undefined;
    void workNext();
  };
  return {
    take<Result>(accountId: string, work: () => Promise<Result>) {
      const works = current?.accountId === accountId ? current.rest : (waiting.get(accountId) ?? []);
      if (count >= most || works.length >= mostOfAccount) return Promise.resolve("busy" as const);
      count++;
      const done = new Promise<Result>((resolve, reject) => works.push(() => work().then(resolve, reject)));
      if (works !== current?.rest) waiting.set(accountId, works);
      if (!current) void workNext();
      return done;
    },
  };
}
