import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const kit = join(import.meta.dirname, "../../blocks/kit");

/** The names of the kit's modules, but for those that render on the server: they are for tests alone. */
export function kitFiles(): string[] {
  return readdirSync(kit).filter((file) => /^\w+\.tsx?$/.test(file) && !readKit(file).includes("react-dom/server"));
}

export function readKit(file: string): string {
  return readFileSync(join(kit, file), "utf8");
}
