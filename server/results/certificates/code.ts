import type { Secrets } from "../../base/secrets/secrets.ts";

/** The result that a certificate is of: a row of a published set. */
export interface ResultPlace {
  setId: number;
  row: number;
}

// 80 bits: nobody guesses one of a race of any size.
const markLength = 20;

/** Returns the public code of a certificate, which nobody can guess. It has no bib in it. */
export function makeCertificateCode({ mac }: Pick<Secrets, "mac">, { setId, row }: ResultPlace): string {
  const place = `${setId.toString(36)}-${row.toString(36)}`;
  return `${place}-${mac("certificate", place).slice(0, markLength)}`;
}

/** Returns the result of a code; undefined for a code that this server did not make. */
export function readCertificateCode(secrets: Pick<Secrets, "mac">, code: string): ResultPlace | undefined {
  const [setId = 0, row = 0] = code.split("-").map((part) => Number.parseInt(part, 36));
  if (!Number.isSafeInteger(setId) || !Number.isSafeInteger(row)) return undefined;
  return makeCertificateCode(secrets, { setId, row }) === code ? { setId, row } : undefined;
}

const hour = 3_600_000;

/** What makes the address of a file valid: until when, and that this server made it. */
export interface FileKey {
  until: number;
  key: string;
}

/** Signs the address of a certificate's file for an hour. */
export function signFile(secrets: Pick<Secrets, "mac">, code: string, now: number): FileKey {
  const until = now + hour;
  return { until, key: makeKey(secrets, code, until) };
}

/** Returns whether the address of a certificate's file was made by this server and is not over. */
export function isSigned(secrets: Pick<Secrets, "mac">, code: string, { until, key }: FileKey, now: number): boolean {
  return until >= now && makeKey(secrets, code, until) === key;
}

function makeKey({ mac }: Pick<Secrets, "mac">, code: string, until: number): string {
  return mac("certificate file", `${code} ${until}`).slice(0, 32);
}
