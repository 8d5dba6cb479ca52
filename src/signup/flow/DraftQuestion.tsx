import { useState, useSyncExternalStore } from "react";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { OtherDraft } from "../drafts/compareCopies.ts";
import { useLaterTexts } from "../laterTexts.ts";
import { restoreState } from "../restore.ts";
import styles from "../SignUp.module.css";
import type { SignUp } from "./useSignUp.ts";

/**
 * The line that asks which answers count if another tab or device saved others; typing goes on, and is kept. After the choice the
 * answers that were not chosen can be brought back.
 */
export function DraftQuestion({ signUp }: { signUp: SignUp }) {
  const t = useLaterTexts();
  const dates = useDates();
  const { keeper, loaded, store } = signUp;
  const conflict = useSyncExternalStore(keeper.subscribe, keeper.conflict, keeper.conflict);
  const [aside, setAside] = useState<string>();
  const show = async (content: string | null) => {
    const draft = content === null ? undefined : { content, savedAt: 0 };
    signUp.replace((await restoreState(loaded, draft)).state);
  };
  const choose = async (isMine: boolean) => {
    const other = conflict?.content ?? null;
    const mine = JSON.stringify(store.current());
    setAside((isMine ? other : mine) ?? undefined);
    await keeper.settle(isMine ? mine : other);
    if (!isMine) await show(other);
  };
  const bringBack = async () => {
    if (aside === undefined) return;
    setAside(undefined);
    keeper.keep(aside);
    await show(aside);
  };
  const isGone = conflict?.content === null;
  return (
    <div className={styles.question} data-question={conflict ? "conflict" : undefined}>
      <p role="status">
        {conflict && askedOf(conflict, t, dates(conflict.savedAt, "moment"))}
        {!conflict && aside !== undefined && t("chosen")}
      </p>
      {conflict && (
        <div className={styles.noteActions}>
          <Choice onPress={() => choose(false)}>{t(isGone ? "takeNone" : "takeOther")}</Choice>
          <Choice onPress={() => choose(true)}>{t(isGone ? "keepThese" : "keepMine")}</Choice>
        </div>
      )}
      {!conflict && aside !== undefined && (
        <div className={styles.noteActions}>
          <Choice onPress={bringBack}>{t("undo")}</Choice>
          <Choice onPress={() => setAside(undefined)}>{t("fine")}</Choice>
        </div>
      )}
    </div>
  );
}

function Choice({ onPress, children }: { onPress(): unknown; children: string }) {
  return (
    <button type="button" className={styles.inline} onClick={() => void onPress()}>
      {children}
    </button>
  );
}

function askedOf({ content, device }: OtherDraft, t: ReturnType<typeof useLaterTexts>, at: string): string {
  if (content === null) return t("conflictGone");
  return device ? t("conflictDevice", { at, device }) : t("conflictTab", { at });
}
