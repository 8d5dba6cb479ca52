import type { Database } from "../../server/base/db/open.ts";
import { addPassers, raceTransfers, transferRace } from "../../server/entry/links/testTransfers.ts";
import type { Proof } from "./proof.ts";
import { askInvariants, buildRace, placesOf } from "./race.ts";

const many = 1000;
const atOnce = 50;

/** Entries that are withdrawn by their owners while somebody takes them over. */
export const transfers: Proof = {
  id: "transfers",
  title:
    "1,000 entries, each passed on and withdrawn at the same moment, over two servers: one of the two, never both, and never two refunds",
  async run(context) {
    const { database, servers } = await buildRace(context, transferRace(2 * many));
    const [first, second] = servers;
    await addPassers(database.db as Database);
    const startedAt = performance.now();
    let found = { passed: 0, refunded: 0, wrong: 0 };
    for (let from = 0; from < many; from += atOnce) {
      const numbers = Array.from({ length: atOnce }, (_, index) => from + index);
      found = await raceTransfers([first.tools, second.tools], { numbers, random: context.random });
    }
    const { passed, refunded, wrong } = found;
    const counts = await placesOf(database, "item/ten-km");
    const invariants = await askInvariants(database);
    const isWhole = passed + refunded === many && wrong === 0 && counts.every((count) => count === passed);
    return {
      // One that always wins would be no race.
      isKept: isWhole && passed > 0 && refunded > 0 && invariants.areKept,
      figures: {
        "passed on": passed,
        "paid back": refunded,
        "both, neither or twice": wrong,
        "places by counter, ledger and entries": counts.join(", "),
        "took, ms": Math.round(performance.now() - startedAt),
        invariants: invariants.figure,
      },
    };
  },
};
