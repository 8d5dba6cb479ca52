import { foreignLevel, formatPlace, missingLevel } from "#forms/values/areas.ts";
import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import type { FieldFault, FieldLogic } from "../field.ts";
import { problemText } from "../problemText.ts";

type Options = FieldOptions["province-city-district"];

/** A place in China, complete down to the level that the form asks for. */
export const provinceCityDistrict: FieldLogic<FieldAnswers["province-city-district"], Options> = {
  hasPlaces: true,
  check: (place, { options }) => checkPlace(place, options.depth),
  format: (place) => formatPlace(place),
};

function checkPlace(place: FieldAnswers["province-city-district"], depth: Options["depth"]): FieldFault[] {
  const missing = missingLevel(place, depth);
  if (missing) return [{ at: `/${missing}`, code: "required", text: problemText(`area.${missing}`) }];
  const foreign = foreignLevel(place);
  if (!foreign) return [];
  return [
    {
      at: `/${foreign}`,
      code: "place",
      text: problemText(foreign === "city" ? "area.otherCity" : "area.otherDistrict"),
    },
  ];
}
