import { useCallback, useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import { type Loaded, useLoaded } from "#blocks/kit/site/useLoaded.ts";
import type { CallName, DataOf, RequestOf } from "#contract/contract.ts";
import type { Client } from "#src/client/client.ts";
import { useExplanation } from "./useExplanation.ts";

/** What a call answered to a view, and the way to make it again. */
export interface Called<Data> {
  loaded: Loaded<Data>;
  /** Makes the call again; the view shows that it loads. */
  reload(): void;
  /** How often it was made again. */
  round: number;
}

/**
 * Loads what a view shows by one call, again when the request or the reader's language changes. A
 * failure is explained in the reader's language.
 */
export function useCall<N extends CallName>(client: Client, name: N, request: RequestOf<N>): Called<DataOf<N>> {
  const explain = useExplanation();
  const { language } = useSite();
  const [round, setRound] = useState(0);
  const requestText = JSON.stringify(request);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers come in the language of the request
  const load = useCallback(() => {
    const call = client.call as (name: N, options: object) => Promise<DataOf<N>>;
    return call(name, { ...JSON.parse(requestText), isSilent: true }).catch((error) => {
      throw new Error(explain(error));
    });
  }, [client, name, requestText, explain, language]);
  const reload = useCallback(() => setRound((count) => count + 1), []);
  return { loaded: useLoaded(`${name} ${requestText} ${round}`, load), reload, round };
}
