import type { MetHandOut, StaffLine } from "#contract/staff.ts";
import type { LineOutcome } from "#core/handOuts.ts";

/** A line of this device; without an outcome it is still to be sent. */
export interface KeptLine extends StaffLine {
  outcome?: LineOutcome | undefined;
  met?: MetHandOut | null | undefined;
  /** Whether staff have read what became of it. */
  isRead?: boolean | undefined;
}

/** The most lines that the server takes at once. */
export const mostLines = 200;

/** Lists the lines that are still to be sent, in their order. */
export function listPending(lines: readonly KeptLine[]): KeptLine[] {
  return lines.filter(({ outcome }) => outcome === undefined);
}

/** Returns a line as it is sent. */
export function toSent({ outcome: _outcome, met: _met, isRead: _isRead, ...line }: KeptLine): StaffLine {
  return line;
}

type Usual = "done" | "kept" | "waiting";
const usual: readonly LineOutcome[] = ["done", "kept", "waiting"] satisfies Usual[];

/** Returns whether the server did something else than staff meant. */
export function isRefused(outcome: LineOutcome): outcome is Exclude<LineOutcome, Usual> {
  return !usual.includes(outcome);
}

const isUnread = ({ outcome, isRead }: KeptLine) => !isRead && outcome !== undefined && isRefused(outcome);

/** Lists the lines of which the server did something else than staff meant, unread. */
export function listRefused(lines: readonly KeptLine[]): KeptLine[] {
  return lines.filter(isUnread);
}

/**
 * Returns the lines without those that a new snapshot contains: sent before it was read, and done.
 */
export function dropSettled(lines: readonly KeptLine[], readAt: number): KeptLine[] {
  return lines.filter((line) => line.outcome === undefined || line.at > readAt || isUnread(line));
}
