import { useSyncExternalStore } from "react";
import type { DraftKeeper } from "../drafts/draftKeeper.ts";
import { useLaterTexts } from "../laterTexts.ts";
import styles from "../SignUp.module.css";

/** How safe the answers are. */
export function SavingLine({ keeper }: { keeper: DraftKeeper }) {
  const t = useLaterTexts();
  const saving = useSyncExternalStore(keeper.subscribe, keeper.saving, keeper.saving);
  const isSaid = saving !== "idle" && saving !== "conflict";
  return (
    <p className={styles.saving} role="status" data-saving={saving}>
      {isSaid && t(saving === "here-only" ? "savedHere" : saving)}
    </p>
  );
}
