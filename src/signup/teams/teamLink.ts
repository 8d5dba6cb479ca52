/**
 * Returns the link with which members join a team. `href` is the address of the sign-up's page on
 * the site.
 */
export function teamLink(href: string, token: string, base: string): string {
  const url = new URL(href, base);
  url.search = "";
  // On a site whose pages are behind the #, the page itself is in the hash.
  url.hash = url.hash ? `${url.hash}?team=${token}` : `team=${token}`;
  return url.href;
}
