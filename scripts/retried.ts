import type { Reporter, TestCase } from "vitest/node";

/** Prints why a test was red at first that is green when run again: it is not printed elsewhere. */
export const retried: Reporter = {
  onTestCaseResult(test: TestCase) {
    if (!test.diagnostic()?.flaky) return;
    for (const { message, stack } of test.result().errors ?? [])
      console.log(`Red at first: ${test.fullName}\n${(stack ?? message).split("\n").slice(0, 20).join("\n")}`);
  },
};
