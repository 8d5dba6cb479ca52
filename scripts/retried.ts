import type { Reporter, TestCase } from "vitest/node";

/** Prints why a test was red at first that is green when run again: it is not printed elsewhere. */
export const retried: Reporter = {
  onTestCaseResult(test: TestCase) {
    if (!test.diagnostic()?.flaky) return;
    for (const { message, stack = "" } of test.result().errors ?? []) {
      // The first line of the stack of a timeout is not its message.
      const frames = stack.split("\n").filter((line) => /^\s*at /.test(line));
      console.log([`Red at first: ${test.fullName}`, message, ...frames.slice(0, 10)].join("\n"));
    }
  },
};
