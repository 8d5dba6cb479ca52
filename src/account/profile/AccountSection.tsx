import type { ComponentType, ReactNode } from "react";
import { texts } from "#blocks/kit/site/texts.ts";
import type { UserData } from "#contract/userData.ts";
import { messages } from "#locales/generated/account.ts";
import type { Client } from "#src/client/client.ts";
import type { SessionStore } from "#src/site/session.ts";
import type { CaptchaProps } from "../captcha/Captcha.tsx";
import type { ReviewProps } from "../review/ReviewPage.tsx";
import type { SecondFactorPart } from "../second-factor/secondFactorPart.ts";
import styles from "./AccountSection.module.css";

/** The texts of the account page. */
export const useAccountTexts = texts(messages);

/** The session, with the parts that the account page loads when it needs them. */
export interface AccountSession extends SessionStore {
  loadCaptcha(): Promise<ComponentType<CaptchaProps>>;
  loadReview(): Promise<ComponentType<ReviewProps>>;
  loadSecondFactor(): Promise<SecondFactorPart>;
}

/** What every section of the account page works with. */
export interface SectionProps {
  client: Client;
  userData: UserData;
  session: AccountSession;
  /** Fetches the account again, after a change. */
  renew(): Promise<void>;
}

/** One part of the account page: a heading that can have the focus, a sentence, and its content. */
export function AccountSection({
  name,
  text,
  children,
}: {
  name: "signUps" | "profile" | "identity" | "security" | "sessions" | "myData";
  text?: string;
  children: ReactNode;
}) {
  const t = useAccountTexts();
  return (
    <section className={styles.section} aria-labelledby={`account-${name}`}>
      <header>
        <h2 id={`account-${name}`} tabIndex={-1}>
          {t(name)}
        </h2>
        {text && <p>{text}</p>}
      </header>
      {children}
    </section>
  );
}
