import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

// The headless shell renders the same pages without a browser window; the browser tests take about
// two thirds of the time in it.
const headlessShell = "chromium-headless-shell";
const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "msedge"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

/** Flags that keep Chromium from background work; with the one that it needs to run as root. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Returns the path of a Chromium: CHROMIUM_PATH, else Debian's headless shell (installed first if
 * run as root), else any Chromium or Chrome that is installed, else Playwright's own. If there is
 * none, throws an error that states what to install.
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which does not exist. Correct or unset it.`);
    return given;
  }
  return (
    installed([headlessShell]) ?? installFromDebian() ?? installed(names) ?? (await installFromPlaywright()) ?? fail()
  );
}

function installed(names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places].find((path) =>
    existsSync(path),
  );
}

function installFromDebian() {
  if (process.platform !== "linux" || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("Installing Debian's headless Chromium and a Chinese font for the browser tests (once) …");
  try {
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", headlessShell, "fonts-noto-cjk"], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  } catch {
    return undefined;
  }
  return installed([headlessShell]);
}

async function installFromPlaywright() {
  const { chromium } = await import("playwright-core");
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  try {
    execFileSync("npx", ["playwright-core", "install", "chromium"], { stdio: "inherit" });
  } catch {
    return undefined;
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function fail() {
  throw new Error(
    "No Chromium for the browser tests. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run this again.",
  );
}
