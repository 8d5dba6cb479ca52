/**
 * Returns a function that does work in batches: calls that come while a batch runs are in the next
 * one, at most `most` of them, in the order in which they came. If a batch fails, each of its calls
 * is done alone, so that one that cannot be done does not spoil the others.
 */
export function together<Input, Output>(
  limit: number,
  work: (inputs: Input[]) => Promise<Output[]>,
): (input: Input) => Promise<Output> {
  interface Waiting {
    input: Input;
    resolve(output: Output): void;
    reject(error: unknown): void;
  }
  let waiting: Waiting[] = [];
  let isRunning = false;
  const settle = async (batch: Waiting[]) => {
    try {
      const outputs = await work(batch.map(({ input }) => input));
      for (const [index, call] of batch.entries()) call.resolve(outputs[index] as Output);
    } catch (error) {
      if (batch.length > 1) for (const call of batch) await settle([call]);
      else batch[0]?.reject(error);
    }
  };
  const run = async () => {
    isRunning = true;
    while (waiting.length > 0) {
      // The embedded database runs on this thread: calls that came meanwhile are seen only after a
      // turn of the event loop.
      await new Promise((resolve) => setImmediate(resolve));
      const batch = waiting.slice(0, limit);
      waiting = waiting.slice(limit);
      await settle(batch);
    }
    isRunning = false;
  };
  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      if (!isRunning) void run();
    });
}
