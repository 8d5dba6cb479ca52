import { useCallback, useEffect, useState } from "react";
import type { CallName, DataOf, RequestOf } from "#contract/contract.ts";
import type { Client } from "#src/client/client.ts";
import { useExplanation } from "../../useExplanation.ts";

const everyMs = 10_000;

/** What a call answered last, and why the last try to renew it failed, if it did. */
export interface Renewed<Data> {
  data?: Data | undefined;
  failure?: string | undefined;
  /** When `data` was loaded, in ms since 1970. */
  at: number;
  /** Makes the call now. */
  renew(): void;
}

/**
 * Makes a call every 10 s as long as the page is visible, and at once when it is again. What was
 * loaded stays until more comes, unless it is about another `subject`.
 */
export function useRenewed<N extends CallName>(
  client: Client,
  name: N,
  request: RequestOf<N>,
  subject: string,
): Renewed<DataOf<N>> {
  const explain = useExplanation();
  const [last, setLast] = useState<Omit<Renewed<DataOf<N>>, "renew"> & { subject?: string }>({ at: 0 });
  const [round, setRound] = useState(0);
  const requestText = JSON.stringify(request);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round makes the call at once
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const call = client.call as (name: N, options: object) => Promise<DataOf<N>>;
    const load = async () => {
      clearTimeout(timer);
      timer = undefined;
      if (document.hidden) return;
      const loaded = await call(name, { ...JSON.parse(requestText), isSilent: true }).then(
        (data) => ({ data, at: Date.now(), failure: undefined }),
        (error) => ({ failure: explain(error) }),
      );
      if (!isCurrent) return;
      setLast(({ data, at, ...before }) => ({
        at,
        ...(before.subject === subject && { data }),
        ...loaded,
        subject,
      }));
      clearTimeout(timer);
      timer = setTimeout(load, everyMs);
    };
    const wake = () => void (document.hidden || load());
    void load();
    document.addEventListener("visibilitychange", wake);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", wake);
    };
  }, [client, name, requestText, subject, explain, round]);
  const renew = useCallback(() => setRound((count) => count + 1), []);
  // Of another subject nothing is shown, not even for a moment.
  const { data, failure, at } = last;
  return last.subject === subject ? { data, failure, at, renew } : { at: 0, renew };
}
