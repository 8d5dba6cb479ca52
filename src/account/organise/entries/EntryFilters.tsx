import { Choice, Field } from "#blocks/kit/control/Field.tsx";
import type { EntryFilter, EntryPage, OrganisedRace } from "#contract/organise.ts";
import { liveEntryStates } from "#core/liveEntries.ts";
import { ItemChoice, SearchForm, StateButtons } from "../../review/FilterParts.tsx";
import styles from "../../review/Filters.module.css";
import { useOrganiseTexts, useStateTexts } from "../kit/texts.ts";

interface EntryFiltersProps {
  race: OrganisedRace;
  filter: EntryFilter;
  counts: EntryPage["counts"];
  onFilter(filter: EntryFilter): void;
}

const shownStates = ["confirmed", "reserved", "offered", "waitlisted", "pool", "ended"] as const;
type ShownState = (typeof shownStates)[number];
const payments = ["unpaid", "paid", "refunded", "none"] as const;
const live = new Set<string>(liveEntryStates);

/** Chooses which entries of a race are listed. */
export function EntryFilters({ race, filter, counts, onFilter }: EntryFiltersProps) {
  const t = useOrganiseTexts();
  const state = useStateTexts();
  const countEntries = (shownState: ShownState) =>
    counts.reduce((sum, { state: entryState, count }) => {
      const isMeant = shownState === "ended" ? !live.has(entryState) : entryState === shownState;
      return isMeant ? sum + count : sum;
    }, 0);
  const byState = Object.fromEntries(shownStates.map((state) => [state, countEntries(state)])) as Record<
    ShownState,
    number
  >;
  return (
    <div className={styles.filters}>
      <ItemChoice items={race.items} item={filter.item} onItem={(item) => onFilter({ ...filter, item })} />
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
            {payments.map((payment) => (
              <option key={payment} value={payment}>
                {t(`pay_${payment}`)}
              </option>
            ))}
          </Choice>
        )}
      </Field>
      <SearchForm
        key={race.domainName}
        label={t(race.seesPersonal ? "search" : "searchMasked")}
        onSearch={(text) => onFilter({ ...filter, text })}
      />
      <StateButtons
        legend={t("state")}
        // Only races that invite runners hold places for nobody yet.
        states={shownStates.filter((state) => state !== "offered" || byState.offered > 0)}
        counts={byState}
        chosen={shownStates.find((shownState) => shownState === filter.state)}
        getName={(shownState) => (shownState === "all" ? t("all") : state(shownState))}
        onChoose={(shownState) => onFilter({ ...filter, state: shownState })}
      />
    </div>
  );
}
