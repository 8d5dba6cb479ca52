import { useEffect, useRef } from "react";
import { type Site, useSite } from "#blocks/kit/site/site.ts";
import { type Numbers, useNumbers } from "#blocks/kit/text/numbers.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { ItemLeft } from "#contract/entries.ts";
import type { SubmissionHead } from "#contract/signup.ts";
import type { ItemState } from "#core/itemState.ts";
import type { SignUpUse } from "#forms/form.ts";
import { findEarlyBird } from "#forms/prices/earlyBirds.ts";
import type { RaceItem } from "#schemas/generated/types.ts";
import shared from "../open/SignUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";
import { findRejected, findTakenItems, listItems, stateOfItem } from "../siteForms.ts";
import { useSignUpTexts } from "../texts.ts";
import { ApplicationRules } from "./ApplicationRules.tsx";
import styles from "./ItemChoice.module.css";

interface ItemChoiceProps {
  use: SignUpUse;
  submissions: SubmissionHead[];
  /** How many places the items have left, as far as they are limited. */
  places: readonly ItemLeft[];
  /** Whether the runner has left the form of an item: the button that they pressed is gone. */
  isReturn: boolean;
  onChoose(item: string): void;
}

/** The items of the race with their distance, fee, age limits, and how places are given. */
export function ItemChoice({ submissions, places, use, isReturn, onChoose }: ItemChoiceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isReturn) heading.current?.focus({ preventScroll: true });
  }, [isReturn]);
  const t = useSignUpTexts();
  const { race } = useSite();
  const { forms, domainName, now } = useSignUpServices();
  const takenById = findTakenItems(submissions, use, domainName);
  const items = listItems(race, forms, use);
  if (items.length === 0) return <p className={shared.lead}>{t("noItems")}</p>;
  return (
    <section aria-labelledby="choose-item">
      <h2 id="choose-item" ref={heading} className={shared.heading} tabIndex={-1}>
        {t("chooseItem")}
      </h2>
      {use === "through-entry" && <ApplicationRules />}
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            <ItemCard
              item={item}
              use={use}
              isTaken={takenById.has(item.id)}
              state={stateOfItem(item, use, {
                forms,
                rejected: findRejected(submissions, { item: item.id, domainName }),
                places,
                now: now(),
              })}
              left={places.find((place) => place.item === item.id)}
              onChoose={() => onChoose(item.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ItemCardProps extends Pick<ItemChoiceProps, "use"> {
  item: RaceItem;
  isTaken: boolean;
  state: ItemState;
  left: ItemLeft | undefined;
  onChoose(): void;
}

function ItemCard({ item, use, isTaken, state, left, onChoose }: ItemCardProps) {
  const t = useSignUpTexts();
  const { text, prices } = useSite();
  const { now } = useSignUpServices();
  const numbers = useNumbers();
  const dates = useDates();
  // An application is for a place that is neither sold nor drawn.
  const isSignUp = use === "sign-up";
  const facts = [
    t(item.isDistanceApproximate ? "aboutDistance" : "distance", { km: numbers.plain(item.distanceKm) }),
    ageWords(t, item),
    isSignUp && item.places !== undefined && t("places", { count: item.places }),
    isSignUp && item.allocation && t(allocationTexts[item.allocation]),
    isSignUp && feeWords(t, item, { prices, at: now(), numbers }),
    item.startsAt && t("starts", { at: dates(item.startsAt, "moment") }),
  ].filter(Boolean);
  return (
    <button
      type="button"
      className={styles.item}
      onClick={onChoose}
      // Before it opens the form can be filled in.
      disabled={isTaken || !(state === "open" || state === "waiting" || (isSignUp && state === "notYet"))}
    >
      <span className={styles.itemName}>{text(item.name)}</span>
      <span className={styles.itemFacts}>{facts.join(" · ")}</span>
      {item.note && <span className={styles.itemFacts}>{text(item.note)}</span>}
      {!isTaken && <PlacesLine item={item} use={use} state={state} left={left} />}
      {isTaken && <span className={styles.itemTaken}>{t(isSignUp ? "takenItem" : "takenApplication")}</span>}
    </button>
  );
}

const allocationTexts = {
  draw: "byDraw",
  "first-come": "firstCome",
  direct: "byApplication",
  invite: "byInvitation",
} as const;

// Shows the places that are left, or why nobody can sign up now.
function PlacesLine({ item, use, state, left }: Pick<ItemCardProps, "item" | "use" | "state" | "left">) {
  const t = useSignUpTexts();
  const dates = useDates();
  const { opensAt } = item;
  const words = {
    open: left && t("placesLeft", { count: left.left }),
    waiting: t("itemWaiting", { count: left?.waiting ?? 0 }),
    full: t("itemFull"),
    notYet: opensAt && t(use === "sign-up" ? "itemNotYet" : "itemNotYetOnly", { at: dates(opensAt, "moment") }),
    over: t("itemOver"),
    closed: t("itemClosed"),
    cancelled: t("itemCancelled"),
  }[state];
  return words ? <span className={state === "open" ? styles.itemFacts : styles.itemTaken}>{words}</span> : null;
}

// Returns the fee of one person, with an early-bird offer that is open; fees that depend on more
// are in the price before they submit.
function feeWords(
  t: ReturnType<typeof useSignUpTexts>,
  { id, feeFen }: RaceItem,
  { prices, at, numbers: { fen } }: { prices: Site["prices"]; at: number; numbers: Numbers },
): string | undefined {
  if (feeFen === undefined) return undefined;
  if (feeFen === 0) return t("free");
  const early = findEarlyBird(prices, { id, feeFen }, at);
  return early ? t("feeEarly", { fee: fen(early.feeFen), regular: fen(feeFen) }) : t("feeGiven", { fee: fen(feeFen) });
}

function ageWords(t: ReturnType<typeof useSignUpTexts>, { minAge, maxAge }: RaceItem): string | undefined {
  if (minAge !== undefined && maxAge !== undefined) return t("ageBetween", { min: minAge, max: maxAge });
  if (minAge !== undefined) return t("ageFrom", { min: minAge });
  return maxAge === undefined ? undefined : t("ageTo", { max: maxAge });
}
