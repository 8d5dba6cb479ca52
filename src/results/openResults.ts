import type { ComponentType } from "react";
import type { AskedResults } from "#blocks/kit/site/results.ts";
import type { OpenPart } from "#src/site/program.ts";

/** Opens the published results of the race that the page is of. */
const openResults: OpenPart<AskedResults> = ({ client, source, preview }) => {
  const site = () => ({ domainName: location.hostname });
  // A preview of another instant has the sets that were published then.
  const published = () => ({ ...site(), ...(preview?.at !== undefined && { at: preview.now() }) });
  return {
    overview: () => client.call("GET /sign-up/results", { query: published(), isSilent: true }),
    list: (query) => client.call("GET /sign-up/results/list", { query: { ...published(), ...query }, isSilent: true }),
    runner: (query) =>
      client.call("GET /sign-up/results/runner", { query: { ...published(), ...query }, isSilent: true }),
    own: async () => (await client.call("GET /sign-up/results/own", { query: published(), isSilent: true })).results,
    async openOwn() {
      const part = await source("part/own-results");
      if (!part) throw new Error('No part "own-results".');
      return part.default as ComponentType;
    },
    hide: async (entryCode, part) => {
      await client.call("PUT /sign-up/results/hiding", { json: { ...site(), entryCode, part }, isSilent: true });
    },
  };
};

export default openResults;
