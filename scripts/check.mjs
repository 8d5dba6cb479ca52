// `npm run check`: released schemas, generated files, types, lint, build, all tests; names after `--` choose browser tests.
import { join } from "node:path";
import { checkReleased } from "./released.mjs";
import { prepare, runAll } from "./setup.mjs";

checkReleased(join(import.meta.dirname, ".."));
await prepare();
runAll([
  ["npm", "run", "-s", "gen", "--", "--check"],
  ["npm", "run", "-s", "types"],
  ["npm", "run", "-s", "lint"],
  ["npm", "test", "--", ...process.argv.slice(2)],
]);
