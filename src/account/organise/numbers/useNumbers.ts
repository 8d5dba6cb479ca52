import { useEffect, useState } from "react";
import type { PlotRange, RaceNumbers } from "#contract/numbers.ts";
import type { Client } from "#src/client/client.ts";
import { useExplanation } from "../../useExplanation.ts";

const everyMs = 10_000;

/**
 * The numbers of a race, and why the last try to renew them failed, if it did, in the organiser's
 * language.
 */
export interface LiveNumbers {
  numbers?: RaceNumbers | undefined;
  failure?: string | undefined;
}

/**
 * Loads the numbers of a race every 10 s as long as the page is visible, and at once when it is
 * again. What was loaded stays until more comes.
 */
export function useNumbers(client: Client, domainName: string, range: PlotRange): LiveNumbers {
  const explain = useExplanation();
  const [live, setLive] = useState<LiveNumbers & { domainName?: string }>({});
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async () => {
      clearTimeout(timer);
      timer = undefined;
      if (document.hidden) return;
      const loaded = await client
        .call("GET /sign-up/organise/numbers", { query: { domainName, range }, isSilent: true })
        .then(
          (numbers): LiveNumbers => ({ numbers }),
          (error): LiveNumbers => ({ failure: explain(error) }),
        );
      if (!isCurrent) return;
      setLive((before) => ({
        ...(before.domainName === domainName && { numbers: before.numbers }),
        ...loaded,
        domainName,
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
  }, [client, domainName, range, explain]);
  // Of another race nothing is shown, not even for a moment.
  return live.domainName === domainName ? live : {};
}
