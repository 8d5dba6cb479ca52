import { type FocusEvent, type KeyboardEvent, useEffect, useId } from "react";
import { Link } from "#blocks/kit/Link.tsx";
import { type MenuEntry, useSite } from "#blocks/kit/site.ts";
import { texts } from "#blocks/kit/texts.ts";
import { messages } from "#locales/generated/site.ts";
import { NewTab } from "./CollectionBar.tsx";
import styles from "./Menu.module.css";
import { useHoverIntent } from "./useHoverIntent.ts";

const useTexts = texts(messages);

/** The horizontal menu of wide screens: one submenu for each group, opened by hover, press or keyboard. */
export function Menu() {
  const { menu, text, path } = useSite();
  const t = useTexts();
  const id = useId();
  const hover = useHoverIntent();
  const { set } = hover;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the submenu
  useEffect(() => set(undefined), [path]);
  const onBlur = (event: FocusEvent) =>
    event.currentTarget.contains(event.relatedTarget as Node | null) || set(undefined);
  return (
    <nav
      className={styles.menu}
      aria-label={t("mainMenu")}
      onBlur={onBlur}
      onPointerLeave={hover.leave}
      onPointerMove={hover.move}
    >
      <ul className={styles.top} onKeyDown={(event) => followKeys(event, hover.open, set)}>
        {menu.map((entry) => {
          const { key, title, isCurrent, children } = entry;
          if (children.length === 0) {
            return (
              <li key={key} onPointerEnter={(event) => hover.enter(undefined, event)}>
                <Entry entry={entry} className={styles.entry} />
              </li>
            );
          }
          const isOpen = hover.open === key;
          return (
            <li key={key} data-key={key} onPointerEnter={(event) => hover.enter(key, event)}>
              <button
                type="button"
                className={styles.entry}
                data-current={isCurrent}
                aria-expanded={isOpen}
                aria-controls={`${id}${key}`}
                onClick={() => set(key)}
              >
                {text(title)}
                <svg className={styles.arrow} viewBox="0 0 12 12" aria-hidden="true">
                  <path d="M2.5 4.5 6 8l3.5-3.5" />
                </svg>
              </button>
              <ul id={`${id}${key}`} className={styles.sub} hidden={!isOpen} ref={isOpen ? hover.panel : undefined}>
                {children.map((child) => (
                  <li key={child.key}>
                    <Entry entry={child} className={styles.subEntry} onPress={() => set(undefined)} />
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Entry({
  entry: { to, title, isCurrent, isExternal },
  className,
  onPress,
}: {
  entry: MenuEntry;
  className?: string;
  onPress?: () => void;
}) {
  const { text } = useSite();
  return (
    <Link
      to={to}
      className={className}
      data-current={isCurrent}
      aria-current={isCurrent ? "page" : undefined}
      onClick={onPress}
    >
      {text(title)}
      {isExternal && <NewTab />}
    </Link>
  );
}

// Left and right go along the top, down and up through a submenu, Escape back to what opened it.
function followKeys(
  event: KeyboardEvent<HTMLUListElement>,
  open: string | undefined,
  set: (key: string | undefined) => void,
): void {
  const place = (event.target as Element).closest(`.${styles.top} > li`);
  if (!(place instanceof HTMLElement)) return;
  const tops = [...event.currentTarget.children].map((item) => item.firstElementChild as HTMLElement);
  const subs: HTMLElement[] = [...place.querySelectorAll<HTMLElement>(`.${styles.sub} a`)];
  const top = [...event.currentTarget.children].indexOf(place);
  const sub = subs.indexOf(event.target as HTMLElement);
  const target = targetOfKey(event.key, { tops, subs, top, sub });
  if (event.key === "Escape" && open) {
    set(undefined);
    tops[top]?.focus();
  } else if (target) {
    if (event.key === "ArrowDown" && place.dataset.key) set(place.dataset.key);
    else if (tops.includes(target)) set(undefined);
    // A submenu that opens now takes the focus only once it is drawn.
    requestAnimationFrame(() => target.focus());
  } else return;
  event.preventDefault();
}

interface Places {
  tops: HTMLElement[];
  subs: HTMLElement[];
  /** Where the focus is; `sub` is -1 on the top entry itself. */
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
