import { CentredPage } from "#blocks/kit/layout/CentredPage.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useNow } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { Moments } from "#blocks/kit/time/Moments.tsx";
import { messages } from "#locales/generated/page/coming-soon.ts";
import type { PageProps } from "#schemas/generated/types.ts";
import styles from "./ComingSoon.module.css";

const useTexts = texts(messages);

/**
 * A page whose content is on its way: of which race, what it will be and, if that is known, when it
 * comes.
 */
export default function ComingSoon({ text: statedText, opensAt }: PageProps["coming-soon"]) {
  const t = useTexts();
  const { ownText, pageTitle, race, text, title: siteTitle } = useSite();
  const now = useNow(5000);
  // A name that the platform knows only in Chinese is replaced by the site's title if that is in
  // English.
  const raceName = race ? ownText(race.name) || text(siteTitle) : "";
  const title = text(pageTitle);
  const isDue = opensAt !== undefined && now >= Date.parse(opensAt);
  return (
    <CentredPage title="large">
      <Road />
      {raceName && <p className={styles.race}>{raceName}</p>}
      <h1>{title || t("title")}</h1>
      {title && <p className={styles.soon}>{t("soon")}</p>}
      <p>{text(statedText) || (raceName ? t("text", { race: raceName }) : t("textWithoutRace"))}</p>
      {opensAt && (isDue ? <p>{t("arriving")}</p> : <Moments instant={opensAt} label={t("opens")} />)}
      <Action to="/home" look="quiet">
        {t("home")}
      </Action>
    </CentredPage>
  );
}

// A road that is still to be run.
function Road() {
  return (
    <svg className={styles.road} viewBox="0 0 240 120" aria-hidden="true">
      <circle cx="168" cy="44" r="22" className={styles.sun} />
      <path d="M0 86c40-26 70-30 110-14s80 10 130-18v66H0z" className={styles.hill} />
      <path d="M92 120c8-22 40-26 34-40-3-7-12-8-16-13 10 4 24 6 28 15 6 15-18 20-16 38z" className={styles.way} />
    </svg>
  );
}
