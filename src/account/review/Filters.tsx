import { type FormEvent, useState } from "react";
import { Choice, Field, TextInput } from "#blocks/kit/control/Field.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { ApplicationCounts, ReviewRace } from "#contract/applications.ts";
import { RaceChoice, StateButtons } from "./FilterParts.tsx";
import styles from "./Filters.module.css";
import { useReviewTexts } from "./texts.ts";
import type { ListFilter } from "./useApplications.ts";

interface FiltersProps {
  races: ReviewRace[];
  race: ReviewRace;
  filter: ListFilter;
  counts: ApplicationCounts;
  onFilter(filter: ListFilter): void;
}

const statuses = ["waiting", "approved", "rejected", "withdrawn"] as const;

/** Chooses the race and which of its applications are listed. */
export function Filters({ races, race, filter, counts, onFilter }: FiltersProps) {
  const t = useReviewTexts();
  const { text } = useSite();
  return (
    <div className={styles.filters}>
      <RaceChoice
        races={races}
        domainName={race.domainName}
        onRace={(domainName) => onFilter({ domainName, status: filter.status })}
      />
      {race.items.length > 1 && (
        <Field label={t("item")}>
          {(control) => (
            <Choice
              {...control}
              value={filter.item ?? ""}
              onChange={({ target }) => onFilter({ ...filter, item: target.value || undefined })}
            >
              <option value="">{t("allItems")}</option>
              {race.items.map(({ id, name }) => (
                <option key={id} value={id}>
                  {text(name)}
                </option>
              ))}
            </Choice>
          )}
        </Field>
      )}
      <Search key={race.domainName} onSearch={(words) => onFilter({ ...filter, text: words || undefined })} />
      <StateButtons
        legend={t("status")}
        states={statuses}
        counts={counts}
        chosen={filter.status}
        nameOf={t}
        onChoose={(status) => onFilter({ ...filter, status })}
      />
    </div>
  );
}

function Search({ onSearch }: { onSearch(words: string): void }) {
  const t = useReviewTexts();
  const [words, setWords] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(words.trim());
  };
  const clear = () => {
    setWords("");
    onSearch("");
  };
  return (
    <form className={styles.search} onSubmit={submit}>
      <Field label={t("search")}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            value={words}
            onChange={({ target }) => (target.value === "" ? clear() : setWords(target.value))}
          />
        )}
      </Field>
      <Action look="quiet" onPress={() => onSearch(words.trim())}>
        {t("find")}
      </Action>
    </form>
  );
}
