import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atMost, ms, type Row } from "./measure.ts";

const root = join(import.meta.dirname, "..");
const mostBytes = 4_000_000;
const mostMs = 15_000;

/** The size of the package, and the time from an empty folder to the first diagnostic of a race. */
export async function benchPackage(): Promise<Row[]> {
  execFileSync(process.execPath, ["--import", "tsx", "scripts/package.ts"], { cwd: root, stdio: "inherit" });
  const name = readdirSync(join(root, "dist/package")).find((file) => file.endsWith(".tgz")) ?? "";
  const tarball = join(root, "dist/package", name);
  const bytes = statSync(tarball).size;
  const time = timeToDiagnostic(tarball);
  return [
    atMost("package, tarball / limit", `${bytes} B`, `${mostBytes} B`, bytes / mostBytes, 1),
    atMost("package, empty folder to first diagnostic / limit", ms(time), ms(mostMs), time / mostMs, 1),
  ];
}

function timeToDiagnostic(tarball: string): number {
  const folder = mkdtempSync(join(tmpdir(), "startline-bench-"));
  try {
    const startline = (...words: string[]) =>
      spawnSync(process.execPath, [join(folder, "node_modules/@startline/cli/dist/cli/main.js"), ...words], {
        cwd: folder,
        encoding: "utf8",
      });
    const startedAt = performance.now();
    execFileSync("npm", ["install", "--offline", tarball], { cwd: folder, stdio: "ignore" });
    startline("new", "my-race");
    const site = join(folder, "my-race/site.json");
    writeFileSync(site, readFileSync(site, "utf8").replace('"carousel"', '"carrousel"'));
    const { status, stdout } = startline("validate", "my-race");
    if (status !== 1 || !stdout.includes("SL2002")) throw new Error(`There is no diagnostic: ${stdout}`);
    return performance.now() - startedAt;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
