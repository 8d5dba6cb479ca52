import { execFile, execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ensureValidators } from "./ensureValidators.mjs";

const root = join(import.meta.dirname, "..");
// npm writes this file at the end of an installation.
const installed = join(root, "node_modules/.package-lock.json");
const buildStamp = join(root, "dist/.startline-sources");
/** The folders of the program, each with its tests. */
export const folders = [
  "blocks",
  "cli",
  "compiler",
  "contract",
  "core",
  "forms",
  "locales",
  "pictures",
  "schemas",
  "scripts",
  "server",
  "src",
];
const sources = ["index.html", "vite.config.ts", "package-lock.json", ...folders];

/**
 * Prepares a clone to run: checks the version of Node, installs packages, builds site and server.
 * Skips what is up to date. Exits with code 1 if a step fails.
 */
export async function prepare() {
  prepareSources();
  build();
}

/** Does what `prepare` does before it builds: nothing that is committed is written. */
export function prepareSources() {
  checkNode();
  installPackages();
  ensureValidators();
}

/**
 * Runs steps one after the other, all of them even if some fail, so that one run shows everything.
 * A step is a list of commands that run at the same time; several print when they end. Exits with
 * code 1 if a command failed, and names those.
 */
export async function runAll(steps) {
  const failed = [];
  for (const commands of steps) {
    const codes = await Promise.all(
      commands.map((words) => (commands.length > 1 ? runQuietly(words) : getExitCode(...words))),
    );
    failed.push(...commands.filter((_, place) => codes[place] !== 0));
  }
  for (const words of failed) console.error(`Failed: ${words.join(" ")}`);
  if (failed.length > 0) process.exit(1);
}

/**
 * Returns the names of browser tests after `--`. `--full` among them has large corpora tested as a
 * whole (scripts/full.ts).
 */
export function readNames() {
  const words = process.argv.slice(2);
  if (words.includes("--full")) process.env.FULL_CHECK = "1";
  return words.filter((word) => word !== "--full");
}

const usual = { cwd: root, shell: process.platform === "win32" };

function runQuietly([command, ...args]) {
  return new Promise((resolve) => {
    execFile(command, args, { ...usual, maxBuffer: 1 << 28 }, (error, out, errors) => {
      process.stdout.write(out);
      process.stderr.write(errors);
      resolve(error ? 1 : 0);
    });
  });
}

function getExitCode(command, ...args) {
  return spawnSync(command, args, { ...usual, stdio: "inherit" }).status ?? 1;
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `Startline needs Node 20.19 or newer; this is Node ${process.versions.node}. Install a newer Node and run this again.`,
  );
  process.exit(1);
}

function installPackages() {
  if (isInstalled()) return;
  console.log("Installing packages …");
  const code = getExitCode("npm", "ci", "--no-fund", "--no-audit");
  if (code !== 0) process.exit(code);
}

// Returns whether each package of the lock file is installed, except optional ones of other
// platforms.
function isInstalled() {
  if (!existsSync(installed)) return false;
  const getPackages = (path) => JSON.parse(readFileSync(path, "utf8")).packages;
  const { "": own, ...wanted } = getPackages(join(root, "package-lock.json"));
  const present = getPackages(installed);
  return Object.entries(wanted).every(([path, { integrity, optional }]) =>
    path in present ? present[path].integrity === integrity : optional,
  );
}

/** Returns whether dist/ was built from the current sources. */
export function isBuilt() {
  return existsSync(buildStamp) && readFileSync(buildStamp, "utf8") === hashSources();
}

function build() {
  if (isBuilt()) return;
  console.log("Building the site and the server …");
  execFileSync(process.execPath, ["--import", "tsx", join(root, "scripts/build.ts")], { cwd: root, stdio: "inherit" });
  mkdirSync(dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, hashSources());
}

function hashSources() {
  return hashFolder(root);
}

/** Returns the hash of all sources of a clone: the same for a copy in another folder. */
export function hashFolder(folder) {
  return digest(sources.flatMap((path) => hashFiles(folder, join(folder, path))).join("\n"));
}

// By content, not time: a clone, a checkout and an editor's save change times without changing a
// byte.
function hashFiles(folder, path) {
  if (!existsSync(path)) return [];
  // By its place in the clone: a copy in another folder is the same program.
  if (statSync(path).isFile()) return [`${relative(folder, path)} ${digest(readFileSync(path))}`];
  return readdirSync(path)
    .sort()
    .flatMap((name) => hashFiles(folder, join(path, name)));
}

function digest(content) {
  return createHash("sha256").update(content).digest("hex");
}
