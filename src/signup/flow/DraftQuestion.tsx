import { useState } from "react";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { OtherDraft } from "../drafts/compareCopies.ts";
import { useLazyTexts } from "../lazyTexts.ts";
import type { DraftContent } from "../model/content.ts";
import { restoreContent } from "../model/restore.ts";
import type { SignUp } from "../model/signUp.ts";
import { useSelected } from "../model/store.ts";
import styles from "./DraftNote.module.css";

/**
 * Asks which answers count if another tab or device saved others. The runner can continue to type,
 * which is saved here. The answers that were not chosen can be restored after the choice.
 */
export function DraftQuestion({ signUp }: { signUp: SignUp }) {
  const t = useLazyTexts();
  const dates = useDates();
  const { autosave, loaded, store } = signUp;
  const conflict = useSelected(store, ({ draft }) => draft.others[0]);
  const [aside, setAside] = useState<DraftContent>();
  const choose = async (isMine: boolean) => {
    if (!conflict) return;
    const isGone = conflict.content === null;
    const stored = conflict.content === null ? undefined : { content: conflict.content, savedAt: conflict.savedAt };
    const { content } = await restoreContent(loaded, stored);
    const ownContent = store.getState().content;
    setAside(isMine ? (isGone ? undefined : content) : ownContent);
    if (isGone && !isMine) {
      store.dispatch({ type: "discarded", content });
      return autosave.removeHere();
    }
    store.dispatch({ type: "conflictSettled", ...(!isMine && { content }) });
    return autosave.saveNow();
  };
  const bringBack = () => {
    if (!aside) return;
    setAside(undefined);
    store.dispatch({ type: "contentReplaced", content: aside });
  };
  const isGone = conflict?.content === null;
  return (
    <div className={styles.question} data-question={conflict ? "conflict" : undefined}>
      <p role="status">
        {conflict && questionAbout(conflict, t, dates(conflict.savedAt, "moment"))}
        {!conflict && aside && t("chosen")}
      </p>
      {conflict && (
        <div className={styles.noteActions}>
          <Choice onPress={() => choose(false)}>{t(isGone ? "takeNone" : "takeOther")}</Choice>
          <Choice onPress={() => choose(true)}>{t(isGone ? "keepThese" : "keepMine")}</Choice>
        </div>
      )}
      {!conflict && aside && (
        <div className={styles.noteActions}>
          <Choice onPress={bringBack}>{t("undo")}</Choice>
          <Choice onPress={() => setAside(undefined)}>{t("dismiss")}</Choice>
        </div>
      )}
    </div>
  );
}

function Choice({ onPress, children }: { onPress(): unknown; children: string }) {
  return <TextButton onClick={() => void onPress()}>{children}</TextButton>;
}

function questionAbout({ content, device }: OtherDraft, t: ReturnType<typeof useLazyTexts>, at: string): string {
  if (content === null) return t("conflictGone");
  return device ? t("conflictDevice", { at, device }) : t("conflictTab", { at });
}
