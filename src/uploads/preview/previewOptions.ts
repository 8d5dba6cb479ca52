import type { UploadedFile } from "#blocks/kit/site/uploads.ts";
import type { Language } from "#core/text.ts";
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
