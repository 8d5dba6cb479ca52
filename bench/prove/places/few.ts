import { sendAll } from "../load.ts";
import type { Proof } from "../proof.ts";
import { askInvariants, countOutcomes, openRace, placesOf } from "../race.ts";

const connections = 64;

/** The smallest numbers of places, and fewer places than are taken. */
export const a3: Proof = {
  id: "A3",
  title: "1,000 at once for one place: one gets it; for none: nobody; fewer places than are taken cannot be published",
  async run(context) {
    const items = { "ten-km": { places: 1 }, solo: { places: 0 }, kids: { places: 5 } };
    const race = await openRace(context, { race: { items }, runners: 2000 });
    const numbers = Array.from({ length: 1000 }, (_, n) => n);
    const forOne = await sendAll(
      race.addresses,
      numbers.map((n) => race.signUp([n], n)),
      { connections },
    );
    const solo = numbers.map((n) => race.signUp([1000 + n], 1000 + n, { item: "solo", feeFen: 0 }));
    const forNone = await sendAll(race.addresses, solo, { connections });
    const lowered = await race.publish({ items: { ...items, "ten-km": { places: 0 } } });
    const problem = lowered.problems.find(({ code }) => code === "SL6110");
    const [one, none] = [countOutcomes(forOne), countOutcomes(forNone)];
    const counts = {
      one: await placesOf(race.database, "item/ten-km"),
      none: await placesOf(race.database, "item/solo"),
    };
    const invariants = await askInvariants(race.database);
    const isOne = one.accepted === 1 && one.full === 999 && counts.one.every((count) => count === 1);
    const isNone = none.full === 1000 && counts.none.every((count) => count === 0);
    const isRefused = lowered.outcome === "refused" && problem !== undefined;
    return {
      isKept: isOne && isNone && isRefused && invariants.areKept,
      figures: {
        "one place": JSON.stringify(one),
        "no place": JSON.stringify(none),
        "0 places published with one taken": `${lowered.outcome} ${problem?.code ?? ""}`,
        invariants: invariants.figure,
      },
    };
  },
};
