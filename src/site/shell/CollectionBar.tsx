import { useLayoutEffect, useRef } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/site.ts";
import styles from "./CollectionBar.module.css";
import { MenuLink } from "./MenuLink.tsx";

const useTexts = texts(messages);

/**
 * The pages of the open page's section as a row of buttons, the open one marked; nothing if it is
 * the only one.
 */
export function CollectionBar() {
  const { siblings } = useSite();
  const t = useTexts();
  const bar = useRef<HTMLElement>(null);
  const current = siblings.find(({ isCurrent }) => isCurrent)?.key;
  // On a phone the row is longer than the window: the open page's button comes to its middle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures again when another page opens
  useLayoutEffect(() => {
    const button = bar.current?.querySelector<HTMLElement>("[aria-current]");
    if (bar.current && button)
      bar.current.scrollLeft = button.offsetLeft - (bar.current.clientWidth - button.offsetWidth) / 2;
  }, [current]);
  if (siblings.length === 0) return null;
  return (
    <nav ref={bar} className={styles.bar} aria-label={t("section")}>
      <ul className={styles.list}>
        {siblings.map((entry) => (
          <li key={entry.key} data-audience={entry.audience}>
            <MenuLink entry={entry} className={styles.button} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
