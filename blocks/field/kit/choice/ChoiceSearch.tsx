import { type KeyboardEvent, useRef, useState } from "react";
import type { Choice } from "#blocks/field/kit/frame/fieldProps.ts";
import { type ControlProps, TextInput } from "#blocks/kit/control/Field.tsx";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/kit/choice-search.ts";
import styles from "./ChoiceSearch.module.css";
import { type SearchState, useListSearch } from "./useListSearch.ts";

const useTexts = texts(messages);

interface ChoiceSearchProps {
  control: ControlProps;
  /** The list that is searched. */
  list: string;
  /** The text in the control; the field keeps it. */
  text: string;
  onText(text: string): void;
  onPick(choice: Choice): void;
  onLeave(): void;
  /** The ids of choices that are not offered any more. */
  without?: string[];
  placeholder?: string | undefined;
  maxLength?: number;
}

/**
 * A line of text that is looked up in a list while it is typed; what is found can be chosen by
 * pointer and by keyboard.
 */
export function ChoiceSearch(props: ChoiceSearchProps) {
  const { control, text, onLeave, placeholder, maxLength = 80 } = props;
  const { search, choices, active, change, close, pick, press } = useCombobox(props);
  const isComposing = useRef(false);
  const listId = `${control.id}-found`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is left as a whole, with the button that searches again
    <div
      className={styles.search}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        isComposing.current = false;
        close();
        onLeave();
      }}
    >
      <TextInput
        {...control}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={choices.length > 0}
        aria-controls={listId}
        {...(choices[active] && { "aria-activedescendant": `${listId}-${active}` })}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maxLength}
        placeholder={placeholder}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value, isComposing.current)}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={({ currentTarget }) => {
          isComposing.current = false;
          change(currentTarget.value, false);
        }}
        onKeyDown={press}
      />
      <Found id={listId} choices={choices} active={active} onPick={pick} />
      <Status state={search} count={choices.length} onRetry={() => search.search(text)} />
    </div>
  );
}

// Returns the typed text, its matches, and the handlers of the keys.
function useCombobox({ list, onText, onPick, onLeave, without = [] }: ChoiceSearchProps) {
  const search = useListSearch(list);
  const [active, setActive] = useState(-1);
  const choices = search.status === "found" ? search.choices.filter(({ id }) => !without.includes(id)) : [];
  const change = (typed: string, isComposing: boolean) => {
    onText(typed);
    setActive(-1);
    if (!isComposing) search.search(typed);
  };
  const close = () => {
    search.stop();
    setActive(-1);
  };
  const pick = (choice: Choice) => {
    close();
    onPick(choice);
  };
  // The search key of a phone chooses from what is found, and does not submit the form.
  const confirm = () => {
    const choice = choices[active] ?? (choices.length === 1 ? choices[0] : undefined);
    if (choice) pick(choice);
    else if (choices.length > 0) setActive(0);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = nextActive(event.key, active, choices.length);
    const isSearching = search.status !== "idle";
    if (next !== undefined) setActive(next);
    else if (event.key === "Escape" && isSearching) close();
    else if (event.key === "Enter" && isSearching) confirm();
    else {
      // The form is submitted with the text in the control.
      if (event.key === "Enter") onLeave();
      return;
    }
    event.preventDefault();
  };
  return { search, choices, active, change, close, pick, press };
}

function Found({
  id,
  choices,
  active,
  onPick,
}: {
  id: string;
  choices: Choice[];
  active: number;
  onPick(choice: Choice): void;
}) {
  const { text } = useSite();
  const t = useTexts();
  return (
    // The text control keeps the focus: a press on an entry must not take it away before it is
    // chosen.
    <div
      id={id}
      role="listbox"
      aria-label={t("results")}
      tabIndex={-1}
      className={styles.found}
      hidden={choices.length === 0}
      onMouseDown={(event) => event.preventDefault()}
    >
      {choices.map((choice, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text control takes the keys for the whole list
        <div
          key={choice.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onClick={() => onPick(choice)}
        >
          {text(choice.label)}
        </div>
      ))}
    </div>
  );
}

function Status({ state, count, onRetry }: { state: SearchState; count: number; onRetry(): void }) {
  const t = useTexts();
  return (
    <div role="status" className={styles.status} data-quiet={state.status === "found" && count > 0}>
      {state.status === "searching" && t("searching")}
      {state.status === "found" && (count > 0 ? t("found", { count }) : t("none", { query: state.query }))}
      {state.status === "failed" && (
        <>
          {t("failed", { message: state.message })}{" "}
          <TextButton onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
            {t("retry")}
          </TextButton>
        </>
      )}
    </div>
  );
}

function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return active <= 0 ? count - 1 : active - 1;
  return undefined;
}
