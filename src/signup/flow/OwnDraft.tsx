import textButton from "#blocks/kit/control/TextButton.module.css";
import { Link } from "#blocks/kit/link/Link.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { ListedDraft } from "#contract/drafts.ts";
import shared from "../open/SignUp.module.css";
import { useSignUpTexts } from "../texts.ts";
import styles from "./OwnSignUps.module.css";

/** Shows a draft of the runner, with the way to its form. */
export function OwnDraft({ draft, path }: { draft: ListedDraft; path: string }) {
  const t = useSignUpTexts();
  const { text } = useSite();
  const dates = useDates();
  const name = text(draft.itemName);
  return (
    <li>
      <p className={styles.receiptItem}>
        {[name, draft.use === "through-entry" && t("application")].filter(Boolean).join(" · ")}
        <span data-draft="">{t("notSubmitted")}</span>
      </p>
      <p className={shared.quiet}>{t("savedLine", { at: dates(draft.savedAt, "moment") })}</p>
      <Link to={path} className={`${textButton.button} ${styles.link}`}>
        {t("continueDraft")}
        <span className="visually-hidden"> {name}</span>
      </Link>
    </li>
  );
}
