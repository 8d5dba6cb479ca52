import { useCallback } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";

/**
 * The own results of a visitor who is logged in, loaded once the page is there: few have any, and
 * other pages must not become larger by them.
 */
export function OwnResults() {
  const { results } = useSite();
  const load = useCallback(async () => (await results()).openOwn(), [results]);
  const loaded = useLoaded("own-results-part", load);
  if (loaded.status !== "ready") return null;
  const { value: Own } = loaded;
  return <Own />;
}
