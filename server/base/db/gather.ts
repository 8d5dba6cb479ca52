/**
 * Answers questions about single keys by asking for many at once: those that come while one is on its way go together in the next. A
 * question is always asked after it came, so no answer is older than its question. What fails, fails for all that were asked together.
 */
export function gather<V>(ask: (keys: string[]) => Promise<Map<string, V>>): (key: string) => Promise<V | undefined> {
  let waiting = new Set<string>();
  let next: Promise<Map<string, V>> | undefined;
  let before: Promise<unknown> = Promise.resolve();
  const askNext = () => {
    const asked = before.then(async () => {
      // The embedded database works in this very thread: whoever came meanwhile is heard only when the loop has turned.
      await new Promise((resolve) => setImmediate(resolve));
      const keys = [...waiting];
      waiting = new Set();
      next = undefined;
      return ask(keys);
    });
    before = asked.catch(() => undefined);
    return asked;
  };
  return async (key) => {
    waiting.add(key);
    next ??= askNext();
    return (await next).get(key);
  };
}
