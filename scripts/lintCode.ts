import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ownPlaces } from "./ownFiles.ts";

// Biome takes patterns, and what makes a folder an organiser's is a file in it. Further words go to biome: --write.
const root = join(import.meta.dirname, "..");
const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
const { status } = spawnSync(process.execPath, [biome, "check", ...process.argv.slice(2), ...ownPlaces()], {
  cwd: root,
  stdio: "inherit",
});
process.exitCode = status ?? 1;
