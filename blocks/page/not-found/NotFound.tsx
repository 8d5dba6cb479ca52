import { Action } from "#blocks/kit/link/Action.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { type MenuEntry, useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/page/not-found.ts";
import styles from "./NotFound.module.css";

const useTexts = texts(messages);

/** Shows that there is no such page, and leads home or to any page that exists. */
export default function NotFound() {
  const t = useTexts();
  const { menu } = useSite();
  const groups = menu.filter(({ to }) => to !== "/home");
  return (
    <div className={styles.page}>
      <p className={styles.number} aria-hidden="true">
        404
      </p>
      <h1>{t("title")}</h1>
      <p className={styles.text}>{t("text")}</p>
      <Action to="/home">{t("home")}</Action>
      {groups.length > 0 && (
        <nav className={styles.elsewhere} aria-labelledby="elsewhere">
          <h2 id="elsewhere">{t("elsewhere")}</h2>
          <ul className={styles.groups}>
            {groups.map((entry) => (
              <Group key={entry.key} entry={entry} />
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

function Group({ entry }: { entry: MenuEntry }) {
  const { text } = useSite();
  return (
    <li data-audience={entry.audience}>
      <Link to={entry.to} className={styles.group}>
        {text(entry.title)}
      </Link>
      {entry.children.length > 0 && (
        <ul className={styles.pages}>
          {entry.children.map((child) => (
            <li key={child.key} data-audience={child.audience}>
              <Link to={child.to}>{text(child.title)}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
