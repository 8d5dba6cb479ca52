import { useState } from "react";
import { PartInput } from "#blocks/field/kit/typing/PartInput.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { type AddressPart, addressFormat } from "#forms/values/addressFormats.ts";
import { messages } from "#locales/generated/field/address.ts";
import type { AddressPartsProps } from "./partsProps.ts";
import { isOfDigits, looksLikePostcode, postcodeExample } from "./postcodes.ts";
import type { ChangePart } from "./useAddressCountry.ts";

const useTexts = texts(messages);

/** The parts of an address outside mainland China. */
export interface OtherPartsProps extends Omit<AddressPartsProps, "onAnswer" | "namesCountry"> {
  country: string;
  onPart: ChangePart;
}

/** The parts that addresses of a country have, in its order and with its words. */
export default function OtherParts(props: OtherPartsProps) {
  const { language } = useSite();
  const { order } = addressFormat(props.country);
  // Readers of Chinese write the addresses of East Asia as they are written there.
  return (language === "zh" ? order.local : order.latin).map((part) => <Part key={part} {...props} part={part} />);
}

const completions: Record<AddressPart, string> = {
  line1: "address-line1",
  line2: "address-line2",
  district: "address-level3",
  city: "address-level2",
  region: "address-level1",
  postcode: "postal-code",
};

function Part({
  part,
  id,
  isRequired,
  country,
  answer,
  placeholder,
  onPart,
  onLeave,
  problems,
}: OtherPartsProps & { part: AddressPart }) {
  const t = useTexts();
  const { language } = useSite();
  const { required, names } = addressFormat(country);
  const hint = usePostcodeHint(country, answer?.postcode);
  const isNeeded = required.includes(part);
  const isPostcode = part === "postcode";
  const word = names[part][language];
  return (
    <PartInput
      id={`${id}-${part}`}
      label={word.charAt(0).toUpperCase() + word.slice(1)}
      {...(!isNeeded && { note: t("optional") })}
      {...(isPostcode && hint.text && { hint: hint.text })}
      value={answer?.[part]}
      problem={problems[`/${part}`]}
      placeholder={part === "line1" ? placeholder : undefined}
      onText={(text) => onPart(part, text)}
      onLeave={isPostcode ? hint.leave : onLeave}
      required={isRequired && isNeeded}
      autoComplete={completions[part]}
      dir="auto"
      {...(isPostcode ? postcodeControl(country) : { maxLength: 120 })}
    />
  );
}

function postcodeControl(country: string) {
  // Some countries have letters in their postcodes, which a numeric keyboard cannot type.
  if (isOfDigits(country)) return { maxLength: 16, inputMode: "numeric" as const };
  return { maxLength: 16, autoCapitalize: "characters", spellCheck: false };
}

// An example before, a warning after; neither stops the runner.
function usePostcodeHint(country: string, postcode: string | undefined) {
  const t = useTexts();
  const [isLeft, setLeft] = useState(false);
  const example = postcodeExample(country);
  const isDoubtful = isLeft && postcode !== undefined && !looksLikePostcode(country, postcode);
  const text = example && t(isDoubtful ? "postcodeDoubt" : "postcodeExample", { example });
  return { text, leave: () => setLeft(true) };
}
