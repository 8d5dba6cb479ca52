/** Why a file cannot be shown. */
export type Unreadable = "broken" | "locked" | "tooLarge";

/** What the part for one kind of file gets: the bytes, and whom to tell where it cannot show them. */
export interface ReaderProps {
  bytes: Blob;
  name: string;
  fail: (why: Unreadable) => void;
}
