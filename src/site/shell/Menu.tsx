import { type FocusEvent, type KeyboardEvent, useEffect, useId } from "react";
import { Link } from "#blocks/kit/Link.tsx";
import { type MenuEntry, useSite } from "#blocks/kit/site.ts";
import { texts } from "#blocks/kit/texts.ts";
import { messages } from "#locales/generated/site.ts";
import { useProgram } from "../program.ts";
import { loadPart } from "../units.ts";
import { NewTab } from "./CollectionBar.tsx";
import styles from "./Menu.module.css";
import type { FollowMenuKeys } from "./menuKeys.ts";
import { useHoverIntent } from "./useHoverIntent.ts";

const useTexts = texts(messages);
// What they do is loaded when the first of them is pressed.
const menuKeys = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "Home", "End", "Escape"];

/** The horizontal menu of wide screens: one submenu for each group, opened by hover, press or keyboard. */
export function Menu() {
  const { menu, text, path } = useSite();
  const t = useTexts();
  const id = useId();
  const hover = useHoverIntent();
  const { source } = useProgram();
  const { set } = hover;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the submenu
  useEffect(() => set(undefined), [path]);
  const onBlur = (event: FocusEvent) =>
    event.currentTarget.contains(event.relatedTarget as Node | null) || set(undefined);
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const { key, target, currentTarget: top } = event;
    if (!menuKeys.includes(key) || (key === "Escape" && !hover.open)) return;
    event.preventDefault();
    loadPart<FollowMenuKeys>(source, "menu-keys").then(
      (follow) => follow({ key, target: target as Element, top, open: hover.open, set }),
      () => undefined,
    );
  };
  return (
    <nav
      className={styles.menu}
      aria-label={t("mainMenu")}
      onBlur={onBlur}
      onPointerLeave={hover.leave}
      onPointerMove={hover.move}
    >
      <ul className={styles.top} onKeyDown={onKeyDown}>
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
