import { Choice, Field } from "#blocks/kit/control/Field.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { ReviewRace } from "#contract/applications.ts";
import { QuietButton } from "../QuietButton.tsx";
import styles from "./Filters.module.css";
import { useReviewTexts } from "./texts.ts";

interface RaceChoiceProps {
  races: Pick<ReviewRace, "domainName" | "title">[];
  domainName: string;
  onRace(domainName: string): void;
}

/** Chooses the race that is listed, if there are several. */
export function RaceChoice({ races, domainName, onRace }: RaceChoiceProps) {
  const t = useReviewTexts();
  const { text } = useSite();
  if (races.length === 1) return null;
  return (
    <Field label={t("race")}>
      {(control) => (
        <Choice {...control} value={domainName} onChange={({ target }) => onRace(target.value)}>
          {races.map((race) => (
            <option key={race.domainName} value={race.domainName}>
              {text(race.title)}
            </option>
          ))}
        </Choice>
      )}
    </Field>
  );
}

interface StateButtonsProps<State extends string> {
  legend: string;
  states: readonly State[];
  counts: Record<State, number>;
  /** Undefined for all. */
  chosen: State | undefined;
  nameOf(state: State | "all"): string;
  onChoose(state: State | undefined): void;
}

/** A button for each state with how many are in it, and one for all of them. */
export function StateButtons<State extends string>(props: StateButtonsProps<State>) {
  const { legend, states, counts, chosen, nameOf, onChoose } = props;
  const all = states.reduce((sum, state) => sum + counts[state], 0);
  return (
    <fieldset className={styles.statuses}>
      <legend className="visually-hidden">{legend}</legend>
      {[...states, undefined].map((state) => (
        <QuietButton key={state ?? "all"} aria-pressed={chosen === state} onClick={() => onChoose(state)}>
          {nameOf(state ?? "all")} <span>{state ? counts[state] : all}</span>
        </QuietButton>
      ))}
    </fieldset>
  );
}
