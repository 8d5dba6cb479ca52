import type { ErrorCode } from "#contract/errors.ts";
import type { Received } from "./receive.ts";
import type { Refused } from "./service.ts";

/** The code of each reason for which a file is not accepted. */
export const uploadErrors = {
  noFile: "upload/no-file",
  cut: "upload/incomplete",
  tooLarge: "upload/too-large",
  empty: "upload/empty",
  wrongType: "upload/wrong-type",
  notPicture: "upload/not-a-picture",
  otherContent: "upload/other-content",
  locked: "upload/locked",
  macros: "upload/macros",
  brokenArchive: "upload/broken-archive",
  archiveTooLarge: "upload/archive-too-large",
  brokenPicture: "upload/broken-picture",
  pictureTooLarge: "upload/picture-too-large",
  overQuota: "upload/over-quota",
} as const satisfies Record<Refused | Exclude<Received["outcome"], "received">, ErrorCode>;

/** Returns a size as people read it, such as 20.00 MB. */
export function sizeText(bytes: number): string {
  const steps: [number, string][] = [
    [1024 ** 3, "GB"],
    [1024 ** 2, "MB"],
    [1024, "KB"],
  ];
  const [step, unit] = steps.find(([least]) => bytes >= least) ?? [1, "B"];
  return `${(bytes / step).toFixed(2)} ${unit}`;
}
