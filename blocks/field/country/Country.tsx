import { ChoiceCards } from "#blocks/field/kit/choice/ChoiceCards.tsx";
import { FormField, FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { countryName } from "#blocks/field/kit/search/countries.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { CountryByGroup } from "./CountryByGroup.tsx";
import { CountrySearch } from "./CountrySearch.tsx";

/** A country or region: from one list, by its group first, or the one that the form is about. */
export default function Country(field: FieldProps<"country">) {
  const { mode = "plain" } = field.options;
  if (mode === "advanced") return <CountryByGroup {...field} />;
  return mode === "single" ? <OneCountry {...field} /> : <PlainCountry {...field} />;
}

function PlainCountry(field: FieldProps<"country">) {
  const { options, placeholder, answer, onAnswer, onLeave } = field;
  return (
    <FormField field={field}>
      {(control) => (
        <CountrySearch
          control={control}
          placeholder={placeholder}
          answer={answer}
          isOffered={(code) => options.countries?.includes(code) ?? true}
          onAnswer={onAnswer}
          onLeave={onLeave}
        />
      )}
    </FormField>
  );
}

function OneCountry(field: FieldProps<"country">) {
  const { id, name, isRequired, options, answer, onAnswer, onLeave } = field;
  const { language } = useSite();
  const code = options.countries?.[0] ?? "CN";
  return (
    <FormFieldGroup field={field}>
      <ChoiceCards
        kind={isRequired ? "radio" : "checkbox"}
        id={id}
        name={name}
        cards={[{ id: code, label: countryName(code, language) }]}
        chosen={answer === undefined ? [] : [answer]}
        isRequired={isRequired}
        onChoose={(chosen, isChosen) => onAnswer(isChosen ? chosen : undefined)}
        onLeave={onLeave}
      />
    </FormFieldGroup>
  );
}
