// `npm test`: sets up what is missing, then runs the unit tests and the browser tests. Names after
// `--` choose browser tests, and `--full` among them takes the corpora whole.
import { prepare, readNames, runAll } from "./setup.mjs";

const names = readNames();
await prepare();
const { findChromium } = await import("./chromium.mjs");
const { describeMissing, findOtherBrowsers } = await import("./otherBrowsers.mjs");
const { findSchemaTestSuite } = await import("./schemaTestSuite.mjs");
process.env.CHROMIUM_PATH = await findChromium();
for (const line of describeMissing(findOtherBrowsers())) console.log(line);
const suite = findSchemaTestSuite();
if (suite) process.env.JSON_SCHEMA_TEST_SUITE = suite;
else
  console.log(
    "The JSON Schema Test Suite is not available: its cases are skipped. Set JSON_SCHEMA_TEST_SUITE to its folder draft2020-12.",
  );
await runAll([[["npx", "vitest", "run"]], [["npx", "vitest", "run", "--config", "e2e/vitest.config.ts", ...names]]]);
