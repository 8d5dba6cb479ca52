import { useForm } from "#blocks/field/kit/frame/fieldProps.ts";
import { type Country, countryEntries, countryName } from "#blocks/field/kit/search/countries.ts";
import { SearchBox } from "#blocks/field/kit/search/SearchBox.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { dialCode } from "#forms/values/phoneText.ts";
import { messages } from "#locales/generated/field/phone.ts";

const useTexts = texts(messages);

interface DialCodeProps {
  id: string;
  label: string;
  country: string;
  isOffered(country: string): boolean;
  onChoose(country: string): void;
}

/** The dialling code, chosen by the name of its country or by the code itself. */
export function DialCode({ id, label, country, isOffered, onChoose }: DialCodeProps) {
  const t = useTexts();
  const { language } = useSite();
  const { loadChoices } = useForm();
  const load = async () => {
    const countries = await loadChoices<Country>("countries");
    const offered = countries.filter(({ twoCode }) => isOffered(twoCode));
    return countryEntries(offered, language).map((entry) => {
      const code = dialCode(entry.id) ?? "";
      return { ...entry, note: `+${code}`, keys: [...entry.keys, code] };
    });
  };
  return (
    <SearchBox
      key={language}
      control={{ id, "aria-label": `${label} ${countryName(country, language)}` }}
      shown={`+${dialCode(country) ?? ""}`}
      chosen={country}
      placeholder={t("search")}
      load={load}
      onChoose={onChoose}
      isListWide
    />
  );
}
