import { useSite } from "#blocks/kit/site/site.ts";
import { QuietButton } from "../../QuietButton.tsx";
import styles from "./Secret.module.css";
import { useOrganiseTexts } from "./texts.ts";

/** A text for another program, with a button that copies it. */
export function Secret({ label, value }: { label: string; value: string }) {
  const t = useOrganiseTexts();
  const { showToast } = useSite();
  const copy = () => navigator.clipboard.writeText(value).then(() => showToast("success", t("copied")));
  return (
    <div className={styles.secret}>
      <p>{label}</p>
      <code>{value}</code>
      {/* Pages that are not served over https have no clipboard. */}
      {"clipboard" in navigator && (
        <QuietButton onClick={() => void copy()}>
          {t("copy")}
          <span className="visually-hidden"> {label}</span>
        </QuietButton>
      )}
    </div>
  );
}
