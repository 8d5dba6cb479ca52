import { useForm } from "#blocks/field/kit/frame/fieldProps.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { isSoldOut } from "#forms/values/soldOut.ts";
import { messages } from "#locales/generated/kit/option-places.ts";

const useTexts = texts(messages);

/** What a runner reads beside an option, and whether it can still be chosen. */
export interface OptionState {
  note?: string;
  isFull: boolean;
}

/**
 * Returns the state of the options of a field, by the id of its control: an entrant's prefix and
 * the answer's place.
 */
export function useOptionPlaces(id: string): (option: string) => OptionState {
  const t = useTexts();
  const { soldOut, places = [] } = useForm();
  const pointer = id.slice(Math.max(0, id.indexOf("/")));
  return (option) => {
    if (isSoldOut(soldOut, pointer, option)) return { note: t("full"), isFull: true };
    const optionPlaces = places.find((place) => place.field === pointer && place.option === option);
    if (!optionPlaces) return { isFull: false };
    const { left, waiting } = optionPlaces;
    return { note: left > 0 ? t("left", { count: left }) : t("waiting", { count: waiting }), isFull: false };
  };
}
