/** Kinds that strangers can cause in any number: they are counted by minute and network. */
export const floodKinds = [
  "login-failed",
  "login-locked",
  "code-failed",
  "code-locked",
  "proof-failed",
  "second-factor-failed",
  "second-factor-locked",
  "access-refused",
  "token-refused",
] as const;

/** All kinds; every event of those that are not in `floodKinds` is a row of its own. */
export const securityKinds = [
  ...floodKinds,
  "right-given",
  "right-taken",
  "second-factor-enrolled",
  "second-factor-reset",
  "recovery-code-used",
  "token-made",
  "token-revoked",
  "password-changed",
  "password-reset",
  "email-changed",
  "phone-changed",
  "sessions-ended",
  "account-deleted",
  "data-exported",
  "file-viewed",
  "decision-made",
  "log-purged",
] as const;
export type SecurityKind = (typeof securityKinds)[number];

/** Something that must be answered for. It has no password, code, name or whole address. */
export interface SecurityEvent {
  kind: SecurityKind;
  /** Who did it: an account, or `commandActor`; undefined for a stranger. */
  actor?: string | undefined;
  /** The account that it was done to. */
  accountId?: string | undefined;
  /** The network that it came from, shortened by `getShortNetwork`. */
  network?: string | undefined;
  /** Ids and words of this program. */
  details?: Record<string, unknown> | undefined;
}
