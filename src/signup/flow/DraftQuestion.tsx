import { useSyncExternalStore } from "react";
import { useDates } from "#blocks/kit/dates.ts";
import type { OtherDraft } from "../drafts/compareCopies.ts";
import { useLaterTexts } from "../laterTexts.ts";
import { restoreState } from "../restore.ts";
import styles from "../SignUp.module.css";
import { beginSignUp } from "../signUpState.ts";
import type { SignUp } from "./useSignUp.ts";

/**
 * The line that asks which answers count if another tab or device saved others; typing goes on, and is kept. After the choice the
 * answers that were not chosen can be brought back.
 */
export function DraftQuestion({ signUp }: { signUp: SignUp }) {
  const t = useLaterTexts();
  const dates = useDates();
  const { keeper, form, loaded } = signUp;
  const conflict = useSyncExternalStore(keeper.subscribe, keeper.conflict, keeper.conflict);
  const aside = useSyncExternalStore(keeper.subscribe, keeper.setAside, keeper.setAside);
  const show = async (content: string | null | undefined) => {
    if (typeof content === "string")
      signUp.replace((await restoreState(loaded, { content, savedAt: conflict?.savedAt ?? 0 })).state);
    else signUp.replace(beginSignUp(form, loaded.hash));
  };
  const takeOther = async () => {
    await keeper.settle("other");
    await show(conflict?.content);
  };
  const undo = async () => {
    await keeper.undo();
    await show(aside);
  };
  const isGone = conflict?.content === null;
  return (
    <div className={styles.question} data-question={conflict ? "conflict" : undefined}>
      <p role="status">
        {conflict && `${askedOf(conflict, t, dates(conflict.savedAt, "moment"))} ${t("keptMeanwhile")}`}
        {!conflict && aside !== undefined && t("chosen")}
      </p>
      {conflict && (
        <>
          <Choice onPress={takeOther}>{t(isGone ? "takeNone" : "takeOther")}</Choice>
          <Choice onPress={() => keeper.settle("mine")}>{t(isGone ? "keepThese" : "keepMine")}</Choice>
        </>
      )}
      {!conflict && aside !== undefined && (
        <>
          <Choice onPress={undo}>{t("undo")}</Choice>
          <Choice onPress={keeper.forget}>{t("fine")}</Choice>
        </>
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
