/**
 * Returns a function that looks up single keys in batches: calls that come while a batch is running
 * are in the next one. A batch starts after the calls in it, so no result is older than its call.
 * If a batch fails, all calls in it fail. After a batch of several, the next one waits `lingerMs`
 * for more calls: none by default.
 */
export function gather<V>(
  ask: (keys: string[]) => Promise<Map<string, V>>,
  { lingerMs = 0 } = {},
): (key: string) => Promise<V | undefined> {
  let waiting = new Set<string>();
  let isBusy = false;
  let next: Promise<Map<string, V>> | undefined;
  let before: Promise<unknown> = Promise.resolve();
  const askNext = () => {
    const answer = before.then(async () => {
      // The embedded database runs on this thread: calls that came meanwhile are seen only after a
      // turn of the event loop.
      await new Promise((resolve) => (isBusy && lingerMs > 0 ? setTimeout(resolve, lingerMs) : setImmediate(resolve)));
      const keys = [...waiting];
      isBusy = keys.length > 1;
      waiting = new Set();
      next = undefined;
      return ask(keys);
    });
    before = answer.catch(() => undefined);
    return answer;
  };
  return async (key) => {
    waiting.add(key);
    next ??= askNext();
    return (await next).get(key);
  };
}
