import { fileEndings, getEnding } from "#core/fileEndings.ts";

/** Units of sizes; each is 1024 of the one before. */
const sizeUnits = ["B", "KB", "MB", "GB"] as const;

export type SizeUnit = (typeof sizeUnits)[number];

/** What a file must be like before it is sent. */
export interface UploadRules {
  /** Small letters; by default all that the component takes. */
  endings?: string[];
  /** The largest size; 0 is none. */
  sizeLimit?: { size: number; unit: SizeUnit };
  /** Exactly so many pixels. */
  dimensions?: { width: number; height: number };
}

/** What is wrong with a file. */
export type UploadFault =
  | { kind: "ending"; endings: string[] }
  | { kind: "size"; limit: string; size: string }
  | { kind: "dimensions"; width: number; height: number; actual: { width: number; height: number } | undefined };

type Measured = { width: number; height: number } | undefined;

/** Returns a size in bytes as people read it, with 2 decimals: 1.50 MB. */
export function sizeWords(bytes: number): string {
  const step = bytes > 0 ? Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), sizeUnits.length - 1) : 0;
  return `${(bytes / 1024 ** Math.max(step, 0)).toFixed(2)} ${sizeUnits[Math.max(step, 0)]}`;
}

/** Returns the bytes of a size in a unit; 0 if that is no limit. */
export function limitBytes({ size, unit }: { size: number; unit: SizeUnit }): number {
  return size * 1024 ** sizeUnits.indexOf(unit);
}

/**
 * Makes all checks of a file together and returns everything that is wrong with it. `measure` gives
 * a picture's size in pixels.
 */
export async function checkUpload(
  file: Pick<File, "name" | "size">,
  rules: UploadRules,
  measure: () => Promise<Measured>,
): Promise<UploadFault[]> {
  const faults = await Promise.all([
    checkEnding(file, rules),
    checkSize(file, rules),
    rules.dimensions && checkDimensions(rules.dimensions, measure),
  ]);
  return faults.filter((fault) => fault !== undefined);
}

function checkEnding({ name }: Pick<File, "name">, { endings = fileEndings }: UploadRules): UploadFault | undefined {
  return endings.includes(getEnding(name)) ? undefined : { kind: "ending", endings };
}

function checkSize({ size }: Pick<File, "size">, { sizeLimit }: UploadRules): UploadFault | undefined {
  const limit = sizeLimit ? limitBytes(sizeLimit) : 0;
  return limit > 0 && size > limit ? { kind: "size", limit: sizeWords(limit), size: sizeWords(size) } : undefined;
}

async function checkDimensions(
  { width, height }: { width: number; height: number },
  measure: () => Promise<Measured>,
): Promise<UploadFault | undefined> {
  const actual = await measure();
  if (actual?.width === width && actual.height === height) return undefined;
  return { kind: "dimensions", width, height, actual };
}
