import { useLatest } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { findEarlyBird } from "#forms/prices/earlyBirds.ts";
import { messages } from "#locales/generated/kit/item-fee.ts";
import type { RaceItem } from "#schemas/generated/types.ts";

const useTexts = texts(messages);

/**
 * The fee of an item as it is now: with an early-bird offer also until when, and the regular one.
 */
export function ItemFee({ item: { id, feeFen } }: { item: Pick<RaceItem, "id"> & { feeFen: number } }) {
  const t = useTexts();
  const { prices } = useSite();
  const date = useDates();
  const { fen } = useNumbers();
  const instants = (prices?.earlyBirds ?? []).flatMap(({ from = "", until }) => [from, until].map(Date.parse));
  const early = findEarlyBird(prices, { id, feeFen }, useLatest(instants.filter(Number.isFinite)));
  if (feeFen === 0) return t("free");
  if (!early) return fen(feeFen);
  return (
    <>
      {early.feeFen === 0 ? t("free") : fen(early.feeFen)}{" "}
      <small>{t("until", { at: date(early.until, "moment"), regular: fen(feeFen) })}</small>
    </>
  );
}
