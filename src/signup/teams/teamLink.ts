const inHash = /[?#&]team=([A-Za-z0-9_-]{24})$/;

/** The token of a team's link in the hash of an address; undefined if it has none. The hash is never sent to a server. */
export function teamToken(hash: string): string | undefined {
  return inHash.exec(hash)?.[1];
}

/** The link with which members join a team. `href` is the address of the sign-up's page on the site. */
export function teamLink(href: string, token: string, base: string): string {
  const url = new URL(href, base);
  url.search = "";
  // On a site whose pages are behind the #, the page itself is in the hash.
  url.hash = url.hash ? `${url.hash}?team=${token}` : `team=${token}`;
  return url.href;
}
