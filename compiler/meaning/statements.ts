/** One place that states a fact. Without a pointer it can outvote others, but is not reported. */
export interface Statement<Value> {
  pointer?: string;
  /** Another file than the site's. */
  file?: string;
  value: Value;
  /** As it is written there. */
  shown: string;
}

/** A place whose value differs from most, and a place with the value of most. */
export interface Contradiction<Value> {
  wrong: Statement<Value>;
  right: Statement<Value>;
}

/**
 * Compares the values of one fact in several places: the minority is wrong; in a tie, the first
 * statement is right.
 */
export function findContradictions<Value>(statements: readonly Statement<Value>[]): Contradiction<Value>[] {
  const [first] = statements;
  if (!first || statements.every(({ value }) => value === first.value)) return [];
  const votes = new Map<Value, number>();
  for (const { value } of statements) votes.set(value, (votes.get(value) ?? 0) + 1);
  let right = first;
  for (const statement of statements)
    if ((votes.get(statement.value) ?? 0) > (votes.get(right.value) ?? 0)) right = statement;
  return statements.flatMap((wrong) => (wrong.value === right.value ? [] : [{ wrong, right }]));
}
