import { groupBlur } from "#blocks/field/kit/frame/groupBlur.ts";
import { type ControlProps, TextInput } from "#blocks/kit/control/Field.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/kit/search-box.ts";
import styles from "./SearchBox.module.css";
import { SearchList } from "./SearchList.tsx";
import type { SearchEntry } from "./searchEntries.ts";
import { useSearch } from "./useSearch.ts";

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
  /**
   * Whether the list is as wide as the next element around it that has a place of its own, rather
   * than as the box.
   */
  isListWide?: boolean;
}

/**
 * One entry of a long list: typed to search, or chosen from the list below, which is in the page
 * only while it is open.
 */
export function SearchBox(props: SearchBoxProps) {
  const { control, shown, chosen, placeholder, load, onChoose, onLeave, isListWide = false } = props;
  const box = useSearch(chosen, load, onChoose);
  const { isOpen, typed, found, active } = box;
  const listId = `${control.id}-list`;
  const leave = () => {
    box.leave();
    onLeave?.();
  };
  return (
    <div className={styles.box} data-wide={isListWide} {...groupBlur(leave)}>
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
        value={typed ?? shown}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onClick={({ currentTarget }) => {
          // Else pressing the mouse button would put the cursor between the letters, and typing
          // would add to them.
          if (typed === undefined) currentTarget.select();
          box.open();
        }}
        onChange={({ currentTarget }) => box.search(currentTarget.value)}
        onKeyDown={box.press}
      />
      {isOpen && (
        <Popup box={box} listId={listId} label={control["aria-label"] ?? placeholder ?? shown} chosen={chosen} />
      )}
    </div>
  );
}

interface PopupProps {
  box: ReturnType<typeof useSearch>;
  listId: string;
  label: string;
  chosen: string | undefined;
}

function Popup({ box: { found, active, reading, open, choose }, listId, label, chosen }: PopupProps) {
  const t = useTexts();
  const count = found.length;
  const { fault, isDone } = reading;
  return (
    <div className={styles.popup}>
      {fault === undefined ? (
        <SearchList id={listId} label={label} entries={found} active={active} chosen={chosen} onChoose={choose} />
      ) : (
        <button type="button" className={styles.retry} onClick={open}>
          {fault} {t("retry")}
        </button>
      )}
      <p role="status" className={count > 0 || fault ? "visually-hidden" : styles.note}>
        {fault ?? (isDone ? t(count > 0 ? "found" : "none", { count }) : t("loading"))}
      </p>
    </div>
  );
}
