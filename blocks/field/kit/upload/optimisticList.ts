/**
 * A list that is stored elsewhere, as in the answers of a form, with the changes that are not
 * stored yet.
 */
export interface OptimisticList<Member extends { id: string }> {
  /** Takes what is stored now. */
  sync(stored: Member[]): void;
  /** Returns the list with one more member. */
  add(member: Member): Member[];
  /** Returns the list without that member. */
  remove(id: string): Member[];
}

/**
 * Makes a list for changes that come faster than they are stored: each change starts from the
 * result of the one before it. If it started from what is stored, it would undo that one.
 */
export function createOptimisticList<Member extends { id: string }>(): OptimisticList<Member> {
  let current: Member[] = [];
  // Results that are not stored yet, the oldest first.
  let pending: Member[][] = [];
  const change = (apply: (members: Member[]) => Member[]) => {
    const next = apply(pending.at(-1) ?? current);
    pending.push(next);
    return next;
  };
  return {
    sync(stored) {
      const isNew = !areSame(stored, current);
      current = stored;
      if (!isNew) return;
      const index = pending.findIndex((list) => areSame(list, stored));
      // A change from elsewhere is the newest one: what was pending is overwritten.
      pending = index < 0 ? [] : pending.slice(index + 1);
    },
    add: (member) => change((members) => [...members, member]),
    remove: (id) => change((members) => members.filter((member) => member.id !== id)),
  };
}

function areSame(a: { id: string }[], b: { id: string }[]): boolean {
  return a.length === b.length && a.every(({ id }, index) => b[index]?.id === id);
}
