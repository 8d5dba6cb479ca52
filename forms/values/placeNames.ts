interface NamedArea {
  value: string;
  labelEn: string;
  children?: NamedArea[];
}

/** Returns the English names of areas by their codes. */
export function englishNames(areas: NamedArea[]): Map<string, string> {
  const names = new Map<string, string>();
  const visit = (area: NamedArea) => {
    names.set(area.value, area.labelEn);
    area.children?.forEach(visit);
  };
  areas.forEach(visit);
  return names;
}

/**
 * Returns a value in which every place (`{ code, name }`) has its name from the table; a place that
 * is not in it keeps its own.
 */
export function withPlaceNames(value: unknown, names: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((entry) => withPlaceNames(entry, names));
  if (typeof value !== "object" || value === null) return value;
  const { code, name } = value as { code?: unknown; name?: unknown };
  const placeName = typeof code === "string" && typeof name === "string" ? names.get(code) : undefined;
  if (placeName !== undefined) return { ...value, name: placeName };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withPlaceNames(inner, names)]));
}
