// `npm test`: sets up whatever is missing, then runs the unit tests and the browser tests. Names after `--` choose browser tests.
import { prepare, run } from "./setup.mjs";

await prepare();
const { findChromium } = await import("./chromium.mjs");
process.env.CHROMIUM_PATH = await findChromium();
run("npx", ["vitest", "run"]);
run("npx", ["vitest", "run", "--config", "e2e/vitest.config.ts", ...process.argv.slice(2)]);
