import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";

type Shared = "id" | "isRequired" | "options" | "placeholder" | "answer" | "onAnswer" | "onLeave" | "problems";

/** An address as it is asked for; `namesCountry` is false in forms of before addresses could be outside mainland China. */
export interface AddressPartsProps extends Pick<FieldProps<"address">, Shared> {
  namesCountry: boolean;
}
