/** Returns the host that a link to an outside address leads to; undefined for pages of the site. */
export function outsideHost(link: string): string | undefined {
  return /^(?:https?:)?\/\/(?:[^/?#]*@)?([^/?#]+)/i.exec(link)?.[1];
}
