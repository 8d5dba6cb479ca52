import { QRCodeSVG } from "qrcode.react";
import { Section, useIsNested } from "#blocks/kit/layout/Section.tsx";
import { Empty } from "#blocks/kit/layout/State.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { Picture } from "#blocks/kit/media/Picture.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/home/social-media.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./SocialMedia.module.css";

const useTexts = texts(messages);

type Account = HomeProps["social-media"]["accounts"][number];

/**
 * The race's accounts: a QR code to scan from a second device, the account's name, and a link for
 * the device at hand.
 */
export default function SocialMedia({ title, accounts }: HomeProps["social-media"]) {
  const t = useTexts();
  const { text } = useSite();
  const isNested = useIsNested();
  return (
    <Section title={text(title) || (isNested ? "" : t("title"))}>
      {accounts.length === 0 && <Empty>{t("empty")}</Empty>}
      <ul className={styles.accounts}>
        {accounts.map((account) => (
          <li key={account.id} className={styles.account}>
            <Code account={account} />
            <div className={styles.words}>
              <p className={styles.name}>{text(account.name)}</p>
              {account.account && <p className={styles.handle}>{account.account}</p>}
              {account.link && (
                <Link
                  to={account.link}
                  className={styles.link}
                  aria-label={t("openNamed", { name: text(account.name) })}
                >
                  {t("open")}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Code({ account: { name, image, code } }: { account: Account }) {
  const t = useTexts();
  const { text } = useSite();
  const label = t("code", { name: text(name) });
  if (image)
    return (
      <div className={styles.code}>
        <Picture image={{ ...image, alt: { zh: label } }} sizes="144px" />
      </div>
    );
  if (!code) return null;
  return (
    <div className={styles.code}>
      <QRCodeSVG value={code} level="M" role="img" aria-label={label} />
    </div>
  );
}
