/**
 * Returns whether a statement failed because a unique index has its row already (SQLSTATE 23505),
 * also if the driver or Drizzle has wrapped that error.
 */
export function isUniqueViolation(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code === "23505" || isUniqueViolation(cause);
}
