import { useLayoutEffect, useRef } from "react";
import { Link } from "#blocks/kit/Link.tsx";
import { useSite } from "#blocks/kit/site.ts";
import { texts } from "#blocks/kit/texts.ts";
import { messages } from "#locales/generated/site.ts";
import styles from "./CollectionBar.module.css";

const useTexts = texts(messages);

/** The pages of the open page's section as a row of buttons, the open one marked; nothing where it stands alone. */
export function CollectionBar() {
  const { siblings, text } = useSite();
  const t = useTexts();
  const bar = useRef<HTMLElement>(null);
  const current = siblings.find(({ isCurrent }) => isCurrent)?.key;
  // On a phone the row is longer than the window: the open page's button comes to its middle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open page says when to look again
  useLayoutEffect(() => {
    const button = bar.current?.querySelector<HTMLElement>("[aria-current]");
    if (bar.current && button)
      bar.current.scrollLeft = button.offsetLeft - (bar.current.clientWidth - button.offsetWidth) / 2;
  }, [current]);
  if (siblings.length === 0) return null;
  return (
    <nav ref={bar} className={styles.bar} aria-label={t("section")}>
      <ul className={styles.list}>
        {siblings.map(({ key, to, title, isCurrent, isExternal }) => (
          <li key={key}>
            <Link to={to} className={styles.button} aria-current={isCurrent ? "page" : undefined}>
              {text(title)}
              {isExternal && <NewTab />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Says, to eyes and ears, that a link opens in a new tab. */
export function NewTab() {
  const t = useTexts();
  return (
    <>
      <span aria-hidden="true">{" ↗"}</span>
      <span className="visually-hidden">{t("newTab")}</span>
    </>
  );
}
