import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { ensureValidators } from "../scripts/ensureValidators.mjs";
import { retried } from "../scripts/retried.ts";
import { patience } from "./patience.ts";

ensureValidators();

// A clean clone has no durations of an earlier run, by which Vitest orders files, and starts large
// files first. These are small and walk through many pages.
const walks = /\/(?:layers|routes|units)\.test\.ts$/;
class WalksFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(walks.test(b.moduleId)) - Number(walks.test(a.moduleId)));
  }
}

export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    // The folder first: servers put their data into it.
    globalSetup: ["scripts/memoryFolder.ts", "e2e/start.ts"],
    // As in vitest.config.ts.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // CI runs beside other work: a test that was red once is run again, and printed with "retry"
    // and its error if it is green then.
    retry: process.env.CI ? 1 : 0,
    reporters: ["default", retried],
    expect: { poll: { timeout: patience, interval: 100 } },
    // A browser test waits for a third of its time, so two cores can run three: 647 and 657 s. Four
    // took 631 s, and each page of them longer.
    maxWorkers: 3,
    // As in vitest.config.ts.
    execArgv: ["--max-semi-space-size=64", "--min-semi-space-size=64"],
    // Files of one process share its browser (e2e/chromium.ts), whose start takes as long as a
    // short file.
    isolate: false,
    // As in vitest.config.ts.
    server: { deps: { external: [/schemas\/generated\/validators\.js$/] } },
    fileParallelism: true,
    sequence: { sequencer: WalksFirst },
  },
});
