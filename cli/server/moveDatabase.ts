import { join } from "node:path";
import { messages } from "#locales/generated/cli/moveDatabase.ts";
import { getText } from "#locales/getText.ts";
import type { Verb } from "../base/verb.ts";
import { moveToPostgres } from "./withServerTools.ts";

/** `startline move-database`: moves everything of the embedded database to PostgreSQL. */
export const moveDatabase: Verb = {
  usage: "move-database",
  help: getText(messages, "help"),
  positionals: [0, 0],
  options: {},
  async run(_words, { print, localise }) {
    const { tables, rows, files, uploads, folder, database, dataDir } = await moveToPostgres();
    print(localise(getText(messages, "moved", { tables, rows, database })));
    if (files > 0) print(localise(getText(messages, "files", { count: files })));
    if (uploads > 0)
      print(localise(getText(messages, "uploads", { count: uploads, folder: join(dataDir, "uploads") })));
    print(localise(getText(messages, "next", { folder, key: join(dataDir, "secret.key") })));
    return 0;
  },
};
