import { useEffect, useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import type { DataOf } from "#contract/contract.ts";
import { messages } from "#locales/generated/login.ts";
import encodePassword from "#src/account/encodePassword.ts";
import { logInByPassword } from "#src/client/account.ts";
import { useDrawer } from "./drawerContext.ts";
import styles from "./login.module.css";

const useTexts = texts(messages);

type TestAccount = DataOf<"GET /dev/test-accounts">[number];

/**
 * The accounts of a developer's debug config: each logs in by one press. Nothing if there are none.
 */
export function TestAccounts() {
  const t = useTexts();
  const { text, showToast } = useSite();
  const { client, enter, explain } = useDrawer();
  const [accounts, setAccounts] = useState<TestAccount[]>([]);
  useEffect(() => {
    let isShown = true;
    client.call("GET /dev/test-accounts", { isSilent: true }).then(
      (listed) => isShown && setAccounts(listed),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [client]);
  if (accounts.length === 0) return null;
  const logIn = ({ phone, email, password }: TestAccount) =>
    logInByPassword(client, phone ? { phone } : { accountEmail: email ?? "" }, encodePassword(password)).then(
      enter,
      (error) => showToast("error", explain(error)),
    );
  return (
    <section className={styles.testAccounts} aria-label={t("testAccounts")}>
      <p>{t("testAccounts")}</p>
      {accounts.map((account) => (
        <button key={account.phone ?? account.email} type="button" onClick={() => logIn(account)}>
          {text(account.name)}
        </button>
      ))}
    </section>
  );
}
