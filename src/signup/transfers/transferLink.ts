const inHash = /[?#&]transfer=([A-Za-z0-9_-]{24})(?=[&#]|$)/;
const invitationInHash = /[?#&]invitation=([A-Za-z0-9_-]{24})(?=[&#]|$)/;
const deferralInHash = /[?#&]deferral=([A-Za-z0-9-]{1,64})(?=[&#]|$)/;

/**
 * The link by which an entry is passed on. `href` is the address of the own sign-ups on the site;
 * the token is in the hash, which is never sent to a server.
 */
export function transferLink(href: string, token: string, base: string): string {
  const url = new URL(href, base);
  // On a site whose pages are behind the #, the page itself is in the hash.
  url.hash = url.hash ? `${url.hash}&transfer=${token}` : `transfer=${token}`;
  return url.href;
}

/** The token of such a link in the hash of an address; undefined if it has none. */
export function transferToken(hash: string): string | undefined {
  return inHash.exec(hash)?.[1];
}

/** The token of an organiser's invitation in the hash of an address; undefined if it has none. */
export function invitationToken(hash: string): string | undefined {
  return invitationInHash.exec(hash)?.[1];
}

/**
 * The id of the own sign-up for another race that the hash of an address offers to defer; undefined
 * if it has none.
 */
export function deferralId(hash: string): string | undefined {
  return deferralInHash.exec(hash)?.[1];
}
