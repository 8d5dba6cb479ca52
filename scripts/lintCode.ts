import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ownPlaces } from "./ownFiles.ts";

// Biome's patterns cannot exclude a folder because of a file in it, as the races of organisers are.
// Further arguments, such as --write, go to biome.
const root = join(import.meta.dirname, "..");
const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
const { status } = spawnSync(process.execPath, [biome, "check", ...process.argv.slice(2), ...ownPlaces()], {
  cwd: root,
  stdio: "inherit",
});
process.exitCode = status ?? 1;
