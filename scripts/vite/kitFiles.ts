import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/**
 * Returns the paths of the kit's modules from the root, except those that render on the server,
 * which only tests use.
 */
export function kitFiles(): string[] {
  return ["blocks/kit", "blocks/field/kit"]
    .flatMap((kit) =>
      readdirSync(join(root, kit), { recursive: true, encoding: "utf8" }).map((file) => `${kit}/${file}`),
    )
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\/\w+\.tsx?$/.test(path) && !readKit(path).includes("react-dom/server"));
}

/** Reads the source of one of the kit's modules. */
export function readKit(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

/** Returns the name of a module without its folder and ending, which is unique in the kit. */
export function kitName(path: string): string {
  return path.replace(/^.*\/|\.tsx?$/g, "");
}
