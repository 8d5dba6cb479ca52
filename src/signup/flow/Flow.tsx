import { useCallback, useEffect, useRef } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import type { SubmissionReceipt } from "#contract/signup.ts";
import type { RaceItem } from "#schemas/generated/types.ts";
import { useContextChanges } from "../form/useContextChanges.ts";
import { useLazy } from "../lazy.ts";
import type { Place } from "../model/content.ts";
import { listSteps, mostEntrants, placeAfter, placeBefore } from "../model/places.ts";
import type { SignUp } from "../model/signUp.ts";
import { useSelected } from "../model/store.ts";
import shared from "../open/SignUp.module.css";
import { useSignUpTexts } from "../texts.ts";
import { EntrantStep } from "./EntrantStep.tsx";
import styles from "./Flow.module.css";
import type { OpenedSignUp } from "./openItem.ts";
import { Progress } from "./Progress.tsx";
import type { PartProps } from "./partProps.ts";
import { useEntrantNames } from "./useEntrantNames.ts";
import { useStepHistory } from "./useStepHistory.ts";

interface FlowProps {
  opened: OpenedSignUp;
  item: RaceItem;
  /** From when on it can be submitted, in ms since 1970; undefined for at once. */
  opensAt: number | undefined;
  isChosen: boolean;
  onLeave(): void;
  onSent(sent: SubmissionReceipt): void;
}

/**
 * The parts of a sign-up in order: the steps of each entrant, the entrants, the policies, the
 * review.
 */
export function Flow({ opened, item, opensAt, isChosen, onLeave, onSent }: FlowProps) {
  const { signUp, lazyParts } = opened;
  const { store } = signUp;
  const place = useSelected(store, ({ content }) => content.place);
  // Which parts there are depends on the number of entrants.
  useSelected(store, ({ content }) => content.entrants.length);
  const { part, top } = useParts(signUp, place, { isChosen, onLeave });
  const loaded = useLazy(lazyParts);
  useContextChanges(signUp);
  const isFirst = isFirstStep(signUp, place);
  const engage = useEngagement(opened, !isFirst || signUp.restored.savedAt !== undefined);
  return (
    <section
      className={styles.flow}
      data-steps={isFirst ? "first" : "later"}
      aria-labelledby="sign-up-part"
      // The focus that is set on the heading is no use of the form.
      onFocus={({ target }) => target !== top.current && engage()}
      onPointerDown={engage}
      onInput={engage}
    >
      <Head {...part} item={item} place={place} />
      <div className={styles.part}>
        {loaded && <loaded.RestoredNote signUp={signUp} />}
        {loaded && <loaded.DraftQuestion signUp={signUp} />}
        <h2 id="sign-up-part" ref={top} className={shared.heading} tabIndex={-1}>
          <Title signUp={signUp} place={place} />
        </h2>
        {place.at === "step" ? (
          <EntrantStep key={markPlace(place)} {...part} opened={opened} place={place} />
        ) : (
          <AfterSteps {...part} lazyParts={lazyParts} opensAt={opensAt} onSent={onSent} />
        )}
        {loaded ? <loaded.SavingLine signUp={signUp} /> : <p className={styles.saving} />}
      </div>
    </section>
  );
}

function Head({ signUp, item, place, go }: PartProps & { item: RaceItem; place: Place }) {
  const t = useSignUpTexts();
  const { text } = useSite();
  const { form, store, use } = signUp;
  const isFirst = isFirstStep(signUp, place);
  // A runner who wants to sign up others also reads at once that this item does not allow it. The
  // captain of a team invites them.
  const isForOne = use === "sign-up" && !form.team && mostEntrants(form, item.id) === 1;
  return (
    <header className={styles.head}>
      <p className={shared.quiet}>
        {text(form.title)} · {text(item.name)}
      </p>
      <Progress signUp={signUp} current={store.getState().content} go={go} />
      {isFirst && form.intro && <p className={shared.intro}>{text(form.intro)}</p>}
      {isFirst && isForOne && <p className={shared.quiet}>{t("noOthers")}</p>}
    </header>
  );
}

