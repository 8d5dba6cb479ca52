import { sendAll } from "../load.ts";
import type { Proof } from "../proof.ts";
import { askInvariants, countOutcomes, openRace, placesOf, readOutcome, readReceipt } from "../race.ts";

/** One person by many accounts, and one call many times. */
export const a5: Proof = {
  id: "A5",
  title:
    "a person from 50 accounts at once has one entry; a key sent 100 times at once is one sign-up, and with another body refused",
  async run(context) {
    const race = await openRace(context, { race: { items: { "ten-km": { places: 400 } } }, runners: 50 });
    const accounts = Array.from({ length: 50 }, (_, n) => n);
    const byAll = await sendAll(
      race.addresses,
      accounts.map((n) => race.signUp([7], n)),
      { connections: 50 },
    );
    const key = `same-${"0".repeat(20)}`;
    const repeated = race.signUp([8], 0, { key });
    const replies = await sendAll(
      race.addresses,
      Array.from({ length: 100 }, () => repeated),
      { connections: 100 },
    );
    const [other] = await sendAll(race.addresses, [race.signUp([9], 0, { key })], { connections: 1 });
    const counts = await placesOf(race.database, "item/ten-km");
    const invariants = await askInvariants(race.database);
    const persons = countOutcomes(byAll);
    const receipts = new Set(
      replies.map((reply) => (readOutcome(reply) === "accepted" ? readReceipt(reply).receipt : reply.text)),
    );
    const code = (JSON.parse(other?.text ?? "{}") as { code?: number }).code;
    const isOnce = persons.accepted === 1 && persons["already-registered"] === 49;
    const isRefused = code === 422 && other !== undefined && readOutcome(other) === "key-used";
    return {
      isKept: isOnce && receipts.size === 1 && isRefused && counts.every((count) => count === 2) && invariants.areKept,
      figures: {
        "50 accounts": JSON.stringify(persons),
        "different replies to 100 same calls": receipts.size,
        "same key, other body": `code ${code}, ${other && readOutcome(other)}`,
        "entries by counter, ledger and entries": counts.join(", "),
        invariants: invariants.figure,
      },
    };
  },
};
