import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { messages } from "#locales/generated/cli/new.ts";
import { getText } from "#locales/getText.ts";
import { displayPath } from "../base/paths.ts";
import { UsageError } from "../base/terminal.ts";
import template from "./composite.json" with { type: "json" };

const typeName = /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/;
const longest = 80;

/**
 * Writes a working example of a composite into the folder of a site or a pack and returns its path.
 * A composite that exists is never changed: throws a UsageError.
 */
export async function writeComposite(type: string, folder: string): Promise<string> {
  if (!typeName.test(type) || type.length > longest) throw new UsageError(getText(messages, "badType", { type }));
  const place = join(folder, "composites", type, "v1.json");
  const composite = { ...template, type };
  await mkdir(dirname(place), { recursive: true });
  try {
    await writeFile(place, `${JSON.stringify(composite, null, 2)}\n`, { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new UsageError(getText(messages, "exists", { folder: displayPath(dirname(place)) }));
  }
  return place;
}
