import { Page } from "#blocks/kit/layout/Page.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { outsideHost } from "#blocks/kit/link/outsideHost.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/page/link.ts";
import type { PageProps } from "#schemas/generated/types.ts";
import styles from "./Link.module.css";

const useTexts = texts(messages);

/** Shows the target of a link, with a button that opens it; it never opens by itself. */
export default function Link({ link, text: what }: PageProps["link"]) {
  const t = useTexts();
  const { href, pageTitle, text } = useSite();
  const isSafe = href(link) !== undefined;
  const host = outsideHost(link);
  return (
    <Page title={text(pageTitle) || t("title")} lead={text(what)} width="text">
      <p className={styles.address}>{link}</p>
      {!isSafe && <p className={styles.note}>{t("unsafe")}</p>}
      {isSafe && host && <p className={styles.note}>{t("outside")}</p>}
      {isSafe ? (
        <Action to={link}>{host ? `${t("open")} ↗` : t("go")}</Action>
      ) : (
        <Action to="/home" look="quiet">
          {t("home")}
        </Action>
      )}
    </Page>
  );
}
