import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { Show } from "#blocks/kit/State.tsx";
import { useLoaded, useSite } from "#blocks/kit/site.ts";
import type { RaceItem } from "#schemas/generated/types.ts";
import type { LaterParts } from "../later.ts";
import styles from "../SignUp.module.css";
import type { SignUpProps } from "../SignUp.tsx";
import { mostEntrants, type Place, placeAfter, placeBefore } from "../signUpState.ts";
import { useSignUpTexts } from "../texts.ts";
import { useSignUpWorld } from "../world.ts";
import { EntrantStep } from "./EntrantStep.tsx";
import type { Opened } from "./ItemSignUp.tsx";
import { Progress } from "./Progress.tsx";
import { RestoredNote } from "./RestoredNote.tsx";
import { SavingLine } from "./SavingLine.tsx";
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
  const { loadPart } = useSignUpWorld();
  const later = useLoaded(
    "sign-up-later",
    useCallback((name: string) => loadPart<LaterParts>(name), [loadPart]),
  );
  const isBeginning = place.at === "step" && place.step === form.steps[0]?.id;
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
    <section className={styles.flow} aria-labelledby="sign-up-part">
      <header className={styles.head}>
        <p className={styles.quiet}>
          {text(form.title)} · {text(item.name)}
        </p>
        <Progress {...part} state={state} />
        {isBeginning && form.intro && <p className={styles.intro}>{text(form.intro)}</p>}
        {isBeginning && isForOne && <p className={styles.quiet}>{t("noOthers")}</p>}
      </header>
      <RestoredNote signUp={signUp} />
      <h2 id="sign-up-part" ref={top} className={styles.heading} tabIndex={-1}>
        {titleOf(place, signUp, t, text)}
      </h2>
      {place.at === "step" && <EntrantStep key={mark} {...part} state={state} place={place} />}
      {place.at !== "step" && (
        <Show loaded={later} lines={6}>
          {({ EntrantList, Policies, Review }) => (
            <>
              {place.at === "entrants" && <EntrantList {...part} state={state} />}
              {place.at === "policies" && <Policies {...part} state={state} />}
              {place.at === "review" && <Review {...part} state={state} onSent={onSent} />}
            </>
          )}
        </Show>
      )}
      <SavingLine keeper={opened.keeper} signUp={signUp} />
    </section>
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
