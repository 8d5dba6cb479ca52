import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "..");

/**
 * Returns the files of a clone that lint checks, in the folders `under` or in all. The races of
 * organisers, which are all folders with a site.json that are not shipped, are left out.
 */
export function ownFiles(under: string[] = [], clone = root): string[] {
  const listed = listFiles(clone, ["-co", "--exclude-standard", ...under]);
  const races = organisersFolders(clone);
  return listed.filter((file) => existsSync(join(clone, file)) && !races.some((race) => isIn(file, race)));
}

/**
 * Returns the fewest files and folders that contain all of those files, for a program that checks
 * whole folders.
 */
export function ownPlaces(clone = root): string[] {
  const races = organisersFolders(clone);
  const placesIn = (folder: string): string[] =>
    readdirSync(join(clone, folder))
      .filter((name) => name !== ".git" && name !== "node_modules")
      .map((name) => (folder ? `${folder}/${name}` : name))
      .flatMap((place) => {
        if (races.includes(place)) return [];
        return races.some((race) => isIn(race, place)) ? placesIn(place) : [place];
      });
  return races.length === 0 ? ["."] : placesIn("");
}

// A race that is committed is the organiser's too, unless it is one of the examples or the
// template. Texts of sites are in locales/.
function organisersFolders(clone: string): string[] {
  const shipped = new Set(listFiles(clone, ["--", "fixtures", "cli/new/template", "locales"]));
  return listFiles(clone, ["-co", "--exclude-standard", "--", "site.json", "**/site.json"])
    .filter((file) => !shipped.has(file))
    .map((file) => dirname(file))
    .filter((folder) => folder !== ".");
}

function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

function listFiles(clone: string, words: string[]): string[] {
  const listed = execFileSync("git", ["ls-files", "-z", ...words], { cwd: clone, encoding: "utf8" });
  return [...new Set(listed.split("\0").filter(Boolean))];
}
