import { chooseSaving } from "../drafts/draftState.ts";
import { useLazyTexts } from "../lazyTexts.ts";
import type { SignUp } from "../model/signUp.ts";
import { useSelected } from "../model/store.ts";
import styles from "./Flow.module.css";

/** Shows how safe the answers are. */
export function SavingLine({ signUp }: { signUp: SignUp }) {
  const t = useLazyTexts();
  const saving = useSelected(signUp.store, ({ draft }) => chooseSaving(draft));
  const words = { saving: "saving", saved: "saved", "here-only": "savedHere", conflict: "keptMeanwhile" } as const;
  return (
    <p className={styles.saving} role="status" data-saving={saving}>
      {saving !== "idle" && t(words[saving])}
    </p>
  );
}
