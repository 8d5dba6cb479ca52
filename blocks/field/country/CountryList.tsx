import { useFieldPart } from "#blocks/field/kit/frame/useFieldPart.ts";
import { Show } from "#blocks/kit/layout/State.tsx";
import type CountrySearch from "./CountrySearch.tsx";
import type { CountrySearchProps } from "./CountrySearch.tsx";

/** The list of countries to search in, loaded with its search when it is first shown: most runners choose a group and see none. */
export function CountryList(props: CountrySearchProps) {
  const part = useFieldPart<typeof CountrySearch>("country-search");
  return (
    <Show loaded={part} lines={1}>
      {(Search) => <Search {...props} />}
    </Show>
  );
}
