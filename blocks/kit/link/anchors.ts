/** Scrolls to a heading and focuses it; the address stays as it is. */
export function goToHeading(heading: HTMLElement): void {
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: "start", behavior: isCalm ? "auto" : "smooth" });
}

/**
 * Returns the element that an `#anchor` link within `container` leads to; undefined for other
 * links.
 */
export function anchorTarget(link: HTMLAnchorElement, container: HTMLElement): HTMLElement | undefined {
  const href = link.getAttribute("href") ?? "";
  if (!/^#[^/]/.test(href)) return undefined;
  const name = decodeURIComponent(href.slice(1));
  return [...container.querySelectorAll<HTMLElement>("[id]")].find(({ id }) => id === name);
}
