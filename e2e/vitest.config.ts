import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    globalSetup: ["e2e/start.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A browser test mostly waits, for the network to be quiet and for what is meant to take a moment.
    maxWorkers: 3,
    fileParallelism: true,
  },
});
