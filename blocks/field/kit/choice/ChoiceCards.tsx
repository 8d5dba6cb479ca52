import type { ReactNode } from "react";
import { groupBlur } from "#blocks/field/kit/frame/groupBlur.ts";
import styles from "./ChoiceCards.module.css";

/** One answer that can be chosen, in the runner's language. */
export interface Card {
  id: string;
  label: string;
  help?: string;
  /** Nobody can choose it any more; who has chosen it can take it back. */
  isFull?: boolean;
}

interface ChoiceCardsProps {
  kind: "radio" | "checkbox";
  /** What the ids of the controls begin with: `name-friend`. */
  id: string;
  /** The name of the group, which no other group of the page has. */
  name: string;
  cards: Card[];
  /** The ids of the chosen ones. */
  chosen: string[];
  isRequired?: boolean;
  /** Short answers, side by side if there is room. */
  isShort?: boolean;
  onChoose(id: string, isChosen: boolean): void;
  onLeave?(): void;
  /** Further questions of a chosen answer, below it. */
  more?(id: string): ReactNode;
}

/**
 * Answers to choose from, each of them a card that can be pressed anywhere; the platform's own
 * radio buttons or checkboxes inside.
 */
export function ChoiceCards(props: ChoiceCardsProps) {
  const { kind, id, name, cards, chosen, isRequired, isShort = false, onChoose, onLeave, more } = props;
  return (
    <div className={styles.cards} data-short={isShort} {...(onLeave && groupBlur(onLeave))}>
      {cards.map((card) => {
        const isChosen = chosen.includes(card.id);
        const helpId = `${id}-${card.id}-help`;
        return (
          <div key={card.id} className={styles.choice}>
            <label className={styles.card}>
              <input
                type={kind}
                id={`${id}-${card.id}`}
                name={name}
                value={card.id}
                checked={isChosen}
                disabled={card.isFull && !isChosen}
                required={kind === "radio" && isRequired}
                aria-describedby={card.help ? helpId : undefined}
                onChange={({ currentTarget }) => onChoose(card.id, currentTarget.checked)}
              />
              <span className={styles.label}>{card.label}</span>
              {card.help && (
                <span id={helpId} className={styles.help} aria-hidden="true">
                  {card.help}
                </span>
              )}
            </label>
            {isChosen && more?.(card.id)}
          </div>
        );
      })}
    </div>
  );
}
