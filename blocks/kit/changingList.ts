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
 * Makes a list for changes that come faster than their holder takes them: a change that was told and is not held yet is part of the
 * next one, or that would undo it.
 */
export function createChangingList<Thing extends { id: string }>(): ChangingList<Thing> {
  let held: Thing[] = [];
  let added: Thing[] = [];
  let removed: string[] = [];
  const isIn = (things: Thing[], id: string) => things.some((thing) => thing.id === id);
  const now = () => [...held, ...added].filter(({ id }) => !removed.includes(id));
  return {
    hold(things) {
      held = things;
      added = added.filter(({ id }) => !isIn(held, id));
      removed = removed.filter((id) => isIn(held, id));
    },
    add(thing) {
      added = [...added, thing];
      return now();
    },
    remove(id) {
      added = added.filter((thing) => thing.id !== id);
      removed = [...removed, id];
      return now();
    },
  };
}
