// `npm run check`: generated files, types, lint, build, all tests; names after `--` choose browser tests.
import { prepare, run } from "./setup.mjs";

await prepare();
run("npm", ["run", "-s", "gen", "--", "--check"]);
run("npm", ["run", "-s", "types"]);
run("npm", ["run", "-s", "lint"]);
run("npm", ["test", "--", ...process.argv.slice(2)]);
