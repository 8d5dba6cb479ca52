import type { Language, UploadedFile } from "#blocks/kit/site/site.ts";
import type { Client } from "../../client/client.ts";

/** What a preview works with. */
export interface PreviewOptions {
  file: UploadedFile;
  client: Client;
  language: Language;
  /** Loads another part by its name. */
  load<T>(part: string): Promise<T>;
  /** Saves the file; rejects with a message for the visitor. */
  download: () => Promise<void>;
}
