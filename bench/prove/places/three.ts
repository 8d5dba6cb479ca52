import { sendAll } from "../load.ts";
import type { Proof } from "../proof.ts";
import { askInvariants, countOutcomes, openRace, placesOf, readOutcome, readReceipt } from "../race.ts";
import { openRoundRobin } from "../roundRobin.ts";

const people = 900;
const places = 600;
const connections = 32;
// Of the replies, the one after which a server is gone for good.
const killAfter = 300;

/** Three servers that share nothing but the database. */
export const three: Proof = {
  id: "three",
  title:
    "900 people for 600 places over three servers behind a round robin, one of which is killed: any server answers any call, and repeats of a call at another one get the same reply",
  async run(context) {
    const race = await openRace(context, { race: { items: { "ten-km": { places } } }, runners: people, servers: 3 });
    const proxy = await openRoundRobin(race.addresses);
    context.onEnd(() => proxy.close());
    const calls = Array.from({ length: people }, (_, n) => race.signUp([n], n));
    const isTriedAgain = ({ status }: { status: number }) => status >= 500;
    let replied = 0;
    let killed: Promise<void> | undefined;
    const onReply = () => {
      replied += 1;
      if (replied === killAfter) killed = race.servers[2]?.kill();
    };
    const replies = await sendAll([proxy.address], calls, { connections, isTriedAgain, onReply });
    await killed;
    const again = await sendAll([proxy.address], calls, { connections, isTriedAgain });
    const meaning = (reply: (typeof replies)[number]) =>
      readOutcome(reply) === "accepted" ? readReceipt(reply).receipt : readOutcome(reply);
    const changed = replies.filter((reply, n) => meaning(reply) !== meaning(again[n] as typeof reply)).length;
    const tried = replies.filter(({ retries }) => retries > 0).length;
    const counts = await placesOf(race.database, "item/ten-km");
    const invariants = await askInvariants(race.database);
    const { accepted = 0, full = 0, ...others } = countOutcomes(replies);
    const isExact = accepted === places && accepted + full === people && counts.every((count) => count === places);
    return {
      isKept: isExact && changed === 0 && tried > 0 && proxy.answered.every((many) => many > 0) && invariants.areKept,
      figures: {
        accepted,
        "sold out": full,
        "other replies": JSON.stringify(others),
        "answered by each server": proxy.answered.join(", "),
        "calls sent again": tried,
        "other reply when sent again": changed,
        "places by counter, ledger and entries": counts.join(", "),
        invariants: invariants.figure,
      },
    };
  },
};
