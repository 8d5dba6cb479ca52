import { useState } from "react";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { useLaterTexts } from "../laterTexts.ts";
import styles from "../SignUp.module.css";
import { beginSignUp } from "../signUpState.ts";
import { focusField } from "./focus.ts";
import type { SignUp } from "./useSignUp.ts";

/** Says that earlier answers are back, since when, and what the form no longer asks for. Leads to the last of them; they can be thrown away. */
export function RestoredNote({ signUp }: { signUp: SignUp }) {
  const t = useLaterTexts();
  const { confirm, text } = useSite();
  const dates = useDates();
  const { restored, keeper, form, loaded } = signUp;
  const [isShown, setShown] = useState(restored.savedAt !== undefined);
  if (!isShown || restored.savedAt === undefined) return null;
  const discard = async () => {
    if (!(await confirm({ title: t("discardTitle"), body: t("discardBody"), yes: t("discardYes"), no: t("keep") })))
      return;
    await keeper.discard();
    signUp.replace(beginSignUp(form, loaded.hash));
    setShown(false);
  };
  const goOn = () => {
    setShown(false);
    const { field } = signUp.store.current();
    // Once the note no longer takes its room.
    if (field) requestAnimationFrame(() => focusField(field));
  };
  return (
    <div className={styles.note} role="status">
      <p>{t("restored", { at: dates(restored.savedAt, "moment") })}</p>
      {restored.isNewForm && <p>{t("formChanged")}</p>}
      {restored.left.length > 0 && (
        <>
          <p>{t("noLongerAsked")}</p>
          <ul>
            {restored.left.map(({ label, value }, index) => (
              <li key={index}>
                {label && <b>{text(label)}: </b>}
                {typeof value === "object" ? JSON.stringify(value) : String(value)}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.noteActions}>
        <Action look="quiet" onPress={goOn}>
          {t("goOn")}
        </Action>
        <Action look="quiet" onPress={() => void discard()}>
          {t("discard")}
        </Action>
      </div>
    </div>
  );
}
