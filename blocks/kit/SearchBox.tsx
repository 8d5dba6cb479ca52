import { type KeyboardEvent, useRef, useState } from "react";
import { messages } from "#locales/generated/kit/search-box.ts";
import { type ControlProps, TextInput } from "./Field.tsx";
import { leaving } from "./leaving.ts";
import styles from "./SearchBox.module.css";
import { SearchList } from "./SearchList.tsx";
import { entryNamed, type SearchEntry, searchEntries } from "./searchEntries.ts";
import { texts } from "./texts.ts";

const useTexts = texts(messages);

interface SearchBoxProps {
  control: ControlProps & { "aria-label"?: string };
  /** What the closed box shows. */
  shown: string;
  /** The id of the chosen entry. */
  chosen: string | undefined;
  placeholder?: string | undefined;
  /** Reads the entries when the box is first opened; rejects with a sentence for the runner. */
  load(): Promise<SearchEntry[]>;
  onChoose(id: string): void;
  onLeave?(): void;
  /** Whether the list is as wide as the next element around it that has a place of its own, rather than as the box. */
  isListWide?: boolean;
}

/** One entry of a long list: typed to search, or chosen from the list below, which is in the page only while it is open. */
export function SearchBox(props: SearchBoxProps) {
  const { control, shown, chosen, placeholder, onChoose, onLeave, isListWide = false } = props;
  const t = useTexts();
  const box = useSearch(props);
  const { isOpen, found, active, loading } = box;
  const listId = `${control.id}-list`;
  return (
    <div
      className={styles.box}
      data-wide={isListWide}
      {...leaving(() => {
        box.leave();
        onLeave?.();
      })}
    >
      <TextInput
        {...control}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={placeholder}
        value={box.typed ?? shown}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onClick={({ currentTarget }) => {
          // Else pressing the mouse button would put the cursor between the letters, and typing would add to them.
          if (box.typed === undefined) currentTarget.select();
          box.open();
        }}
        onChange={({ currentTarget }) => box.search(currentTarget.value)}
        onKeyDown={box.press}
      />
      {isOpen && (
        <div className={styles.popup}>
          {loading.fault === undefined ? (
            <SearchList
              id={listId}
              label={control["aria-label"] ?? placeholder ?? t("found", { count: found.length })}
              entries={found}
              active={active}
              chosen={chosen}
              onChoose={(id) => {
                onChoose(id);
                box.close();
              }}
            />
          ) : (
            <button type="button" className={styles.retry} onClick={box.open}>
              {loading.fault} {t("retry")}
            </button>
          )}
          <p role="status" className={found.length > 0 || loading.fault ? "visually-hidden" : styles.note}>
            {loading.fault ??
              (loading.isDone ? t(found.length > 0 ? "found" : "none", { count: found.length }) : t("loading"))}
          </p>
        </div>
      )}
    </div>
  );
}

function useSearch({ chosen, load, onChoose }: SearchBoxProps) {
  const [entries, setEntries] = useState<SearchEntry[]>([]);
  const [loading, setLoading] = useState<{ isDone?: boolean; fault?: string }>({});
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  // Where the arrow keys are; undefined until they are used.
  const [moved, setMoved] = useState<number>();
  const reading = useRef(false);
  const found = typed === undefined ? entries : searchEntries(entries, typed);
  const start = typed === undefined ? found.findIndex(({ id }) => id === chosen) : 0;
  const active = Math.min(moved ?? Math.max(start, 0), found.length - 1);
  const open = () => {
    setOpen(true);
    if (reading.current || loading.isDone) return;
    reading.current = true;
    setLoading({});
    load()
      .then(
        (read) => {
          setEntries(read);
          setLoading({ isDone: true });
        },
        (error: Error) => setLoading({ fault: error.message }),
      )
      .finally(() => {
        reading.current = false;
      });
  };
  const close = () => {
    setOpen(false);
    setTyped(undefined);
    setMoved(undefined);
  };
  const choose = (entry: SearchEntry | undefined) => {
    if (entry) onChoose(entry.id);
    close();
  };
  const search = (text: string) => {
    open();
    setTyped(text);
    setMoved(undefined);
  };
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 7, PageUp: -7 };
  const press = (event: KeyboardEvent) => {
    // Enter and the arrows belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) return open();
      setMoved(Math.max(0, Math.min(active + step, found.length - 1)));
    } else if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      choose(found[active]);
    } else if (event.key === "Escape" && isOpen) {
      event.stopPropagation();
      close();
    }
  };
  // What names an entry wholly is a choice, too, as when a browser fills it in; all else is forgotten.
  const leave = () => choose(typed === undefined ? undefined : entryNamed(entries, typed));
  return { isOpen, typed, found, active, loading, open, close, search, press, leave };
}
