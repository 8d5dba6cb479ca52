import type { Text } from "#schemas/generated/types.ts";
import type { Card } from "./ChoiceCards.tsx";

/** The choices of a form as cards in the runner's language. */
export function cardsOf(choices: { id: string; label: Text; help?: Text }[], text: (text: Text) => string): Card[] {
  return choices.map(({ id, label, help }) => ({ id, label: text(label), ...(help && { help: text(help) }) }));
}
