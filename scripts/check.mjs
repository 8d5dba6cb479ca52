// `npm run check`: released schemas, generated files, types, lint, build, all tests; names after `--` choose browser tests.
import { join } from "node:path";
import { checkReleased } from "./released.mjs";
import { prepare, run } from "./setup.mjs";

checkReleased(join(import.meta.dirname, ".."));
await prepare();
run("npm", ["run", "-s", "gen", "--", "--check"]);
run("npm", ["run", "-s", "types"]);
run("npm", ["run", "-s", "lint"]);
run("npm", ["test", "--", ...process.argv.slice(2)]);
