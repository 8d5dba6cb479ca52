import { useSyncExternalStore } from "react";
import type { DraftKeeper } from "../drafts/draftKeeper.ts";
import styles from "../SignUp.module.css";
import { useSignUpTexts } from "../texts.ts";

/** How safe the answers are. */
export function SavingLine({ keeper }: { keeper: DraftKeeper }) {
  const t = useSignUpTexts();
  const saving = useSyncExternalStore(keeper.subscribe, keeper.saving, keeper.saving);
  const isSaid = saving !== "idle" && saving !== "conflict";
  return (
    <p className={styles.saving} role="status" data-saving={saving}>
      {isSaid && t(saving === "here-only" ? "savedHere" : saving)}
    </p>
  );
}
