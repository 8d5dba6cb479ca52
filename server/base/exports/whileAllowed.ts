import { includesRace, type Reviewer, seesPersonal } from "../rights.ts";

const rowsPerCheck = 500;

/**
 * The same rows, as long as the one who exports them may: a file of 30,000 takes a while, and a
 * right or a session that ends meanwhile ends it. It throws then, so that the file is broken off
 * and nobody takes a part for the whole.
 */
export async function* whileAllowed<Row>(
  rows: AsyncIterable<Row>,
  reviewer: Reviewer,
  { raceId, isShown = false }: { raceId: string; isShown?: boolean },
): AsyncGenerator<Row> {
  let count = 0;
  for await (const row of rows) {
    if (++count % rowsPerCheck === 0 && reviewer.now) {
      const now = await reviewer.now();
      if (!now || !includesRace(now.races, raceId) || (isShown && !seesPersonal(now, raceId)))
        throw new Error("An export was broken off: the right to it, or the session, has ended.");
    }
    yield row;
  }
}
