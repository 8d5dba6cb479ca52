import { useSyncExternalStore } from "react";
import type { DraftKeeper } from "../drafts/draftKeeper.ts";
import { useLaterTexts } from "../laterTexts.ts";
import styles from "../SignUp.module.css";

/** How safe the answers are. */
export function SavingLine({ keeper }: { keeper: DraftKeeper }) {
  const t = useLaterTexts();
  const saving = useSyncExternalStore(keeper.subscribe, keeper.saving, keeper.saving);
  const words = { saving: "saving", saved: "saved", "here-only": "savedHere", conflict: "keptMeanwhile" } as const;
  return (
    <p className={styles.saving} role="status" data-saving={saving}>
      {saving !== "idle" && t(words[saving])}
    </p>
  );
}
