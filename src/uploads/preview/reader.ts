/** Why a file cannot be shown. */
export type Unreadable = "broken" | "locked" | "tooLarge";

/**
 * The props of a part that shows one kind of file: its bytes, and what to call if they cannot be
 * shown.
 */
export interface ReaderProps {
  bytes: Blob;
  name: string;
  fail: (why: Unreadable) => void;
}
