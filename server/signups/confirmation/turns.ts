/** Work that is done one after the other, of each account in turn: who asks for much waits for it, and others do not. */
export interface Turns {
  /** Does the work when it is its turn; "busy" if too much waits, or too much of that account. */
  take<Result>(accountId: string, work: () => Promise<Result>): Promise<Result | "busy">;
}

/** Opens turns in which so much may wait, of all and of one account. */
export function openTurns({ most, mostOfAccount }: { most: number; mostOfAccount: number }): Turns {
  // In the order of their turns.
  const waiting = new Map<string, (() => Promise<unknown>)[]>();
  let count = 0;
  let isWorking = false;
  const workNext = async () => {
    const [accountId, [work, ...rest] = []] = waiting.entries().next().value ?? [];
    isWorking = work !== undefined;
    if (accountId === undefined || work === undefined) return;
    waiting.delete(accountId);
    if (rest.length > 0) waiting.set(accountId, rest);
    await work();
    count--;
    void workNext();
  };
  return {
    take<Result>(accountId: string, work: () => Promise<Result>) {
      const own = waiting.get(accountId) ?? [];
      if (count >= most || own.length >= mostOfAccount) return Promise.resolve("busy" as const);
      count++;
      const done = new Promise<Result>((resolve, reject) => {
        waiting.set(accountId, [...own, () => work().then(resolve, reject)]);
      });
      if (!isWorking) void workNext();
      return done;
    },
  };
}
