/** A place as it is stored in answers. */
export interface Place {
  code: string;
  name: string;
}

/** A place by its levels; the first missing one ends it. */
export interface PlaceParts {
  province?: Place | undefined;
  city?: Place | undefined;
  district?: Place | undefined;
}

// The only ones in the list (fixtures/areas.json) with nothing below them; a test compares both.
const provincesWithoutCities = ["710000"];
const citiesWithoutDistricts = ["441900", "442000", "460400"];

/** Returns the first missing level down to `depth`; undefined if the place is complete. */
export function missingLevel(
  { province, city, district }: PlaceParts,
  depth: "province" | "city" | "district" = "district",
): "province" | "city" | "district" | undefined {
  if (!province) return "province";
  if (depth === "province" || provincesWithoutCities.includes(province.code)) return undefined;
  if (!city) return "city";
  if (depth === "city" || citiesWithoutDistricts.includes(city.code)) return undefined;
  return district ? undefined : "district";
}

/** Returns the first level whose code is not one of the province; undefined if all are. */
export function foreignLevel({ province, city, district }: PlaceParts): "city" | "district" | undefined {
  const isInside = (place: Place | undefined) => !place || place.code.slice(0, 2) === province?.code.slice(0, 2);
  if (!isInside(city)) return "city";
  return isInside(district) ? undefined : "district";
}

/** Formats a place in one line; a city with the name of its province appears once. */
export function formatPlace({ province, city, district }: PlaceParts): string {
  const names = [province, city, district].map((place) => place?.name ?? "");
  return names.filter((name, index) => name !== "" && names.indexOf(name) === index).join(" ");
}
