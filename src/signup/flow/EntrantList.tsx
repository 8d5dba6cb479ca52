import { useEffect, useRef } from "react";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useLazyTexts } from "../lazyTexts.ts";
import { checkAll } from "../model/checkAll.ts";
import { copyFirstEntrant, newEntrant } from "../model/content.ts";
import { listSteps, mostEntrants } from "../model/places.ts";
import shared from "../open/SignUp.module.css";
import styles from "./EntrantList.module.css";
import type { ContentProps, PartProps } from "./partProps.ts";
import { useEntrantNames } from "./useEntrantNames.ts";

/** The entrants of this sign-up: how many problems each has, and buttons to add and remove them. */
export function EntrantList({ signUp, content, go, next, back }: PartProps & ContentProps) {
  const t = useLazyTexts();
  const { confirm } = useSite();
  const { form, item, store, loaded } = signUp;
  const getName = useEntrantNames(signUp, content);
  const most = mostEntrants(form, item);
  useFocusAfterRemoval(content.entrants.length);
  const problems = checkAll(signUp, content);
  const goTo = (id: string) => {
    const entrant = store.getState().content.entrants.find((entrant) => entrant.id === id);
    const [first] = entrant ? listSteps(loaded, entrant.answers) : [];
    go({ at: "step", entrant: id, step: first?.id ?? "" });
  };
  const add = (isCopied: boolean) => {
    const entrant = isCopied ? copyFirstEntrant(content, form) : newEntrant();
    store.dispatch({ type: "entrantAdded", entrant });
    goTo(entrant.id);
  };
  const remove = async (id: string) => {
    const question = {
      title: t("removeEntrant", { name: getName(id) }),
      body: t("removeEntrantBody"),
      yes: t("removeYes"),
      no: t("keep"),
    };
    if (await confirm(question)) store.dispatch({ type: "entrantRemoved", entrant: id });
  };
  const isTooMany = content.entrants.length > most;
  const isWhole = content.entrants.every(({ id }) => !problems.some(({ entrant }) => entrant === id));
  return (
    <div className={shared.form}>
      {!isTooMany && <p className={shared.intro}>{t("entrantsIntro", { most })}</p>}
      <ul className={styles.people}>
        {content.entrants.map(({ id }) => {
          const count = problems.filter(({ entrant }) => entrant === id).length;
          return (
            <li key={id}>
              <p className={styles.person}>
                {getName(id)}
                <span data-wrong={count > 0}>{count > 0 ? t("openPoints", { count }) : t("complete")}</span>
              </p>
              <div className={styles.actions}>
                <Action look="quiet" onPress={() => goTo(id)}>
                  {t("edit")}
                  <span className="visually-hidden"> {getName(id)}</span>
                </Action>
                {content.entrants.length > 1 && (
                  <Action look="quiet" onPress={() => void remove(id)}>
                    {t("remove")}
                    <span className="visually-hidden"> {getName(id)}</span>
                  </Action>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {content.entrants.length < most && (
        <div className={styles.actions}>
          <Action look="quiet" onPress={() => add(false)}>
            {t("addEntrant")}
          </Action>
          {form.entrants.copy.length > 0 && (
            <Action look="quiet" onPress={() => add(true)}>
              {t("addEntrantCopied")}
            </Action>
          )}
        </div>
      )}
      {isTooMany && (
        <p className={shared.wrong} role="alert">
          {most === 1 ? t("noOthers") : t("entrantsIntro", { most })}{" "}
          {t("tooMany", { count: content.entrants.length - most })}
        </p>
      )}
      {!isWhole && <p className={shared.wrong}>{t("entrantsOpen")}</p>}
      <div className={shared.buttons}>
        <Action look="quiet" onPress={back}>
          {t("back")}
        </Action>
        <Action onPress={next} isDisabled={!isWhole || isTooMany}>
          {t("next")}
        </Action>
      </div>
    </div>
  );
}

// The button that had the focus is gone with its entrant.
function useFocusAfterRemoval(count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) document.getElementById("sign-up-part")?.focus();
    before.current = count;
  }, [count]);
}
