import type { Sentence } from "#core/text.ts";
import { messages as diskMessages } from "#locales/generated/disk.ts";
import { messages } from "#locales/generated/server/failure.ts";
import { getText } from "#locales/getText.ts";
import { describeError, type LoggedError } from "../../base/http/loggable.ts";

/**
 * Why an operation failed: a sentence for organisers, and what may be logged. Neither contains a
 * value of the database.
 */
export interface Failure {
  reason: Sentence;
  trace: LoggedError;
}

/**
 * Describes an error of the database, the disk or the program itself, after which nothing has
 * changed.
 */
export function getFailure(error: unknown): Failure {
  const trace = describeError(error);
  const { path, syscall, code = "" } = error as NodeJS.ErrnoException;
  if (trace.isOfDatabase) return { reason: describeDatabaseError(trace), trace };
  if (syscall === undefined || path === undefined)
    return { reason: getText(messages, "program", { type: trace.type }), trace };
  const why = Object.hasOwn(diskMessages.zh, code)
    ? getText(diskMessages, code as keyof typeof diskMessages.zh)
    : getText(messages, "otherTrouble");
  return { reason: getText(messages, "disk", { path, why, code }), trace };
}

function describeDatabaseError(trace: LoggedError): Sentence {
  const [first] = getChain(trace).filter(({ code }) => code !== undefined);
  const error = [first?.code, first?.constraint].filter(Boolean).join(" ");
  return error === "" ? getText(messages, "database") : getText(messages, "databaseError", { error });
}

function getChain(trace: LoggedError): LoggedError[] {
  return [trace, ...(trace.cause ? getChain(trace.cause) : [])];
}
