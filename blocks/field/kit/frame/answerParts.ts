type Problems = Record<string, string | undefined>;

/**
 * Returns the problems of a part of an answer, by their places in that part: of /document,
 * /document/number is /number. What is wrong with the whole part is reported at its `first` one.
 */
export function problemsWithin(problems: Problems, at: string, first: string): Problems {
  const inside = Object.entries(problems).filter(([place]) => place.startsWith(`${at}/`));
  return {
    [first]: problems[at],
    ...Object.fromEntries(inside.map(([place, problem]) => [place.slice(at.length), problem])),
  };
}

/**
 * Returns the answer with one part changed, or without it; undefined once nothing is left of it.
 */
export function withPart<Answer extends object, Part extends keyof Answer>(
  answer: Answer | undefined,
  part: Part,
  value: Answer[Part] | undefined,
): Answer | undefined {
  const { [part]: _, ...others } = { ...answer } as Answer;
  if (value !== undefined && value !== "") return { ...others, [part]: value } as unknown as Answer;
  return Object.keys(others).length > 0 ? (others as Answer) : undefined;
}
