import { useSyncExternalStore } from "react";
import { Action } from "#blocks/kit/Action.tsx";
import { useDates } from "#blocks/kit/dates.ts";
import type { DraftKeeper } from "../drafts/draftKeeper.ts";
import { restoreState } from "../restore.ts";
import styles from "../SignUp.module.css";
import { useSignUpTexts } from "../texts.ts";
import type { SignUp } from "./useSignUp.ts";

/** How safe the answers are; where another tab or device saved others in the meantime, the runner says which ones count. */
export function SavingLine({ keeper, signUp }: { keeper: DraftKeeper; signUp: SignUp }) {
  const t = useSignUpTexts();
  const dates = useDates();
  const saving = useSyncExternalStore(keeper.subscribe, keeper.saving, keeper.saving);
  const conflict = keeper.conflict();
  if (saving !== "conflict" || !conflict)
    return (
      <p className={styles.saving} role="status" data-saving={saving}>
        {saving !== "idle" && t(saving === "saving" ? "saving" : saving === "saved" ? "saved" : "savedHere")}
      </p>
    );
  const { savedAt, device, content } = conflict;
  const at = dates(savedAt, "full");
  const takeOther = async () => {
    if (content !== null) signUp.replace((await restoreState(signUp.loaded, { content, savedAt })).state);
    await keeper.settle("other");
  };
  return (
    <div className={styles.note} role="alert" data-kind="conflict">
      <p>
        {content === null ? t("conflictGone") : device ? t("conflictDevice", { at, device }) : t("conflictTab", { at })}
      </p>
      <div className={styles.noteActions}>
        {content !== null && (
          <Action look="quiet" onPress={() => void takeOther()}>
            {t("takeOther")}
          </Action>
        )}
        <Action look="quiet" onPress={() => void keeper.settle("mine")}>
          {t("keepMine")}
        </Action>
      </div>
    </div>
  );
}
