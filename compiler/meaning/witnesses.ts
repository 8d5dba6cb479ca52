/** One place that states a fact. Without a pointer it can outvote others, but is not reported. */
export interface Witness<Value> {
  pointer?: string;
  /** Another file than the site's. */
  file?: string;
  value: Value;
  /** As it is written there. */
  shown: string;
}

/** A place whose value differs from most, and a place with the value of most. */
export interface Verdict<Value> {
  wrong: Witness<Value>;
  right: Witness<Value>;
}

/** Compares the values of one fact in several places: the minority is wrong; in a tie, the first witness is right. */
export function weigh<Value>(witnesses: readonly Witness<Value>[]): Verdict<Value>[] {
  const [first] = witnesses;
  if (!first || witnesses.every(({ value }) => value === first.value)) return [];
  const votes = new Map<Value, number>();
  for (const { value } of witnesses) votes.set(value, (votes.get(value) ?? 0) + 1);
  let right = first;
  for (const witness of witnesses) if ((votes.get(witness.value) ?? 0) > (votes.get(right.value) ?? 0)) right = witness;
  return witnesses.flatMap((wrong) => (wrong.value === right.value ? [] : [{ wrong, right }]));
}
