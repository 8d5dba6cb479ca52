import { CountrySearch } from "#blocks/field/country/CountrySearch.tsx";
import { FieldParts } from "#blocks/field/kit/frame/FieldParts.tsx";
import { groupBlur } from "#blocks/field/kit/frame/groupBlur.ts";
import { useFieldPart } from "#blocks/field/kit/frame/useFieldPart.ts";
import { Field } from "#blocks/kit/control/Field.tsx";
import { Show } from "#blocks/kit/layout/State.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/field/address.ts";
import { MainlandParts } from "./MainlandParts.tsx";
import type OtherParts from "./OtherParts.tsx";
import type { OtherPartsProps } from "./OtherParts.tsx";
import type { AddressPartsProps } from "./partsProps.ts";
import { useAddressCountry } from "./useAddressCountry.ts";

const useTexts = texts(messages);

/** The country of an address and the parts that its addresses have. */
export function AddressParts(props: AddressPartsProps) {
  const { id, isRequired, answer, onLeave, problems, namesCountry } = props;
  const t = useTexts();
  const { country, isOffered, isChosen, choose, change } = useAddressCountry(props);
  // Of an address that is being written, nothing is wrong before the runner leaves the whole of it.
  const parts = { ...props, answer, onLeave: stay, onPart: change };
  return (
    <div {...groupBlur(onLeave)}>
      <FieldParts>
        {namesCountry && isChosen && (
          <Field id={`${id}-country`} label={t("country")} error={problems["/country"]}>
            {(control) => (
              <CountrySearch
                control={{ ...control, ...(isRequired && { required: true }) }}
                answer={country}
                isOffered={isOffered}
                onAnswer={choose}
              />
            )}
          </Field>
        )}
        {country === "CN" && <MainlandParts {...parts} />}
        {country !== undefined && country !== "CN" && <Elsewhere {...parts} key={country} country={country} />}
      </FieldParts>
    </div>
  );
}

function stay(): void {}

// Few addresses are outside mainland China: their parts are loaded only for them.
function Elsewhere(props: OtherPartsProps) {
  const part = useFieldPart<typeof OtherParts>("address-elsewhere");
  return (
    <Show loaded={part} lines={3}>
      {(Parts) => <Parts {...props} />}
    </Show>
  );
}
