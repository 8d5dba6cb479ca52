import { i18n } from "#blocks/kit/site/i18n.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { messages } from "#locales/generated/site.ts";
import { useProgram } from "../program.ts";
import styles from "./Header.module.css";

const names = { zh: "中文", en: "English" };

/**
 * Switches to the site's other language, confirms it, and stores the choice; nothing if the site
 * has one language.
 */
export function LanguageSwitch() {
  const { language, languages, showToast } = useSite();
  const choice = useProgram().language;
  const otherLanguage = languages.find((offered) => offered !== language);
  if (languages.length < 2 || !otherLanguage) return null;
  const change = () => {
    choice.choose(otherLanguage);
    showToast("success", i18n[otherLanguage]._(`${messages.scope}:languageChanged`));
  };
  return (
    <button type="button" className={styles.switch} lang={otherLanguage === "zh" ? "zh-CN" : "en"} onClick={change}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <path d="M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18" />
      </svg>
      {names[otherLanguage]}
    </button>
  );
}
