/**
 * How the pages of a site are addressed: behind the # of one address, or each at an address of its
 * own.
 */
export interface Addresses {
  /** Whether each page has an address of its own. */
  areReal: boolean;
  /**
   * The address of an anchor to a path of the site, which may have a query and an anchor
   * (/news?page=2#draw).
   */
  href(path: string): string;
  /** The same as the router wants it. */
  target(path: string): string;
  /** The path of the site that the router's place asks for. */
  read(place: { pathname: string; hash: string }): string;
}
