import { Section } from "#blocks/kit/layout/Section.tsx";
import { Show } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { OwnResults } from "#blocks/kit/results/LateOwnResults.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { messages } from "#locales/generated/home/my-entry.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./MyEntry.module.css";

const useTexts = texts(messages);

/**
 * Shows the sign-ups of a visitor who is logged in, and their next step; before that, one line and
 * the login.
 */
export default function MyEntry({ title, text: words }: HomeProps["my-entry"]) {
  const t = useTexts();
  const { text, user, hasAccounts } = useSite();
  return (
    <Section title={text(title) || t("title")} lead={text(words)}>
      <div className={styles.entry}>
        {user ? (
          <OwnEntry key={user.accountId} />
        ) : hasAccounts ? (
          <Visitor isExplained={words !== undefined} />
        ) : (
          <p>{t("noAccounts")}</p>
        )}
      </div>
    </Section>
  );
}

function Visitor({ isExplained }: { isExplained: boolean }) {
  const t = useTexts();
  const { logIn } = useSite();
  return (
    <div className={styles.visitor}>
      {!isExplained && <p>{t("visitor")}</p>}
      <Action look="quiet" onPress={() => logIn()}>
        {t("logIn")}
      </Action>
    </div>
  );
}

function OwnEntry() {
  const { ownSignUps } = useSite();
  return (
    <>
      <OwnResults />
      <Show loaded={useLoaded("own-sign-ups", ownSignUps)} lines={3} height="9rem">
        {(OwnSignUps) => <OwnSignUps shows="next" />}
      </Show>
    </>
  );
}
