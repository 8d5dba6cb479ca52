import type { AuditAction, AuditEntity } from "#core/auditWords.ts";
import { auditLines } from "../db/auditSchema.ts";
import type { Database } from "../db/open.ts";
import { chooseMeans } from "../security/means.ts";

/**
 * Something that must be answered for. It names people by ids of this program, and has no name,
 * document, address or answer.
 */
export interface AuditLine {
  /** The race that it is about; left out if it is about none. */
  raceId?: string | undefined;
  /** An account, or the name of the program that did it. */
  actor: string;
  /** A verb, such as `publish` or `refund`. */
  action: AuditAction;
  /** What it was done to: its kind, such as `order`, and its id. */
  entity: AuditEntity;
  entityId: string;
  /** The state that it left, and the one that it has from then on, if it has states. */
  before?: string | undefined;
  after?: string | undefined;
  reason?: string | null | undefined;
  details?: Record<string, unknown>;
}

/**
 * Writes lines into the audit, in one statement: the only way in. Call it in the transaction of
 * what it is about. Changes of entries and orders need none, because the chain takes them from
 * their histories. A line of what is done by an API token has its id.
 */
export async function recordAudit(tx: Database, lines: AuditLine | readonly AuditLine[]): Promise<void> {
  const newLines = [lines].flat() as AuditLine[];
  if (newLines.length === 0) return;
  await tx
    .insert(auditLines)
    .values(newLines.map((line) => ({ ...line, details: { ...line.details, ...chooseMeans(line.actor) } })));
}
