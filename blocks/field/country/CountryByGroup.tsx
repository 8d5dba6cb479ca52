import { useState } from "react";
import { ChoiceCards } from "#blocks/field/kit/choice/ChoiceCards.tsx";
import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { useMemory } from "#blocks/field/kit/frame/useMemory.ts";
import { countryName } from "#blocks/field/kit/search/countries.ts";
import { Field, FieldGroup } from "#blocks/kit/control/Field.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/field/country.ts";
import styles from "./Country.module.css";
import { CountrySearch } from "./CountrySearch.tsx";

const useTexts = texts(messages);
const groups = ["mainland", "hkMacao", "taiwan", "foreign"] as const;
type Group = (typeof groups)[number];

const getGroup = (code: string): Group =>
  code === "CN" ? "mainland" : code === "TW" ? "taiwan" : code === "HK" || code === "MO" ? "hkMacao" : "foreign";

/**
 * First the group that decides which documents a runner has, then the country or region if the
 * group has several.
 */
export function CountryByGroup(field: FieldProps<"country">) {
  const { id, name, isRequired, options, answer, onAnswer, onLeave } = field;
  const t = useTexts();
  const [pressed, setPressed] = useState<Group>();
  // Each group keeps what was chosen in it.
  const earlier = useMemory<Partial<Record<Group, string>>>(id, {});
  const chosenGroup = answer === undefined ? pressed : getGroup(answer);
  const isOffered = (code: string) => options.countries?.includes(code) ?? true;
  const offered = groups.filter(
    (group) => !options.countries || options.countries.some((code) => getGroup(code) === group),
  );
  const take = (code: string) => {
    earlier.current[getGroup(code)] = code;
    onAnswer(code);
  };
  const choose = (group: Group) => {
    setPressed(group);
    if (answer !== undefined) earlier.current[getGroup(answer)] = answer;
    if (group === "mainland") take("CN");
    else if (group === "taiwan") take("TW");
    else onAnswer(earlier.current[group]);
  };
  const more = (group: string) => {
    if (group === "hkMacao") return <HkMacao {...field} isOffered={isOffered} onAnswer={take} />;
    return (
      group === "foreign" && (
        <Field id={`${id}-country`} label={t("which")}>
          {(control) => (
            <CountrySearch
              control={{ ...control, ...(isRequired && { required: true }) }}
              answer={answer}
              isOffered={(code) => getGroup(code) === "foreign" && isOffered(code)}
              onAnswer={take}
            />
          )}
        </Field>
      )
    );
  };
  return (
    <FormFieldGroup field={field}>
      <ChoiceCards
        kind="radio"
        id={id}
        name={name}
        cards={offered.map((group) => ({ id: group, label: t(group) }))}
        chosen={chosenGroup ? [chosenGroup] : []}
        isRequired={isRequired}
        onChoose={(group) => choose(group as Group)}
        onLeave={onLeave}
        more={(group) => <div className={styles.more}>{more(group)}</div>}
      />
    </FormFieldGroup>
  );
}

function HkMacao(field: FieldProps<"country"> & { isOffered(code: string): boolean; onAnswer(code: string): void }) {
  const { id, name, isRequired, answer, isOffered, onAnswer } = field;
  const t = useTexts();
  const { language } = useSite();
  return (
    <FieldGroup id={`${id}-region`} label={t("region")}>
      <ChoiceCards
        kind="radio"
        id={`${id}-region`}
        name={`${name}-region`}
        cards={["HK", "MO"].filter(isOffered).map((code) => ({ id: code, label: countryName(code, language) }))}
        chosen={answer === undefined ? [] : [answer]}
        isRequired={isRequired}
        isShort
        onChoose={onAnswer}
      />
    </FieldGroup>
  );
}
