import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { launch } from "../e2e/browser.ts";
import { listExamples, loadScripts, scriptBudget, sumBytes } from "../e2e/scripts.ts";
import { startServer } from "../e2e/server.ts";
import { atMost, type Row } from "./measure.ts";

const root = join(import.meta.dirname, "..");

/**
 * The JavaScript of the first load of each example's home page, and whether 50 more block types
 * change any built file.
 */
export async function benchSize(): Promise<Row[]> {
  const homes = await loadHomes();
  const changed = changedByFiftyTypes();
  for (const path of changed) console.log(`  changed by 50 unused types: ${path}`);
  return [
    ...homes.map(({ host, total }) =>
      atMost(`first load of ${host}, JS gzip / budget`, `${total} B`, `${scriptBudget} B`, total / scriptBudget, 1),
    ),
    atMost("built files changed by 50 unused block types", `${changed.length}`, "0", changed.length, 0),
  ];
}

async function loadHomes(): Promise<{ host: string; total: number }[]> {
  const server = await startServer();
  const browser = await launch();
  const homes: { host: string; total: number }[] = [];
  try {
    for (const host of listExamples()) {
      const scripts = await loadScripts(browser, `http://${host}:${server.port}/`);
      console.log(`  ${host}`);
      for (const { path, bytes } of scripts.toSorted((a, b) => b.bytes - a.bytes))
        console.log(`  ${String(bytes).padStart(7)}  ${path}`);
      homes.push({ host, total: sumBytes(scripts) });
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return homes;
}

// The compiler knows every type; a page loads it only if its server sends a config that is not
// compiled.
function isCompiler(path: string): boolean {
  return path.startsWith("part-compiler-");
}

// Copies the project, adds 50 types made from a real unit, builds again and compares what was there
// before.
function changedByFiftyTypes(): string[] {
  const copy = mkdtempSync(join(tmpdir(), "startline-fifty-"));
  try {
    // Links and large folders are not what a build reads.
    const left = ["node_modules", "dist", "sites", ...readdirSync(root).filter((name) => name.startsWith("."))];
    cpSync(root, copy, { recursive: true, filter: (path) => !left.includes(relative(root, path)) });
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
    for (let count = 1; count <= 50; count++) {
      execFileSync("npx", ["tsx", "scripts/new.ts", "home", `unused-${count}`], { cwd: copy, stdio: "ignore" });
    }
    execFileSync("npx", ["tsx", "scripts/gen/gen.ts"], { cwd: copy, stdio: "ignore" });
    execFileSync("npx", ["vite", "build", "--logLevel", "error"], { cwd: copy, stdio: "inherit" });
    const after = hashFiles(join(copy, "dist/site/assets"));
    const current = builtFiles();
    return [...hashFiles(join(root, "dist/site/assets"))]
      .filter(([path, hash]) => current.has(path) && after.get(path) !== hash && !isCompiler(path))
      .map(([path]) => path);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

// Files of earlier builds stay for a while beside those of the last one.
function builtFiles(): Set<string> {
  const manifest = JSON.parse(readFileSync(join(root, "dist/site/.vite/manifest.json"), "utf8"));
  const chunks = Object.values(manifest) as { file: string; css?: string[] }[];
  return new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]).map((path) => path.replace("assets/", "")));
}

/**
 * Returns the SHA-256 of each script and style sheet below the folder, by path; compressed copies
 * are left out.
 */
export function hashFiles(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.(js|css)$/.test(file));
  return new Map(
    files.sort().map((file) => [
      file,
      createHash("sha256")
        .update(readFileSync(join(folder, file)))
        .digest("hex"),
    ]),
  );
}
