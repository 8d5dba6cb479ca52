/** What of an error goes into the log. */
export interface LoggedError {
  [key: string]: unknown;
  type: string;
  message: string;
  code?: string;
  stack: string;
  cause?: LoggedError;
}

/**
 * An error for the log: its kind, code and place. The message of a database's error is left out, and so are the values that a query
 * ran with: they hold what people entrusted to us.
 */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "not an error", stack: "" };
  const { name, stack, cause } = error;
  const code = (error as { code?: unknown }).code;
  const isOfDatabase = "params" in error || "query" in error || "severity" in error || "detail" in error;
  const message = isOfDatabase ? withoutValues(error) : error.message;
  return {
    type: name,
    message,
    ...(typeof code === "string" && { code }),
    stack: placesOf(stack ?? ""),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  };
}

// A query's text has only placeholders; what else the database says may quote a row.
function withoutValues(error: Error): string {
  const { query } = error as { query?: unknown };
  return typeof query === "string" ? `Failed query: ${query}` : "an error of the database";
}

// The first lines of a stack repeat the message.
function placesOf(stack: string): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}
