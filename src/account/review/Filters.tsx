import type { ApplicationCounts, ReviewRace } from "#contract/applications.ts";
import { ItemChoice, RaceChoice, SearchForm, StateButtons } from "./FilterParts.tsx";
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
  return (
    <div className={styles.filters}>
      <RaceChoice
        races={races}
        domainName={race.domainName}
        onRace={(domainName) => onFilter({ domainName, status: filter.status })}
      />
      <ItemChoice items={race.items} item={filter.item} onItem={(item) => onFilter({ ...filter, item })} />
      <SearchForm key={race.domainName} label={t("search")} onSearch={(text) => onFilter({ ...filter, text })} />
      <StateButtons
        legend={t("status")}
        states={statuses}
        counts={counts}
        chosen={filter.status}
        getName={t}
        onChoose={(status) => onFilter({ ...filter, status })}
      />
    </div>
  );
}
