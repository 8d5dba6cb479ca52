/**
 * The address of a site's mobile version for a visitor of this address. The query of a link
 * (?source=poster) and what is behind its # (the token of a team) go there too, except what the
 * mobile address has of its own.
 */
export function mobileAddress(mobileUrl: string, { search, hash }: Pick<Location, "search" | "hash">): string {
  const url = new URL(mobileUrl);
  const ownNames = new Set(url.searchParams.keys());
  for (const [name, value] of new URLSearchParams(search))
    if (!ownNames.has(name)) url.searchParams.append(name, value);
  if (!url.hash) url.hash = hash;
  return url.href;
}
