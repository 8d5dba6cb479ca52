import { readSheets } from "./readSheets.ts";
import type { Sheet } from "./sheetShape.ts";

/** The worker's response. */
export type SheetsRead = { sheets: Sheet[] } | { fault: string };

self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
  const answer = (result: SheetsRead) => self.postMessage(result);
  try {
    answer({ sheets: readSheets(data) });
  } catch (error) {
    answer({ fault: (error as Error).message });
  }
};
