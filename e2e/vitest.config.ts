import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { ensureValidators } from "../scripts/ensureValidators.mjs";

ensureValidators();

// The longest of all: begun last, each would run alone at the end.
const longest = ["layers", "routes", "units", "otherBrowsers", "history", "prerender"];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at < 0 ? longest.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    globalSetup: ["e2e/start.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What a press brings may take a while where three browsers share two cores.
    expect: { poll: { timeout: 10_000 } },
    // A browser test waits now and then, for the network to be quiet and for what is meant to take a moment: two cores have work for three.
    maxWorkers: 3,
    // Files of one process share its browser (e2e/chromium.ts), which takes as long to start as a short file takes to run.
    isolate: false,
    fileParallelism: true,
    sequence: { sequencer: LongestFirst },
  },
});
