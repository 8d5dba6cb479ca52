import "#blocks/kit/style/tokens.css";
import "#blocks/kit/style/base.css";
import { I18nProvider } from "@lingui/react";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { i18n } from "#blocks/kit/site/i18n.ts";
import type { CaptchaPass } from "#contract/account.ts";
import Captcha from "#src/account/captcha/Captcha.tsx";
import { createClient } from "#src/client/client.ts";
import styles from "./trial.module.css";

// A page that only contains the verification, for the browser tests: `?language=en` and
// `?target=…`.
const query = new URLSearchParams(location.search);
const language = query.get("language") === "en" ? "en" : "zh";
const target = query.get("target") ?? "13800000000";
document.documentElement.lang = language === "zh" ? "zh-CN" : "en";
const client = createClient({
  base: "",
  token: () => undefined,
  language: () => language,
  show: () => undefined,
  sentence: String,
});

function Trial() {
  const [pass, setPass] = useState<CaptchaPass>();
  const [isOpen, setOpen] = useState(true);
  return (
    <div className={styles.panel}>
      {isOpen && (
        <Captcha
          client={client}
          target={target}
          scene="login"
          onPassed={(passed) => {
            setPass(passed);
            setOpen(false);
          }}
          onClosed={() => setOpen(false)}
        />
      )}
      {!isOpen && <output>{pass ? JSON.stringify(pass) : "closed"}</output>}
    </div>
  );
}

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <I18nProvider i18n={i18n[language]}>
      <Trial />
    </I18nProvider>,
  );
