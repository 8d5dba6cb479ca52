/** Things with ids that are held elsewhere, as in the answers of a form, and what the next change of them makes of them. */
export interface ChangingList<Thing extends { id: string }> {
  /** Learns what is held now. */
  hold(things: Thing[]): void;
  /** The things with one more. */
  add(thing: Thing): Thing[];
  /** The things without that one. */
  remove(id: string): Thing[];
}

/**
 * Makes a list for changes that come faster than their holder takes them: each change is made to what the one before it made, and not to
 * what is held yet, or it would undo that one.
 */
export function createChangingList<Thing extends { id: string }>(): ChangingList<Thing> {
  let held: Thing[] = [];
  // What was reported to the holder and is not stored yet, the oldest first.
  let reported: Thing[][] = [];
  const report = (change: (things: Thing[]) => Thing[]) => {
    const next = change(reported.at(-1) ?? held);
    reported.push(next);
    return next;
  };
  return {
    hold(things) {
      const isNew = !areSame(things, held);
      held = things;
      if (!isNew) return;
      const taken = reported.findIndex((one) => areSame(one, things));
      // Somebody else's change is the newest.
      reported = taken < 0 ? [] : reported.slice(taken + 1);
    },
    add: (thing) => report((things) => [...things, thing]),
    remove: (id) => report((things) => things.filter((thing) => thing.id !== id)),
  };
}

function areSame(some: { id: string }[], others: { id: string }[]): boolean {
  return some.length === others.length && some.every(({ id }, index) => others[index]?.id === id);
}
