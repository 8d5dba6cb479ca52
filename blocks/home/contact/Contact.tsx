import type { ReactNode } from "react";
import { Link } from "#blocks/kit/link/Link.tsx";
import { Picture } from "#blocks/kit/media/Picture.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { dialled } from "#core/contact.ts";
import { messages } from "#locales/generated/home/contact.ts";
import type { Site } from "#schemas/generated/types.ts";
import styles from "./Contact.module.css";

const useTexts = texts(messages);
type Account = NonNullable<Site["social"]>[number];

/** What the compiler writes into the footer: the site's own settings. */
export interface ContactProps {
  contact: Site["contact"];
  social: Account[];
}

/**
 * Shows the organiser's contacts and the race's accounts elsewhere: by link, by name, or by QR
 * code.
 */
export default function Contact({ contact, social }: ContactProps) {
  const t = useTexts();
  return (
    <div className={styles.band}>
      {contact && <Ways contact={contact} />}
      {social.length > 0 && (
        <section aria-label={t("follow")}>
          <h2>{t("follow")}</h2>
          <ul className={styles.accounts}>
            {social.map((account) => (
              <li key={account.id}>
                <OneAccount account={account} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Ways({ contact: { phone, email, address, hours } }: { contact: NonNullable<Site["contact"]> }) {
  const t = useTexts();
  const { text } = useSite();
  return (
    <section aria-label={t("contact")}>
      <h2>{t("contact")}</h2>
      <dl className={styles.ways}>
        {phone && (
          <Way label={t("phone")}>
            <a href={`tel:${dialled(phone)}`}>{phone}</a>
          </Way>
        )}
        {hours && <Way label={t("hours")}>{text(hours)}</Way>}
        {email && (
          <Way label={t("email")}>
            <a href={`mailto:${email}`}>{email}</a>
          </Way>
        )}
        {address && <Way label={t("address")}>{text(address)}</Way>}
      </dl>
    </section>
  );
}

function Way({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function OneAccount({ account: { network, account, link, qr } }: { account: Account }) {
  const t = useTexts();
  const { text } = useSite();
  const networkName = t(network === "wechat-channels" ? "wechatChannels" : network);
  const accountName = text(account);
  const name = accountName ? t("named", { network: networkName, account: accountName }) : networkName;
  const words = (
    <>
      <strong>{networkName}</strong>
      {accountName && <span> {accountName}</span>}
    </>
  );
  return (
    <div className={styles.account} data-qr={qr !== undefined}>
      {qr && (
        <Picture image={{ ...qr, alt: same(text(qr.alt) || t("qr", { name })) }} sizes="104px" className={styles.qr} />
      )}
      {link ? (
        <Link to={link}>
          {words}
          <span className="visually-hidden">{t("newTab")}</span>
        </Link>
      ) : (
        <p>{words}</p>
      )}
    </div>
  );
}

// In the language of the visitor already.
function same(words: string): { zh: string; en: string } {
  return { zh: words, en: words };
}
