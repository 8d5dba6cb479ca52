import type { Content } from "../files/store.ts";

/** Makes the hash under which a content is stored. */
export type HashContent = (content: Content) => Promise<string>;

/** A file that the store must have before the site can be shown. */
export interface StoredFile {
  hash: string;
  name: string;
  content: Content;
}
