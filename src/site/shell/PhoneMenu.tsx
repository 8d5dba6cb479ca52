import { type MouseEvent, useEffect, useId, useRef } from "react";
import { LineDrawing } from "#blocks/kit/media/LineDrawing.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/site.ts";
import { AccountEntry } from "./Account.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { GroupArrow, MenuLink } from "./MenuLink.tsx";
import styles from "./PhoneMenu.module.css";

const useTexts = texts(messages);

/**
 * The menu of phones: a full-height sheet with the groups as an accordion and the language at its
 * foot.
 */
export function PhoneMenu() {
  const { menu, text, path, title } = useSite();
  const t = useTexts();
  const sheet = useRef<HTMLDialogElement>(null);
  const id = useId();
  const openedOn = useRef(path);
  useEffect(() => {
    // Another page closes the sheet. The first drawing does not: somebody may have opened it before
    // the program was loaded.
    if (openedOn.current !== path) closeSheet(sheet.current);
    openedOn.current = path;
  }, [path]);
  const close = () => closeSheet(sheet.current);
  // The browser opens the sheet by itself before the program is loaded; the press, answered again,
  // makes it modal.
  const open = (event: MouseEvent) => {
    event.preventDefault();
    if (sheet.current?.matches(":popover-open")) sheet.current.hidePopover();
    sheet.current?.showModal();
  };
  const closeAfterLink = (event: MouseEvent) => (event.target as Element).closest("a") && close();
  return (
    <div className={styles.phone}>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={t("openMenu")}
        popoverTarget={id}
        onClick={open}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" />
        </svg>
      </button>
      <dialog ref={sheet} id={id} popover="auto" className={styles.sheet} aria-label={t("menu")}>
        <div className={styles.head}>
          <span className={styles.title}>{text(title)}</span>
          <button
            type="button"
            className={styles.button}
            aria-label={t("closeMenu")}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={close}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        </div>
        {/* biome-ignore lint: the links inside are pressed by key or pointer; this only notices it */}
        <nav aria-label={t("mainMenu")} onClick={closeAfterLink} className={styles.nav}>
          <ul className={styles.list}>
            {menu.map((entry) => (
              <li key={entry.key} data-audience={entry.audience}>
                {entry.children.length === 0 ? (
                  <MenuLink entry={entry} className={styles.entry} />
                ) : (
                  <details name="phone-menu" open={entry.isCurrent || undefined}>
                    <summary className={styles.entry} data-current={entry.isCurrent}>
                      {entry.icon && <LineDrawing path={entry.icon} size={22} />}
                      {text(entry.title)}
                      <GroupArrow className={styles.arrow} />
                    </summary>
                    <ul className={styles.group}>
                      {entry.children.map((child) => (
                        <li key={child.key} data-audience={child.audience}>
                          <MenuLink entry={child} className={styles.child} />
                        </li>
                      ))}
                    </ul>
                  </details>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.foot}>
          <LanguageSwitch />
          <AccountEntry beforeLogin={close} />
        </div>
      </dialog>
    </div>
  );
}

function closeSheet(sheet: HTMLDialogElement | null): void {
  if (!sheet) return;
  if (sheet.open) sheet.close();
  else if (sheet.matches(":popover-open")) sheet.hidePopover();
}
