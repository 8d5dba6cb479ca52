import type { Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/cli/publish.ts";
import { getText } from "#locales/getText.ts";

/** The place that a verb works in. */
export interface WorkPlace {
  dataDir: string;
  /** The port of the running server; undefined if none runs on this data folder. */
  port?: number;
  /** The database, if no server runs. */
  database?: Sentence;
  /** Whether other servers may use the database. */
  isShared: boolean;
}

/** Describes which database a verb wrote, and whether visitors get it. */
export function describePlace({ port, database, dataDir, isShared }: WorkPlace): Sentence {
  if (port !== undefined) return getText(messages, "byServer", { port: String(port), folder: dataDir });
  const place = { database: database ?? "", folder: dataDir };
  return getText(messages, isShared ? "writtenTo" : "writtenUnserved", place);
}
