import { type FormEvent, useState } from "react";
import { Choice, Field, TextInput } from "#blocks/kit/control/Field.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
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

interface ItemChoiceProps {
  items: ReviewRace["items"];
  /** Undefined for all. */
  item: string | undefined;
  onItem(item: string | undefined): void;
}

/** Chooses the item that is listed, if there are several. */
export function ItemChoice({ items, item, onItem }: ItemChoiceProps) {
  const t = useReviewTexts();
  const { text } = useSite();
  if (items.length < 2) return null;
  return (
    <Field label={t("item")}>
      {(control) => (
        <Choice {...control} value={item ?? ""} onChange={({ target }) => onItem(target.value || undefined)}>
          <option value="">{t("allItems")}</option>
          {items.map(({ id, name }) => (
            <option key={id} value={id}>
              {text(name)}
            </option>
          ))}
        </Choice>
      )}
    </Field>
  );
}

interface SearchFormProps {
  label: string;
  /** Called with what is searched; undefined for nothing. */
  onSearch(words: string | undefined): void;
}

/**
 * Searches when it is submitted or emptied. Give it the race as its key, so that words do not stay
 * when the race changes.
 */
export function SearchForm({ label, onSearch }: SearchFormProps) {
  const t = useReviewTexts();
  const [words, setWords] = useState("");
  const search = () => onSearch(words.trim() || undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  const type = (written: string) => {
    setWords(written);
    if (written === "") onSearch(undefined);
  };
  return (
    <form className={styles.search} onSubmit={submit}>
      <Field label={label}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            value={words}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </Field>
      <Action look="quiet" onPress={search}>
        {t("find")}
      </Action>
    </form>
  );
}

interface StateButtonsProps<State extends string> {
  legend: string;
  states: readonly State[];
  counts: Record<State, number>;
  /** Undefined for all. */
  chosen: State | undefined;
  getName(state: State | "all"): string;
  onChoose(state: State | undefined): void;
}

/** A button for each state with how many are in it, and one for all of them. */
export function StateButtons<State extends string>(props: StateButtonsProps<State>) {
  const { legend, states, counts, chosen, getName, onChoose } = props;
  const numbers = useNumbers();
  const all = states.reduce((sum, state) => sum + counts[state], 0);
  return (
    <fieldset className={styles.statuses}>
      <legend className="visually-hidden">{legend}</legend>
      {[...states, undefined].map((state) => (
        <QuietButton key={state ?? "all"} aria-pressed={chosen === state} onClick={() => onChoose(state)}>
          {getName(state ?? "all")} <span>{numbers.plain(state ? counts[state] : all)}</span>
        </QuietButton>
      ))}
    </fieldset>
  );
}
