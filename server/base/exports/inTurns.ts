import { setImmediate } from "node:timers/promises";

/**
 * The same rows, with a turn for everything else that the server does after each 10 ms of work: a
 * race of 30,000 is ten seconds of it, and the embedded database gives no turn by itself.
 */
export async function* inTurns<Row>(rows: AsyncIterable<Row> | Iterable<Row>, everyMs = 10): AsyncGenerator<Row> {
  let since = performance.now();
  for await (const row of rows) {
    yield row;
    if (performance.now() - since < everyMs) continue;
    await setImmediate();
    since = performance.now();
  }
}
