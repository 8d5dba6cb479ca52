import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { LineDrawing } from "#blocks/kit/media/LineDrawing.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/site.ts";
import { useProgram } from "../program.ts";
import { loadPart } from "../units.ts";
import styles from "./Menu.module.css";
import { GroupArrow, MenuLink } from "./MenuLink.tsx";
import type { FollowMenuKeys } from "./menuKeys.ts";
import { useHoverIntent } from "./useHoverIntent.ts";

const useTexts = texts(messages);
// What they do is loaded when the first of them is pressed.
const menuKeys = /^(Arrow|Home|End|Escape)/;

/**
 * The horizontal menu of wide screens: one submenu for each group, opened by hover, press or
 * keyboard.
 */
export function Menu() {
  const { menu, text, path } = useSite();
  const t = useTexts();
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const hover = useHoverIntent(nav);
  const { source } = useProgram();
  const { set } = hover;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the submenu
  useEffect(() => set(undefined), [path]);
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const { key, target, currentTarget: top } = event;
    if (!menuKeys.test(key) || (key === "Escape" && !hover.open) || event.altKey || event.metaKey) return;
    event.preventDefault();
    loadPart<FollowMenuKeys>(source, "menu-keys").then(
      (follow) => follow({ key, target: target as Element, top, open: hover.open, set }),
      () => undefined,
    );
  };
  return (
    <nav
      ref={nav}
      className={styles.menu}
      aria-label={t("mainMenu")}
      onPointerLeave={hover.leave}
      onPointerMove={hover.move}
    >
      <ul className={styles.top} onKeyDown={onKeyDown}>
        {menu.map((entry) => {
          const { key, title, icon, isCurrent, audience, children } = entry;
          if (children.length === 0) {
            return (
              <li key={key} data-audience={audience} onPointerEnter={(event) => hover.enter(undefined, event)}>
                <MenuLink entry={entry} className={styles.entry} />
              </li>
            );
          }
          const isOpen = hover.open === key;
          return (
            <li key={key} data-audience={audience} data-key={key} onPointerEnter={(event) => hover.enter(key, event)}>
              <button
                type="button"
                className={styles.entry}
                data-current={isCurrent}
                aria-expanded={isOpen}
                aria-controls={`${id}${key}`}
                // A mouse has opened it by being there: its press must not close it.
                onClick={({ nativeEvent }) =>
                  set(isOpen && (nativeEvent as PointerEvent).pointerType !== "mouse" ? undefined : key)
                }
              >
                {icon && <LineDrawing path={icon} size={20} />}
                {text(title)}
                <GroupArrow className={styles.arrow} />
              </button>
              <ul id={`${id}${key}`} className={styles.sub} hidden={!isOpen} ref={isOpen ? hover.panel : undefined}>
                {children.map((child) => (
                  <li key={child.key} data-audience={child.audience}>
                    <MenuLink entry={child} className={styles.subEntry} onPress={() => set(undefined)} />
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
