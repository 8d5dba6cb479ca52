// `npm run check`: released schemas, generated files, types, lint, build, all tests; names after `--` choose browser tests.
import { join } from "node:path";
import { checkReleased } from "./released.mjs";
import { prepare, runAll } from "./setup.mjs";

checkReleased(join(import.meta.dirname, ".."));
await prepare();
// None of these keeps two processors busy.
await runAll([
  [
    ["npm", "run", "-s", "types"],
    ["npm", "run", "-s", "lint"],
    ["npm", "run", "-s", "gen", "--", "--check"],
  ],
  [["npm", "test", "--", ...process.argv.slice(2)]],
]);
