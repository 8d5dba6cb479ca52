// What follows the name of each kind of link in the hash of an address.
const tokens = {
  transfer: "[A-Za-z0-9_-]{24}",
  invitation: "[A-Za-z0-9_-]{24}",
  /** The id of the own sign-up for another race. */
  deferral: "[A-Za-z0-9-]{1,64}",
};

/** The kinds of links by which a sign-up gets its place. */
export type LinkKind = keyof typeof tokens;
export const linkKinds = Object.keys(tokens) as LinkKind[];

/** Returns the token of a kind of link in the hash of an address; undefined if it has none. */
export function findToken(kind: LinkKind, hash: string): string | undefined {
  return new RegExp(`[?#&]${kind}=(${tokens[kind]})(?=[&#]|$)`).exec(hash)?.[1];
}

/**
 * Returns the link by which an entry is passed on. `href` is the address of the own sign-ups on the
 * site; the token is in the hash, which is never sent to a server.
 */
export function transferLink(href: string, token: string, base: string): string {
  const url = new URL(href, base);
  // On a site whose pages are behind the #, the page itself is in the hash.
  url.hash = url.hash ? `${url.hash}&transfer=${token}` : `transfer=${token}`;
  return url.href;
}
