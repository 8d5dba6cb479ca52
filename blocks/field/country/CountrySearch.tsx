import { useForm } from "#blocks/field/kit/frame/fieldProps.ts";
import { type Country, countryEntries, countryName } from "#blocks/field/kit/search/countries.ts";
import { SearchBox } from "#blocks/field/kit/search/SearchBox.tsx";
import type { ControlProps } from "#blocks/kit/control/Field.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/field/country.ts";

const useTexts = texts(messages);

/** The search of one of its countries for a control. */
export interface CountrySearchProps {
  control: ControlProps;
  answer: string | undefined;
  placeholder?: string | undefined;
  isOffered(code: string): boolean;
  onAnswer(code: string): void;
  onLeave?(): void;
}

/** The list of countries to search in; it is read when it is first opened. */
export function CountrySearch({ control, answer, placeholder, isOffered, onAnswer, onLeave }: CountrySearchProps) {
  const t = useTexts();
  const { language } = useSite();
  const { loadChoices } = useForm();
  const load = async () => {
    const countries = await loadChoices<Country>("countries");
    return countryEntries(
      countries.filter(({ twoCode }) => isOffered(twoCode)),
      language,
    );
  };
  return (
    <SearchBox
      key={language}
      control={control}
      shown={answer === undefined ? "" : countryName(answer, language)}
      chosen={answer}
      placeholder={placeholder || t("search")}
      load={load}
      onChoose={onAnswer}
      {...(onLeave && { onLeave })}
    />
  );
}
