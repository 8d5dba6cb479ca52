import type { ReactNode } from "react";
import { Link } from "#blocks/kit/link/Link.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/login.ts";
import { useDrawer } from "./drawerContext.ts";
import styles from "./Fields.module.css";

const useTexts = texts(messages);

/** The box to tick before a login; `isAsked` shows that it is still missing. */
export function Agreement({ isAsked }: { isAsked: boolean }) {
  const t = useTexts();
  const { hasAgreed, agree } = useDrawer();
  const isMissing = isAsked && !hasAgreed;
  return (
    <div className={styles.agreement}>
      <label>
        <input
          type="checkbox"
          name="agreement"
          checked={hasAgreed}
          aria-describedby="agreement-note"
          aria-invalid={isMissing}
          onChange={(event) => agree(event.target.checked)}
        />
        <span>
          <AgreementText text={t("agree")} />
        </span>
      </label>
      <p id="agreement-note" className={styles.note} role="alert">
        {isMissing && <span>{t("agreeFirst")}</span>}
      </p>
    </div>
  );
}

/** A sentence with the links to both texts, which open beside it: what was typed stays. */
export function AgreementText({ text }: { text: string }) {
  const { account } = useDrawer();
  const links: Record<string, string> = { a: account.userAgreement, p: account.privacyPolicy };
  const pieces: ReactNode[] = text.split(/(<[ap]>.*?<\/[ap]>)/).map((piece) => {
    const [, kind = "", label] = /^<([ap])>(.*)<\/[ap]>$/.exec(piece) ?? [];
    const to = links[kind];
    if (!to) return piece;
    return (
      <Link key={kind} to={to} target="_blank">
        {label}
      </Link>
    );
  });
  return <>{pieces}</>;
}
