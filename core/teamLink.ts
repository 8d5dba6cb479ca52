const inHash = /[?#&]team=([A-Za-z0-9_-]{24})(?=[&#]|$)/;

/**
 * The token of a team's link in the hash of an address; undefined if it has none. The hash is never
 * sent to a server.
 */
export function teamToken(hash: string): string | undefined {
  return inHash.exec(hash)?.[1];
}
