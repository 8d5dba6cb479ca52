// What Node reports if nobody answers at the database's address, or the connection was cut.
const lostConnection = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

// The classes of SQLSTATE for a lost connection (08), too few resources such as disk and
// connections (53), a shutdown (57P), a failing disk (58), and a server that only reads since
// another one has taken over (25006).
const absent = /^(08...|53...|57P..|58...|25006)$/;

// What `pg` and its pool say without a code.
const saidByClient =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end)/;

/**
 * Returns whether something failed because the database cannot be reached, is starting or stopping,
 * or has no room or connection left: the same succeeds later.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === "string" && (lostConnection.has(code) || absent.test(code))) return true;
  return saidByClient.test(error.message) || isUnavailable(error.cause);
}
