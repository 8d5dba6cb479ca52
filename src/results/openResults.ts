import type { ComponentType } from "react";
import type { AskedResults } from "#blocks/kit/site/results.ts";
import type { OpenPart } from "#src/site/program.ts";

/** Opens the published results of the race that the page is of. */
const openResults: OpenPart<AskedResults> = ({ client, source }) => {
  const site = () => ({ domainName: location.hostname });
  return {
    overview: () => client.call("GET /sign-up/results", { query: site(), isSilent: true }),
    list: (query) => client.call("GET /sign-up/results/list", { query: { ...site(), ...query }, isSilent: true }),
    runner: (query) => client.call("GET /sign-up/results/runner", { query: { ...site(), ...query }, isSilent: true }),
    own: async () => (await client.call("GET /sign-up/results/own", { query: site(), isSilent: true })).results,
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