function isFirstStep({ loaded, store }: SignUp, place: Place): boolean {
  if (place.at !== "step") return false;
  const entrant = store.getState().content.entrants.find(({ id }) => id === place.entrant);
  return entrant !== undefined && place.step === listSteps(loaded, entrant.answers)[0]?.id;
}

// Moves between the parts, with the browser's history.
function useParts(signUp: SignUp, place: Place, { isChosen, onLeave }: Pick<FlowProps, "isChosen" | "onLeave">) {
  const { store, loaded, item } = signUp;
  const top = useRef<HTMLHeadingElement>(null);
  const isMoving = useRef(isChosen);
  const show = useCallback(
    (next: Place) => {
      isMoving.current = true;
      store.dispatch({ type: "moved", place: next });
    },
    [store],
  );
  const push = useStepHistory(place, show, onLeave);
  const go = (next: Place) => {
    push(next);
    show(next);
  };
  const mark = markPlace(place);
  // A runner who continues or has chosen the item reads from the top of the part; one who comes to
  // the page is not moved.
  useEffect(() => {
    if (!isMoving.current || mark === "") return;
    isMoving.current = false;
    // A part with a problem has moved the focus there already.
    if (document.activeElement?.closest("[data-field]")) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: "start" });
  }, [mark]);
  const part: PartProps = {
    signUp,
    go,
    next: () => go(placeAfter(store.getState().content, loaded, item)),
    back() {
      const before = placeBefore(store.getState().content, loaded, item);
      if (before) go(before);
      else onLeave();
    },
  };
  return { part, top };
}

function markPlace(place: Place): string {
  return JSON.stringify(place);
}

// Loads what is not visible yet once the runner uses the form, or if they return to its middle.
function useEngagement({ signUp, lazyParts, loadOtherFields }: OpenedSignUp, isUnderWay: boolean): () => void {
  const { autosave } = signUp;
  const isEngaged = useRef(false);
  const engage = useCallback(() => {
    if (isEngaged.current) return;
    isEngaged.current = true;
    autosave.prepare();
    loadOtherFields();
    // If this fails, continuing requests it again and shows the error.
    lazyParts.load().catch(() => {});
  }, [autosave, lazyParts, loadOtherFields]);
  useEffect(() => {
    if (isUnderWay) engage();
  }, [isUnderWay, engage]);
  return engage;
}

type AfterStepsProps = PartProps & Pick<OpenedSignUp, "lazyParts"> & Pick<FlowProps, "opensAt" | "onSent">;

function AfterSteps({ lazyParts, opensAt, onSent, ...part }: AfterStepsProps) {
  const loaded = useLoaded("later", lazyParts.load, lazyParts.current());
  const content = useSelected(part.signUp.store, (state) => state.content);
  const { at } = content.place;
  return (
    <Show loaded={loaded} lines={6}>
      {({ EntrantList, Policies, Review }) => (
        <>
          {at === "entrants" && <EntrantList {...part} content={content} />}
          {at === "policies" && <Policies {...part} content={content} />}
          {at === "review" && <Review {...part} content={content} opensAt={opensAt} onSent={onSent} />}
        </>
      )}
    </Show>
  );
}

function Title({ signUp, place }: { signUp: SignUp; place: Place }) {
  const t = useSignUpTexts();
  const { text } = useSite();
  const getName = useEntrantNames(
    signUp,
    useSelected(signUp.store, ({ content }) => content),
  );
  if (place.at !== "step") return t(titles[place.at]);
  const step = signUp.form.steps.find(({ id }) => id === place.step);
  const name = getName(place.entrant);
  return name ? t("stepOf", { step: text(step?.title), name }) : text(step?.title);
}

const titles = { entrants: "entrantsTitle", policies: "policiesTitle", review: "reviewTitle" } as const;
