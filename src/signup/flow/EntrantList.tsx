import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { checkAll } from "../checkAll.ts";
import { useLaterTexts } from "../laterTexts.ts";
import styles from "../SignUp.module.css";
import { addEntrant, mostEntrants, removeEntrant, type SignUpState } from "../signUpState.ts";
import type { PartProps } from "./Flow.tsx";

/** The people of this sign-up: who is in it, what is still wrong with each, one more, one less. */
export function EntrantList({ signUp, state, go, next, back }: PartProps & { state: SignUpState }) {
  const t = useLaterTexts();
  const { confirm } = useSite();
  const { form, item, store, nameOf } = signUp;
  const most = mostEntrants(form, item.id);
  const problems = checkAll(signUp);
  const add = (isCopied: boolean) => {
    const after = addEntrant(store.current(), form, isCopied);
    store.update(() => ({ ...after, place: store.current().place }));
    go(after.place);
  };
  const remove = async (id: string) => {
    const question = {
      title: t("removeEntrant", { name: nameOf(id) }),
      body: t("removeEntrantBody"),
      yes: t("removeYes"),
      no: t("keep"),
    };
    if (await confirm(question)) store.update((before) => removeEntrant(before, id));
  };
  const isTooMany = state.entrants.length > most;
  const isWhole = state.entrants.every(({ id }) => !problems.some(({ entrant }) => entrant === id));
  return (
    <div className={styles.form}>
      {!isTooMany && <p className={styles.intro}>{t("entrantsIntro", { most })}</p>}
      <ul className={styles.people}>
        {state.entrants.map(({ id }) => {
          const count = problems.filter(({ entrant }) => entrant === id).length;
          return (
            <li key={id}>
              <p className={styles.person}>
                {nameOf(id)}
                <span data-wrong={count > 0}>{count > 0 ? t("openPoints", { count }) : t("complete")}</span>
              </p>
              <Action look="quiet" onPress={() => go({ at: "step", entrant: id, step: form.steps[0]?.id ?? "" })}>
                {t("edit")}
              </Action>
              {state.entrants.length > 1 && (
                <Action look="quiet" onPress={() => void remove(id)}>
                  {t("remove")}
                </Action>
              )}
            </li>
          );
        })}
      </ul>
      {state.entrants.length < most && (
        <div className={styles.adding}>
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
        <p className={styles.wrong} role="alert">
          {most === 1 ? t("noOthers") : t("entrantsIntro", { most })}{" "}
          {t("tooMany", { count: state.entrants.length - most })}
        </p>
      )}
      {!isWhole && <p className={styles.wrong}>{t("entrantsOpen")}</p>}
      <div className={styles.buttons}>
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
