// `npm run check`: what CI runs. Generated files, types, lint, dead code, build, all tests.
import { prepare, run } from "./setup.mjs";

await prepare();
run("npm", ["run", "-s", "gen", "--", "--check"]);
run("npm", ["run", "-s", "types"]);
run("npm", ["run", "-s", "lint"]);
run("npm", ["test", "--", ...process.argv.slice(2)]);
