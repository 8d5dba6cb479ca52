// `npm run check`: released schemas, generated files, types, lint, build, all tests; names after
// `--` choose browser tests, and `--full` among them takes the corpora whole.
import { join } from "node:path";
import { checkReleased } from "./released.mjs";
import { prepareSources, readNames, runAll } from "./setup.mjs";

checkReleased(join(import.meta.dirname, ".."));
prepareSources();
await runAll([
  // Before the tests, which build: the build writes generated files that are stale, and then
  // nothing would differ.
  [
    ["npm", "run", "-s", "gen", "--", "--check"],
    ["npm", "run", "-s", "types"],
    ["npm", "run", "-s", "lint"],
  ],
  [["npm", "test", "--", ...readNames()]],
]);
