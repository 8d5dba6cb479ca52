import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { Choice, TextInput } from "#blocks/kit/control/Field.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { type ResultList, resultSorts } from "#core/publicResults.ts";
import { type ResultsAddress, readAddress, writeAddress } from "#core/resultsAddress.ts";
import { messages as kitMessages } from "#locales/generated/kit/results.ts";
import { messages } from "#locales/generated/page/results.ts";
import styles from "./Results.module.css";

const useTexts = texts(messages);
const useKitTexts = texts(kitMessages);

interface FiltersProps {
  list: ResultList;
  query: ResultsAddress & { item: string };
}

/**
 * The search and the filters of a list. They are in the address, and the form also works without
 * JavaScript.
 */
export function Filters({ list, query }: FiltersProps) {
  const t = useTexts();
  const words = useKitTexts();
  const { path, href, navigate, text } = useSite();
  const { item, edition, set } = query;
  const form = useFollowing(query);
  const isFiltered = [query.search, query.gender, query.ageGroup, query.club, query.country, query.sort].some(Boolean);
  const apply = (form: HTMLFormElement) => {
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === "string") params.set(name, value);
    navigate(writeAddress(path, readAddress(`?${params}`)));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  return (
    <form
      ref={form}
      // Each has its own groups, countries and clubs.
      key={writeAddress("", { item, edition, set })}
      className={styles.filters}
      method="get"
      action={href(path)}
      aria-label={t("filters")}
      onSubmit={submit}
      onChange={(event) => event.target instanceof HTMLSelectElement && apply(event.currentTarget)}
    >
      <input type="hidden" name="item" value={item} />
      {edition !== undefined && <input type="hidden" name="edition" value={edition} />}
      {set !== undefined && <input type="hidden" name="set" value={set} />}
      <div className={styles.search}>
        <Labelled label={t("search")}>
          {(id) => <TextInput id={id} type="search" name="search" maxLength={40} defaultValue={query.search} />}
        </Labelled>
        <button type="submit" className={styles.find}>
          {t("find")}
        </button>
      </div>
      <div className={styles.narrow}>
        <Select
          name="gender"
          label={words("gender")}
          value={query.gender}
          options={[
            ["1", words("male")],
            ["2", words("female")],
          ]}
        />
        {list.ageGroups.length > 0 && (
          <Select
            name="ageGroup"
            label={words("ageGroup")}
            value={query.ageGroup}
            options={list.ageGroups.map(({ id, name }) => [id, text(name)])}
          />
        )}
        {list.countries.length > 1 && (
          <Select
            name="country"
            label={words("country")}
            value={query.country}
            options={list.countries.map((code) => [code, code])}
          />
        )}
        {list.clubs.length > 0 && (
          <Select
            name="club"
            label={words("club")}
            value={query.club}
            options={list.clubs.map((club) => [club, club])}
          />
        )}
        <Select
          name="sort"
          label={t("sort")}
          value={query.sort}
          first={t("sortBy", { sort: "place" })}
          options={resultSorts.slice(1).map((sort) => [sort, t("sortBy", { sort })])}
        />
      </div>
      {isFiltered && (
        <p className={styles.clear}>
          {t("total", { total: list.total })} <Link to={writeAddress(path, { item, edition, set })}>{t("clear")}</Link>
        </p>
      )}
    </form>
  );
}

const narrowing = ["search", "gender", "ageGroup", "country", "club", "sort"] as const;

// Shows what changes in the address, such as by going back. What is typed is the visitor's until it
// is submitted, and the focus stays.
function useFollowing(query: ResultsAddress) {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(query);
  useEffect(() => {
    for (const name of narrowing) {
      const control = form.current?.elements.namedItem(name);
      const isControl = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
      if (isControl && query[name] !== before.current[name]) control.value = String(query[name] ?? "");
    }
    before.current = query;
  }, [query]);
  return form;
}

function Labelled({ label, children }: { label: string; children(id: string): ReactNode }) {
  const id = useId();
  return (
    <div className={styles.labelled}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface SelectProps {
  name: string;
  label: string;
  value: string | number | undefined;
  /** What is chosen if nothing else is; all, by default. */
  first?: string;
  options: (readonly [value: string, label: string])[];
}

function Select({ name, label, value, first, options }: SelectProps) {
  const t = useTexts();
  return (
    <Labelled label={label}>
      {(id) => (
        <Choice id={id} name={name} defaultValue={value ?? ""}>
          <option value="">{first ?? t("all")}</option>
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </Choice>
      )}
    </Labelled>
  );
}
