import { accounts } from "../../server/base/db/accountSchema.ts";
import type { Database } from "../../server/base/db/open.ts";
import { addPaid, countOutcomes, overWith, raceMailings } from "../../server/entry/mailing/testRace.ts";
import type { Proof } from "./proof.ts";
import { askInvariants, buildRace } from "./race.ts";

const many = 1000;
const accountId = "runner";

/** Race packs that are handed out while they are packed for their mailing. */
export const a11: Proof = {
  id: "A11",
  title:
    "1,000 race packs, each handed out and packed for its mailing at the same moment, over two servers: one of the two, never both",
  async run(context) {
    const { database, servers } = await buildRace(context, overWith());
    const [first, second] = servers;
    const db = database.db as Database;
    await db.insert(accounts).values({ accountId, nick: accountId });
    const ids = await addPaid(db, { many, accountId });
    const startedAt = performance.now();
    const { given, packed, mailed, refused } = await raceMailings([first.tools, second.tools], ids);
    const { both, either } = await countOutcomes(db);
    const invariants = await askInvariants(database);
    const isWhole = given + packed === many && mailed === packed && refused === given && both === 0 && either === many;
    return {
      // One that always wins would be no race.
      isKept: isWhole && given > 0 && packed > 0 && invariants.areKept,
      figures: {
        "handed out": given,
        packed,
        both,
        "took, ms": Math.round(performance.now() - startedAt),
        invariants: invariants.figure,
      },
    };
  },
};
