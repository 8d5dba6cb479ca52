import type { FieldProps } from "./fieldProps.ts";

/**
 * Returns the field with the problems of its parts shown at the whole: for answers whose parts have
 * no controls of their own.
 */
export function withWholeProblem<Field extends Pick<FieldProps<"input">, "problems">>(field: Field): Field {
  const { problems } = field;
  return { ...field, problems: { "": problems[""] ?? Object.values(problems).find(Boolean) } };
}
