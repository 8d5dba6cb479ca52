import { foreignLevel, missingLevel, placeInWords } from "#forms/values/areas.ts";
import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import type { FieldFault, FieldLogic } from "../field.ts";

type Options = FieldOptions["province-city-district"];

/** A place in China, whole down to the level that is asked for. */
export const provinceCityDistrict: FieldLogic<FieldAnswers["province-city-district"], Options> = {
  check: (place, { options }) => checkPlace(place, options.depth),
  words: (place) => placeInWords(place),
};

function checkPlace(place: FieldAnswers["province-city-district"], depth: Options["depth"]): FieldFault[] {
  const missing = missingLevel(place, depth);
  if (missing) return [{ at: `/${missing}`, code: "required", message: choose[missing] }];
  const foreign = foreignLevel(place);
  return foreign ? [{ at: `/${foreign}`, code: "place", message: elsewhere[foreign] }] : [];
}

const choose = {
  province: { zh: "请选择省份。", en: "Please choose the province." },
  city: { zh: "请选择城市。", en: "Please choose the city." },
  district: { zh: "请选择区县。", en: "Please choose the district or county." },
};

const elsewhere = {
  city: { zh: "这个城市不在所选省份，请重新选择。", en: "This city is not in the province: please choose again." },
  district: {
    zh: "这个区县不在所选省份，请重新选择。",
    en: "This district is not in the province: please choose again.",
  },
};
