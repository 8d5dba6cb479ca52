import type { Text } from "#schemas/generated/types.ts";
import type { RaceSite } from "../../race/raceSite.ts";

/** Names a runner's start as the item's rules call it, else as the file does; null without one. */
export function nameStartBlock({ site }: Pick<RaceSite, "site">, itemId: string, wave: string | null): Text | null {
  if (wave === null) return null;
  const written = wave.trim().toLowerCase();
  const starts = site.race?.items?.find(({ id }) => id === itemId)?.results?.starts;
  const start = starts?.find(({ id, name }) =>
    [id, name?.zh, name?.en].some((candidate) => candidate?.trim().toLowerCase() === written),
  );
  return start?.name ?? { zh: wave };
}
