import type { StaffSnapshot } from "#contract/staff.ts";
import type { PickUpRule } from "#core/pickUp.ts";
import type { KeptLine } from "./lines.ts";
import type { Roster, Runner } from "./roster.ts";

/** How far one material of a runner is handed out, as far as this device knows. */
export interface PackPart {
  id: string;
  name: StaffSnapshot["materials"][number]["name"];
  choice: string | null;
  state: "open" | "given" | "undoing" | "conflict";
}

/** The slot of a runner by the clock: whether they are early, in time or late, and what follows. */
export interface SlotState {
  when: "early" | "in-time" | "late" | "none";
  rule: PickUpRule;
  slot: StaffSnapshot["slots"][number] | undefined;
}

/** Lists what a runner gets, by the snapshot and by what this device did since. */
export function listParts({ snapshot }: Roster, { place, code }: Runner, lines: readonly KeptLine[]): PackPart[] {
  const { materials, given, choices } = snapshot;
  const own = lines.filter((line) => line.code === code);
  return materials.map(({ id, name }, index) => {
    const isGiven = (((given[place] ?? 0) >> index) & 1) === 1;
    const choice = choices[index]?.[place] ?? null;
    return { id, name, choice, state: own.reduce(follow(id), isGiven ? "given" : "open") };
  });
}

// What is not sent yet counts as done: the device does not hand it out a second time.
const follow =
  (material: string) =>
  (state: PackPart["state"], { kind, outcome, ...line }: KeptLine): PackPart["state"] => {
    if (line.material !== material) return state;
    if (kind === "hand-out") {
      if (outcome === undefined || outcome === "done") return "given";
      return outcome === "conflict" ? "conflict" : state;
    }
    if (kind !== "undo") return state;
    if (outcome === "done") return "open";
    return outcome === undefined || outcome === "waiting" ? "undoing" : state;
  };

/** Compares the slot of a runner with the clock of the server. */
export function getSlotState({ snapshot }: Roster, { place }: Runner, now: number): SlotState {
  const id = snapshot.booked[place] ?? 0;
  const slot = id === 0 ? undefined : snapshot.slots.find(({ slotId }) => slotId === id);
  if (!slot) return { when: "none", rule: "admit", slot };
  if (now < slot.startsAt) return { when: "early", rule: snapshot.rules.early, slot };
  if (now >= slot.endsAt) return { when: "late", rule: snapshot.rules.late, slot };
  return { when: "in-time", rule: "admit", slot };
}
