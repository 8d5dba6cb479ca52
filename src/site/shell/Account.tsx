import { useEffect, useSyncExternalStore } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/site.ts";
import { useProgram } from "../program.ts";
import { nobody } from "../session.ts";
import styles from "./Header.module.css";

const useTexts = texts(messages);

/**
 * The login button, or the menu of a logged-in visitor, in the same size. Nothing if the site has
 * no accounts.
 */
export function AccountEntry({ beforeLogin }: { beforeLogin?: () => void }) {
  const { accounts } = useProgram();
  const { user, logIn, hasAccounts } = useSite();
  const t = useTexts();
  const Menu = user && accounts.opened()?.Menu;
  if (!hasAccounts) return null;
  const enter = () => {
    beforeLogin?.();
    logIn();
  };
  return (
    <div className={styles.account}>
      {Menu ? (
        <Menu />
      ) : (
        <button type="button" className={styles.logIn} onClick={enter}>
          {t("logIn")}
        </button>
      )}
    </div>
  );
}

/** The place of the login drawer. */
export function AccountLayer() {
  const { accounts, booted } = useProgram();
  const opened = useSyncExternalStore(accounts.subscribe, accounts.opened, nobody);
  // From now on it is drawn who is logged in: what the page's own script has hidden from visitors
  // with a session is shown.
  useEffect(() => {
    if (opened) delete document.documentElement.dataset.user;
  }, [opened]);
  return opened && <opened.Layer account={booted.compiled.site.account} />;
}
