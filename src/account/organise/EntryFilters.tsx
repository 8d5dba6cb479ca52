import { type FormEvent, useState } from "react";
import { Choice, Field, TextInput } from "#blocks/kit/control/Field.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { EntryFilter, EntryPage, OrganisedRace } from "#contract/organise.ts";
import { RaceChoice, StateButtons } from "../review/FilterParts.tsx";
import styles from "../review/Filters.module.css";
import { useOrganiseTexts, useStateTexts } from "./texts.ts";

interface EntryFiltersProps {
  races: OrganisedRace[];
  race: OrganisedRace;
  filter: EntryFilter;
  counts: EntryPage["counts"];
  onFilter(filter: EntryFilter): void;
}

const shownStates = ["confirmed", "reserved", "waitlisted", "pool", "ended"] as const;
type ShownState = (typeof shownStates)[number];
const payments = ["unpaid", "paid", "refunded", "none"] as const;
const goingOn = new Set(["pool", "reserved", "won", "offered", "waitlisted", "confirmed"]);

/** Chooses the race and which of its entries are listed. */
export function EntryFilters({ races, race, filter, counts, onFilter }: EntryFiltersProps) {
  const t = useOrganiseTexts();
  const state = useStateTexts();
  const { text } = useSite();
  const countOf = (wanted: ShownState) =>
    counts.reduce((sum, { state: one, count }) => {
      const isMeant = wanted === "ended" ? !goingOn.has(one) : one === wanted;
      return isMeant ? sum + count : sum;
    }, 0);
  const byState = Object.fromEntries(shownStates.map((one) => [one, countOf(one)])) as Record<ShownState, number>;
  return (
    <div className={styles.filters}>
      <RaceChoice races={races} domainName={filter.domainName} onRace={(domainName) => onFilter({ domainName })} />
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
      <Field label={t("payment")}>
        {(control) => (
          <Choice
            {...control}
            value={filter.payment ?? ""}
            onChange={({ target }) =>
              onFilter({ ...filter, payment: (target.value || undefined) as EntryFilter["payment"] })
            }
          >
            <option value="">{t("anyPayment")}</option>
            {payments.map((one) => (
              <option key={one} value={one}>
                {t(`pay_${one}`)}
              </option>
            ))}
          </Choice>
        )}
      </Field>
      <Search
        label={t(race.seesPersonal ? "search" : "searchMasked")}
        onSearch={(words) => onFilter({ ...filter, text: words || undefined })}
      />
      <StateButtons
        legend={t("state")}
        states={shownStates}
        counts={byState}
        chosen={shownStates.find((one) => one === filter.state)}
        nameOf={(one) => (one === "all" ? t("all") : state(one))}
        onChoose={(one) => onFilter({ ...filter, state: one })}
      />
    </div>
  );
}

function Search({ label, onSearch }: { label: string; onSearch(words: string): void }) {
  const t = useOrganiseTexts();
  const [words, setWords] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(words.trim());
  };
  const type = (written: string) => {
    setWords(written);
    if (written === "") onSearch("");
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
      <Action look="quiet" onPress={() => onSearch(words.trim())}>
        {t("find")}
      </Action>
    </form>
  );
}
