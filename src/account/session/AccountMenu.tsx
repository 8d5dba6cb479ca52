import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { Link } from "#blocks/kit/link/Link.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { organisePath } from "#core/reservedPaths.ts";
import { messages } from "#locales/generated/session.ts";
import type { Client } from "#src/client/client.ts";
import type { SessionStore } from "#src/site/session.ts";
import { isOrganiser, listReviews, reviewPaths } from "../organiser.ts";
import styles from "./AccountMenu.module.css";

const useTexts = texts(messages);

/**
 * The avatar of the logged-in visitor; it opens a menu with the own sign-ups, the account page and
 * the logout. The phone's menu shows both at once.
 */
export function AccountMenu({ client, session }: { client: Client; session: SessionStore }) {
  const { user, showToast } = useSite();
  const t = useTexts();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (!user) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    opener.current?.focus();
  };
  const onBlur = (event: FocusEvent) =>
    event.currentTarget.contains(event.relatedTarget as Node | null) || setOpen(false);
  // A server that cannot be reached is no reason to stay logged in here.
  const leave = () =>
    client
      .call("POST /user-center/logout", { json: {}, mayBeExpired: true, isSilent: true })
      .catch(() => undefined)
      .then(() => {
        session.end();
        showToast("success", t("loggedOut"));
      });
  const account = session.userData()?.accountInfo;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed is inside; this closes the menu when the focus leaves it
    <div className={styles.place} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        data-account=""
        aria-label={t("menuOf", { nick: user.nick })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar nick={user.nick} icon={user.icon} />
      </button>
      <div id={id} className={styles.list} data-open={isOpen}>
        <p className={styles.who}>
          <strong>{user.nick}</strong>
          <span>{account?.accountNo}</span>
        </p>
        <Link to="/account" className={styles.entry} onClick={() => setOpen(false)}>
          {t("signUps")}
        </Link>
        <Link to="/account?view=profile" className={styles.entry} onClick={() => setOpen(false)}>
          {t("account")}
        </Link>
        {listReviews(user).includes("applications") && (
          <Link to={reviewPaths.applications} className={styles.entry} onClick={() => setOpen(false)}>
            {t("review")}
          </Link>
        )}
        {isOrganiser(user) && (
          <Link to={organisePath} className={styles.entry} onClick={() => setOpen(false)}>
            {t("organise")}
          </Link>
        )}
        <button type="button" className={styles.entry} onClick={leave}>
          {t("logOut")}
        </button>
      </div>
    </div>
  );
}

function Avatar({ nick, icon }: { nick: string; icon: string | undefined }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {icon ? <img src={icon} alt="" /> : ([...nick][0] ?? "·").toUpperCase()}
    </span>
  );
}
