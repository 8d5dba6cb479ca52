import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "../field.ts";
import { address } from "./address.ts";
import { checkPictures } from "./kit/files.ts";
import { within } from "./kit/within.ts";

/** A picture of an accepted kind with a complete address. */
export const imageAddress: FieldLogic<FieldAnswers["image-address"], FieldOptions["image-address"]> = {
  hasPlaces: true,
  takesOnlyPictures: true,
  check({ image, address: place }, field) {
    const { countries } = field.options;
    const whole = { ...field, isRequired: true, options: countries ? { countries } : {} };
    return [
      ...checkPictures([image], field.options, "/image"),
      ...within("/address", address.check?.(place, whole) ?? []),
    ];
  },
  format: ({ image, address: place }, _options, language) => `${address.format(place, {}, language)} (${image.name})`,
  uploads: ({ image }) => [image.id],
};
