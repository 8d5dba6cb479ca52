import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";

const debianPackages = ["firefox-esr", "webkit2gtk-driver", "xvfb", "fonts-noto-cjk"];

/**
 * Returns the paths of Firefox (FIREFOX_PATH, else one on the PATH) and of the driver of WebKitGTK.
 * As root on Debian, installs those that are missing, and throws if that fails. Elsewhere a missing
 * one is undefined. Throws if FIREFOX_PATH names a file that does not exist.
 */
export function findOtherBrowsers() {
  const found = findInstalled();
  if ((found.firefox && found.webkit) || !isDebianAsRoot()) return found;
  console.log("Installing Debian's Firefox and WebKitGTK for the browser tests (once) …");
  install();
  const installed = findInstalled();
  if (installed.firefox && installed.webkit) return installed;
  throw new Error(
    `apt-get installed ${debianPackages.join(", ")}, but Firefox, WebKitWebDriver or Xvfb is not on the PATH.`,
  );
}

/** Returns a line for each browser that is missing, with what to install. */
export function describeMissing({ firefox, webkit }) {
  return [
    ...(firefox
      ? []
      : ["Firefox is not installed: its browser tests are skipped. Install Firefox or set FIREFOX_PATH."]),
    ...(webkit
      ? []
      : [
          "WebKitGTK is not installed: its browser tests are skipped. Install WebKitWebDriver (webkit2gtk-driver) and Xvfb.",
        ]),
  ];
}

function findInstalled() {
  const given = process.env.FIREFOX_PATH;
  if (given && !existsSync(given))
    throw new Error(`FIREFOX_PATH names ${given}, which does not exist. Correct or unset it.`);
  return {
    firefox: given || findProgram("firefox-esr") || findProgram("firefox"),
    webkit: findProgram("Xvfb") && findProgram("WebKitWebDriver"),
  };
}

function findProgram(name) {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

function isDebianAsRoot() {
  const release = "/etc/os-release";
  return process.getuid?.() === 0 && existsSync(release) && /^ID=debian$/m.test(readFileSync(release, "utf8"));
}

function install() {
  execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...debianPackages], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
