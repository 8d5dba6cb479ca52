import { type CallName, contract } from "#contract/contract.ts";
import type { Expectation } from "./callers.ts";
import { expectCall } from "./derive.ts";
import { pageExpectations } from "./pageExpectations.ts";
import { requests } from "./requests.ts";

const names = Object.keys(contract) as CallName[];

/**
 * Every route of the server: who may make a call is in its entry, who opens a page is in a line. A
 * route with neither fails the test.
 */
export const expectations: Record<string, Expectation> = {
  ...pageExpectations,
  ...Object.fromEntries(names.map((name) => [name, expectCall(name, requests[name])])),
};
