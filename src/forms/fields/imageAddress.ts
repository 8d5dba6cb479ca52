import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import { placeInWords } from "#src/rules/areas.ts";
import type { FieldLogic } from "../field.ts";
import { checkPictures } from "../files.ts";
import { within } from "../within.ts";
import { address } from "./address.ts";

/** A picture of an accepted kind with a whole address. */
export const imageAddress: FieldLogic<FieldAnswers["image-address"], FieldOptions["image-address"]> = {
  check: ({ image, address: place }, field) => [
    ...checkPictures([image], field.options, "/image"),
    ...within("/address", address.check?.(place, { ...field, options: {} }) ?? []),
  ],
  words: ({ image, address: { area, detail } }) => `${placeInWords(area)} ${detail} (${image.name})`,
  uploads: ({ image }) => [image.id],
};
