import type { Content } from "../files/store.ts";

/** Returns the hash under which a content is stored. */
export type HashContent = (content: Content) => Promise<string>;

/** A file that must be in the store before the site can be shown. */
export interface StoredFile {
  hash: string;
  name: string;
  content: Content;
}
