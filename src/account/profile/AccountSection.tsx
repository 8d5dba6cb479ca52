import type { ReactNode } from "react";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/account.ts";
import styles from "./AccountSection.module.css";

/** The texts of the account page. */
export const useAccountTexts = texts(messages);

/** One part of the account page: a heading that can have the focus, a sentence, and its content. */
export function AccountSection({
  name,
  text,
  children,
}: {
  name: "signUps" | "profile" | "messages" | "identity" | "security" | "sessions" | "myData";
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
