import { useEffect, useState } from "react";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { useLazyTexts } from "../lazyTexts.ts";
import { beginContent } from "../model/content.ts";
import type { SignUp } from "../model/signUp.ts";
import { useSelected } from "../model/store.ts";
import styles from "./DraftNote.module.css";
import { focusField } from "./focus.ts";

// The sign-ups whose note was answered: it does not come back with the next step.
const seen = new WeakSet<SignUp>();

/**
 * Shows that earlier answers are restored, from when, and which of them the form no longer asks
 * for; with buttons to go to the last one and to discard them.
 */
export function RestoredNote({ signUp }: { signUp: SignUp }) {
  const t = useLazyTexts();
  const { confirm, text } = useSite();
  const dates = useDates();
  const { restored, autosave, form, loaded, store } = signUp;
  const place = useSelected(store, ({ content }) => content.place);
  const [first] = useState(place);
  const [isShown, setShown] = useState(restored.savedAt !== undefined && !seen.has(signUp));
  const hide = () => {
    seen.add(signUp);
    setShown(false);
  };
  // Who goes to another step has gone on with these answers.
  useEffect(() => {
    if (place === first) return;
    seen.add(signUp);
    setShown(false);
  }, [place, first, signUp]);
  if (!isShown || restored.savedAt === undefined) return null;
  const discard = async () => {
    if (!(await confirm({ title: t("discardTitle"), body: t("discardBody"), yes: t("discardYes"), no: t("keep") })))
      return;
    store.dispatch({ type: "discarded", content: beginContent(form, loaded.hash) });
    hide();
    await autosave.remove();
  };
  const resume = () => {
    hide();
    const { field } = store.getState().content;
    // After the note has disappeared.
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
        <Action look="quiet" onPress={resume}>
          {t("resume")}
        </Action>
        <Action look="quiet" onPress={() => void discard()}>
          {t("discard")}
        </Action>
      </div>
    </div>
  );
}
