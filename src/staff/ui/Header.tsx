import type { Language } from "#core/text.ts";
import { listPending } from "../model/lines.ts";
import styles from "./Staff.module.css";
import { useSurroundings } from "./surroundings.ts";
import { useStaffTexts } from "./texts.ts";

const names = { zh: "中文", en: "English" } as const;

/** The race, the site of the device, and whether everything is sent. */
export function Header({ onLanguage }: { onLanguage(language: Language): void }) {
  const t = useStaffTexts();
  const { facts, state, language, text } = useSurroundings();
  const { desk, roster } = state;
  const site = roster?.snapshot.sites.find(({ id }) => id === desk?.site);
  return (
    <header className={styles.header}>
      <div>
        <h1>{t("title")}</h1>
        <p className={styles.race}>{[text(facts.title), text(site?.name), desk?.name].filter(Boolean).join(" · ")}</p>
      </div>
      <div className={styles.side}>
        {facts.languages.length > 1 && (
          <span className={styles.languages}>
            {facts.languages.map((name) => (
              <button
                key={name}
                type="button"
                lang={name}
                aria-pressed={name === language}
                onClick={() => onLanguage(name)}
              >
                {names[name]}
              </button>
            ))}
          </span>
        )}
        {desk && <SendState />}
      </div>
    </header>
  );
}

function SendState() {
  const t = useStaffTexts();
  const { state, clock } = useSurroundings();
  const pending = listPending(state.desk?.lines ?? []).length;
  const { lastSyncAt } = state.desk ?? {};
  return (
    <p
      className={styles.sending}
      role="status"
      data-state={state.isOnline ? (pending > 0 ? "sending" : "sent") : "offline"}
    >
      {state.isOnline ? t("online") : t("offline")}
      {pending > 0 && ` · ${t("pending", { count: pending })}`}
      {pending === 0 && lastSyncAt !== undefined && ` · ${t("sent", { at: clock(lastSyncAt) })}`}
    </p>
  );
}
