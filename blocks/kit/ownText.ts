import type { Text } from "#schemas/generated/types.ts";
import { useSite } from "./site.ts";

/**
 * Reads a text in the visitor's very language; "" where it is not written in it. For places where words of the program serve
 * a visitor better than the organiser's in the other language.
 */
export function useOwnText(): (text: Text | undefined) => string {
  const { language } = useSite();
  return (text) => text?.[language] ?? "";
}
