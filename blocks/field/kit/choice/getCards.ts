import type { Text } from "#schemas/generated/types.ts";
import type { Card } from "./ChoiceCards.tsx";
import type { OptionState } from "./useOptionPlaces.ts";

/** Returns the choices of a form as cards in the runner's language. */
export function getCards(
  choices: { id: string; label: Text; help?: Text }[],
  text: (text: Text) => string,
  findState: (option: string) => OptionState = () => ({ isFull: false }),
): Card[] {
  return choices.map(({ id, label, help }) => {
    const { note, isFull } = findState(id);
    const words = [help && text(help), note].filter(Boolean).join(" · ");
    return { id, label: text(label), ...(words && { help: words }), ...(isFull && { isFull }) };
  });
}
