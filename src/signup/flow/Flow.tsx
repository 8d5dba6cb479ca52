import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { useLoaded, useSite } from "#blocks/kit/site/site.ts";
import type { RaceItem } from "#schemas/generated/types.ts";
import { useCome } from "../form/later.ts";
import styles from "../SignUp.module.css";
import type { SignUpProps } from "../SignUp.tsx";
import { mostEntrants, type Place, placeAfter, placeBefore, type SignUpState } from "../signUpState.ts";
import { useSignUpTexts } from "../texts.ts";
import { EntrantStep } from "./EntrantStep.tsx";
import type { Opened } from "./ItemSignUp.tsx";
import { Progress } from "./Progress.tsx";
import { type SignUp, useSignUp } from "./useSignUp.ts";
import { useStepHistory } from "./useStepHistory.ts";

interface FlowProps extends SignUpProps {
  opened: Opened;
  item: RaceItem;
  onLeave(): void;
  onSent(): void;
}

/** What each part of the flow is given. */
export interface PartProps {
  signUp: SignUp;
  /** Goes to a place, and shows it from its top. */
  go(place: Place): void;
  next(): void;
  back(): void;
}

/** The way through a sign-up: the steps of each entrant, the entrants, the policies, the review; every part keeps what it was told. */
export function Flow({ opened, item, use, onLeave, onSent }: FlowProps) {
  const t = useSignUpTexts();
  const { text } = useSite();
  const signUp = useSignUp(opened, item, use);
  const { store, form } = signUp;
  const state = useSyncExternalStore(store.subscribe, store.current, store.current);
  const top = useRef<HTMLHeadingElement>(null);
  const isMoving = useRef(false);
  const show = useCallback(
    (place: Place) => {
      isMoving.current = true;
      store.update((before) => ({ ...before, place }));
    },
    [store],
  );
  const push = useStepHistory(state.place, show, onLeave);
  const go = (place: Place) => {
    push(place);
    show(place);
  };
  const { place } = state;
  const mark = JSON.stringify(place);
  // Who goes on reads from the top of the new part; who has just come in is not moved.
  useEffect(() => {
    if (!isMoving.current || mark === "") return;
    isMoving.current = false;
    // A part with something wrong in it has led there already.
    if (document.activeElement?.closest("[data-field]")) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: "start" });
  }, [mark]);
  const come = useCome(opened.later);
  const isBeginning = place.at === "step" && place.step === form.steps[0]?.id;
  const engage = useEngagement(opened, !isBeginning || opened.restored.savedAt !== undefined);
  // Who wants to take somebody along learns at once that this item has no place for it.
  const isForOne = use === "sign-up" && mostEntrants(form, item.id) === 1;
  const before = placeBefore(state, form, item.id);
  const part: PartProps = {
    signUp,
    go,
    next: () => go(placeAfter(store.current(), form, item.id)),
    back: () => (before ? go(before) : onLeave()),
  };
  return (
    <section
      className={styles.flow}
      aria-labelledby="sign-up-part"
      onFocus={engage}
      onPointerDown={engage}
      onInput={engage}
    >
      <header className={styles.head}>
        <p className={styles.quiet}>
          {text(form.title)} · {text(item.name)}
        </p>
        <Progress {...part} state={state} />
        {isBeginning && form.intro && <p className={styles.intro}>{text(form.intro)}</p>}
        {isBeginning && isForOne && <p className={styles.quiet}>{t("noOthers")}</p>}
      </header>
      {come && <come.RestoredNote signUp={signUp} />}
      {come && <come.DraftQuestion signUp={signUp} />}
      <h2 id="sign-up-part" ref={top} className={styles.heading} tabIndex={-1}>
        {titleOf(place, signUp, t, text)}
      </h2>
      {place.at === "step" && <EntrantStep key={mark} {...part} state={state} place={place} />}
      {place.at !== "step" && <AfterSteps {...part} state={state} onSent={onSent} />}
      {come ? <come.SavingLine keeper={opened.keeper} /> : <p className={styles.saving} />}
    </section>
  );
}

// What nobody sees yet is loaded once somebody does something with the form, or is in the middle of it.
function useEngagement({ keeper, later, loadOtherFields }: Opened, isUnderWay: boolean): () => void {
  const isEngaged = useRef(false);
  const engage = useCallback(() => {
    if (isEngaged.current) return;
    isEngaged.current = true;
    keeper.prepare();
    loadOtherFields();
    // Whoever goes on asks for it again, and hears where it cannot be had.
    later.load().catch(() => {});
  }, [keeper, later, loadOtherFields]);
  useEffect(() => {
    if (isUnderWay) engage();
  }, [isUnderWay, engage]);
  return engage;
}

function AfterSteps({ onSent, ...part }: PartProps & { state: SignUpState; onSent(): void }) {
  const { later } = part.signUp;
  const loaded = useLoaded("later", later.load, later.current());
  const { at } = part.state.place;
  return (
    <Show loaded={loaded} lines={6}>
      {({ EntrantList, Policies, Review }) => (
        <>
          {at === "entrants" && <EntrantList {...part} />}
          {at === "policies" && <Policies {...part} />}
          {at === "review" && <Review {...part} onSent={onSent} />}
        </>
      )}
    </Show>
  );
}

function titleOf(
  place: Place,
  { form, nameOf }: SignUp,
  t: ReturnType<typeof useSignUpTexts>,
  text: ReturnType<typeof useSite>["text"],
): string {
  if (place.at === "entrants") return t("entrantsTitle");
  if (place.at === "policies") return t("policiesTitle");
  if (place.at === "review") return t("reviewTitle");
  const step = form.steps.find(({ id }) => id === place.step);
  const name = nameOf(place.entrant);
  return name ? t("stepOf", { step: text(step?.title), name }) : text(step?.title);
}
