import { useEffect, useRef, useState } from "react";
import { useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import type { LookUpView } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import type { LookedUp } from "#contract/lookUps.ts";
import { messages } from "#locales/generated/look-ups.ts";
import { FoundRegistrations } from "./FoundRegistrations.tsx";
import { FoundScores } from "./FoundScores.tsx";
import styles from "./LookUp.module.css";
import { LookUpForm } from "./LookUpForm.tsx";

const useTexts = texts(messages);

/** A look-up that is open: what it asks, then what it found. */
export function LookUp(view: LookUpView) {
  const [found, setFound] = useState<LookedUp>();
  const [round, setRound] = useState(0);
  const again = () => {
    setFound(undefined);
    setRound(round + 1);
  };
  if (found) return <Found view={view} found={found} onAgain={again} />;
  return <LookUpForm key={round} {...view} isAgain={round > 0} onFound={setFound} />;
}

function Found({ view, found, onAgain }: { view: LookUpView; found: LookedUp; onAgain(): void }) {
  const t = useTexts();
  const Heading = `h${useHeadingLevel()}` as "h2";
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { registrations, scores } = found;
  const count = registrations.length + scores.length;
  return (
    // Splits, plots and ranks need the room beside the form.
    <section className={styles.found} {...(scores.length > 0 && { "data-is-wide": "" })}>
      <Heading ref={heading} tabIndex={-1}>
        {registrations.length > 0 ? t("foundRegistrations", { count }) : t("foundScores", { count })}
      </Heading>
      <FoundRegistrations registrations={registrations} pickUp={view.pickUp} />
      <FoundScores scores={scores} />
      <p>
        <Action look="quiet" onPress={onAgain}>
          {t("again")}
        </Action>
      </p>
    </section>
  );
}
