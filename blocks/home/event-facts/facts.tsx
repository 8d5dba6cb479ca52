import type { ReactNode } from "react";
import { ItemFee } from "#blocks/kit/service/ItemFee.tsx";
import { useLiveItems } from "#blocks/kit/service/places.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { messages } from "#locales/generated/home/event-facts.ts";
import type { HomeProps, RaceItem } from "#schemas/generated/types.ts";

const useTexts = texts(messages);

/**
 * Writes one fact of an item in the visitor's language; a word if there is no number, or no place
 * left.
 */
export function useFacts(): (
  column: NonNullable<HomeProps["event-facts"]["columns"]>[number],
  item: RaceItem,
) => ReactNode {
  const t = useTexts();
  const numbers = useNumbers();
  const date = useDates();
  const live = useLiveItems();
  return (column, item) => {
    switch (column) {
      case "distance":
        return (
          <>
            {item.isDistanceApproximate && <small>{t("about")} </small>}
            {numbers.plain(item.distanceKm)}
            <small> {t("km")}</small>
          </>
        );
      case "places":
        return (
          soldOut(item) ?? (item.places === undefined ? <small>{t("unlimited")}</small> : numbers.plain(item.places))
        );
      case "fee":
        if (item.feeFen === undefined) return <small>{t("unknown")}</small>;
        return <ItemFee item={{ id: item.id, feeFen: item.feeFen }} />;
      case "age":
        return age(item);
      case "allocation":
        if (!item.allocation) return <small>{t("unknown")}</small>;
        return t(item.allocation === "first-come" ? "firstCome" : item.allocation);
      case "start":
        return item.startsAt ? date(item.startsAt, "time") : <small>{t("unknown")}</small>;
      case "climb":
        return item.climbM === undefined ? (
          "–"
        ) : (
          <>
            {numbers.plain(item.climbM)} <small>{t("m")}</small>
          </>
        );
    }
  };

  function soldOut({ id }: RaceItem): ReactNode | undefined {
    const state = live.find(({ item }) => item.id === id)?.state;
    return state === "full" || state === "waiting" ? <small>{t(state)}</small> : undefined;
  }

  function age({ minAge, maxAge }: RaceItem): string {
    if (minAge && maxAge) return t("ageBetween", { min: minAge, max: maxAge });
    if (minAge) return t("ageFrom", { age: minAge });
    return maxAge ? t("ageTo", { age: maxAge }) : t("ageNone");
  }
}
