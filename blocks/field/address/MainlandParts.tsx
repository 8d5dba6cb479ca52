import { AreaParts } from "#blocks/field/kit/area/AreaParts.tsx";
import { problemsWithin } from "#blocks/field/kit/frame/answerParts.ts";
import { PartInput } from "#blocks/field/kit/typing/PartInput.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { cleanText } from "#core/typedText.ts";
import { messages } from "#locales/generated/field/address.ts";
import type { AddressPartsProps } from "./partsProps.ts";
import type { ChangePart } from "./useAddressCountry.ts";

const useTexts = texts(messages);

interface MainlandPartsProps extends Omit<AddressPartsProps, "onAnswer" | "namesCountry"> {
  onPart: ChangePart;
}

/** Province, city, district, street and, if required by the form, the postcode. */
export function MainlandParts({
  id,
  isRequired,
  options,
  placeholder,
  answer,
  onPart,
  onLeave,
  problems,
}: MainlandPartsProps) {
  const t = useTexts();
  return (
    <>
      <AreaParts
        id={`${id}-area`}
        isRequired={isRequired}
        depth={options.depth}
        answer={answer?.area}
        onAnswer={(area) => onPart("area", area)}
        onLeave={onLeave}
        problems={problemsWithin(problems, "/area", "/province")}
      />
      <PartInput
        id={`${id}-detail`}
        label={t("detail")}
        value={answer?.detail}
        problem={problems["/detail"]}
        placeholder={placeholder ?? t("detailExample")}
        onText={(detail) => onPart("detail", detail)}
        onLeave={onLeave}
        required={isRequired}
        autoComplete="address-line1"
      />
      {options.asksPostcode && (
        <PartInput
          id={`${id}-postcode`}
          label={t("postcode")}
          note={t("optional")}
          value={answer?.postcode}
          problem={problems["/postcode"]}
          tidy={(text) => cleanText("code", text)}
          onText={(postcode) => onPart("postcode", postcode)}
          onLeave={onLeave}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={8}
        />
      )}
    </>
  );
}
