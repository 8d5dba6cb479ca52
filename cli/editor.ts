import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { rewriteAt } from "#compiler/parse/rewrite.ts";
import type { JsonObject } from "#core/pointers.ts";
import { messages as commandMessages } from "#locales/generated/cli/command.ts";
import { messages } from "#locales/generated/cli/editor.ts";
import { getText } from "#locales/getText.ts";
import { displayPath, findSites } from "./base/paths.ts";
import type { Verb } from "./base/verb.ts";
import { loadSite } from "./config/sites.ts";
import { withCompositeTypes } from "./lsp/compositeTypes.ts";
import { readSchemas, siteFile } from "./lsp/schemas.ts";

/**
 * `startline editor`: writes the schemas of sites, with their composites, into the settings of VS
 * Code in a folder.
 */
export const editor: Verb = {
  usage: "editor FOLDER",
  help: getText(messages, "help"),
  positionals: [1, 1],
  options: {},
  async run({ positionals: [folder = ""] }, { language, print, localise }) {
    const sites = await Promise.all((await findSites(folder)).map(loadSite));
    const composites: Record<string, string> = Object.assign(
      {},
      ...sites.map(({ path, composites }) =>
        Object.fromEntries(Object.entries(composites).map(([name, text]) => [join(dirname(path), name), text])),
      ),
    );
    const schemas = readSchemas(language).map((schema) =>
      schema.url === siteFile
        ? { ...schema, schema: withCompositeTypes(schema.schema as JsonObject, normaliseSlashes(composites), language) }
        : schema,
    );
    const file = join(folder, ".vscode/settings.json");
    // The other settings in it stay, with their comments.
    const before = await readFile(file, "utf8").catch(() => "{}\n");
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, rewriteAt(before, "/json.schemas", schemas));
    print(localise(getText(commandMessages, "written", { path: displayPath(file) })));
    return 0;
  },
};

function normaliseSlashes(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([path, text]) => [path.replaceAll("\\", "/"), text]));
}
