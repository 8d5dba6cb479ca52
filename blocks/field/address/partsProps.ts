import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";

type Shared = "id" | "isRequired" | "options" | "placeholder" | "answer" | "onAnswer" | "onLeave" | "problems";

/**
 * What the parts of an address are rendered with; `namesCountry` is false in forms from before
 * addresses outside mainland China were possible.
 */
export interface AddressPartsProps extends Pick<FieldProps<"address">, Shared> {
  namesCountry: boolean;
}
