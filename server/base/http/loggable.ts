/** What of an error goes into the log. */
export interface LoggedError {
  [key: string]: unknown;
  type: string;
  message: string;
  code?: string;
  /** The rule of the database that was broken. */
  constraint?: string;
  /** Whether the database, or the way to it, failed. */
  isOfDatabase?: boolean;
  stack: string;
  cause?: LoggedError;
}

/**
 * An error for the log: its kind, code and place. Of a database's error the message, the query and
 * the values that it ran with are left out: they hold what people entrusted to us.
 */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "not an error", stack: "" };
  const { name, stack, cause } = error;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const isOfDatabase = "params" in error || "query" in error || "severity" in error || "detail" in error;
  return {
    type: name,
    message: isOfDatabase ? "an error of the database" : error.message,
    ...(typeof code === "string" && { code }),
    ...(typeof constraint === "string" && { constraint }),
    ...(isOfDatabase && { isOfDatabase }),
    stack: listPlaces(stack ?? ""),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  };
}

/** An error as lines for a terminal, with no more in them than the log may have. */
export function printableError(error: unknown): string {
  return listLines(describeError(error));
}

/**
 * An error as one line for the log, its causes behind it, with no more in it than the log may have.
 */
export function errorLine(error: unknown): string {
  return getLine(describeError(error));
}

function getLine({ type, message, code, constraint, cause }: LoggedError): string {
  const labels = [code, constraint].filter(Boolean).join(" ");
  const head = `${type}: ${message.replace(/\s+/g, " ").slice(0, 200)}${labels && ` (${labels})`}`;
  return cause ? `${head}, caused by ${getLine(cause)}` : head;
}

function listLines({ type, message, code, constraint, stack, cause }: LoggedError): string {
  const labels = [code, constraint].filter(Boolean).join(" ");
  const head = `${type}: ${message}${labels && ` (${labels})`}`;
  return [head, ...(stack ? [stack] : []), ...(cause ? [`Caused by ${listLines(cause)}`] : [])].join("\n");
}

// The first lines of a stack repeat the message.
function listPlaces(stack: string): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}
