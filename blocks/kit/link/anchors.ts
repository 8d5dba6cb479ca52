/** Scrolls to a heading and moves the keyboard's and the screen reader's place there; the address stays as it is. */
export function goToHeading(heading: HTMLElement): void {
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: "start", behavior: isCalm ? "auto" : "smooth" });
}

/** The element that an `#anchor` link within `container` means; undefined for other links. */
export function anchorTarget(link: HTMLAnchorElement, container: HTMLElement): HTMLElement | undefined {
  const href = link.getAttribute("href") ?? "";
  if (!/^#[^/]/.test(href)) return undefined;
  const name = decodeURIComponent(href.slice(1));
  return [...container.querySelectorAll<HTMLElement>("[id]")].find(({ id }) => id === name);
}
