/** A key that was pressed in the menu. */
export interface MenuPress {
  key: string;
  /** The element that has the focus. */
  target: Element;
  /** The list of the top entries. */
  top: HTMLElement;
  /** The submenu that is open, by key, and what opens another. */
  open: string | undefined;
  set(key: string | undefined): void;
}

/**
 * Moves the focus: left and right along the top entries, down and up in a submenu, Escape to the
 * entry that opened it.
 */
export default function followMenuKeys({ key, target: from, top: list, open, set }: MenuPress): void {
  const places = [...list.children].filter(isOffered);
  const place = places.find((item) => item.contains(from));
  if (!(place instanceof HTMLElement)) return;
  const tops = places.map((item) => item.firstElementChild as HTMLElement);
  const subs = [...place.querySelectorAll("ul > li")]
    .filter(isOffered)
    .flatMap((item) => (item.firstElementChild instanceof HTMLElement ? [item.firstElementChild] : []));
  const top = places.indexOf(place);
  const target = targetOfKey(key, { tops, subs, top, sub: subs.indexOf(from as HTMLElement) });
  if (key === "Escape" && open) {
    set(undefined);
    tops[top]?.focus();
  } else if (target) {
    if (key === "ArrowDown" && place.dataset.key) set(place.dataset.key);
    else if (tops.includes(target)) set(undefined);
    // A submenu can take the focus only after it is rendered, at a time that is not known here.
    target.closest("ul")?.removeAttribute("hidden");
    target.focus();
  }
}

// The style sheet hides entries for others than this visitor. A closed submenu hides its list, not
// the entries in it.
function isOffered(item: Element): boolean {
  return getComputedStyle(item).display !== "none";
}

export type FollowMenuKeys = typeof followMenuKeys;

interface Places {
  tops: HTMLElement[];
  subs: HTMLElement[];
  /** The focus; `sub` is -1 on the top entry itself. */
  top: number;
  sub: number;
}

function targetOfKey(key: string, { tops, subs, top, sub }: Places): HTMLElement | undefined {
  const list = sub < 0 ? tops : subs;
  switch (key) {
    case "ArrowRight":
      return tops[(top + 1) % tops.length];
    case "ArrowLeft":
      return tops.at(top - 1);
    case "ArrowDown":
      return subs[(sub + 1) % Math.max(subs.length, 1)];
    case "ArrowUp":
      return sub < 0 ? undefined : sub === 0 ? tops[top] : subs[sub - 1];
    case "Home":
      return list[0];
    case "End":
      return list.at(-1);
  }
}
