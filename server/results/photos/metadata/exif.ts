/** What is read of the EXIF of a photo; never the place. */
export interface Exif {
  /** The model of the camera. */
  camera?: string;
  /** The serial number of its body, which differs if the model is the same. It is not stored. */
  serial?: string;
  /** By its clock, YYYY:MM:DD hh:mm:ss, with the part of a second. */
  takenAt?: string;
  /** The zone of that clock, such as +08:00. */
  zone?: string;
  /** 1 to 8, how the pixels are to be turned. */
  orientation?: number;
}

const tags = {
  camera: 0x0110,
  orientation: 0x0112,
  exif: 0x8769,
  takenAt: 0x9003,
  zone: 0x9011,
  fraction: 0x9291,
  serial: 0xa431,
} as const;

const [ascii, short, long] = [2, 3, 4];

/**
 * Reads the EXIF block of a photo, from its byte order on. What does not fit its size is left out:
 * a damaged block has no facts.
 */
export function readExif(block: Buffer): Exif {
  const reader = openTiff(block);
  if (!reader) return {};
  const main = reader.readDirectory(reader.first);
  const inner = reader.readDirectory(Number(main.get(tags.exif) ?? 0));
  const readText = (directory: Map<number, string | number>, tag: number) => {
    const value = directory.get(tag);
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const takenAt = readText(inner, tags.takenAt);
  const fraction = readText(inner, tags.fraction);
  const orientation = Number(main.get(tags.orientation));
  return withoutMissing({
    camera: readText(main, tags.camera),
    serial: readText(inner, tags.serial),
    takenAt: takenAt && (fraction && /^\d+$/.test(fraction) ? `${takenAt}.${fraction}` : takenAt),
    zone: readText(inner, tags.zone),
    orientation: orientation >= 1 && orientation <= 8 ? orientation : undefined,
  });
}

function openTiff(block: Buffer) {
  const order = block.toString("latin1", 0, 2);
  if (block.length < 8 || (order !== "II" && order !== "MM")) return undefined;
  const isLittle = order === "II";
  const read16 = (at: number) => (isLittle ? block.readUInt16LE(at) : block.readUInt16BE(at));
  const read32 = (at: number) => (isLittle ? block.readUInt32LE(at) : block.readUInt32BE(at));
  const fits = (at: number, length: number) => at >= 8 && at + length <= block.length;
  const readValue = (entry: number): string | number | undefined => {
    const [type, count] = [read16(entry + 2), read32(entry + 4)];
    if (type === short && count === 1) return read16(entry + 8);
    if (type === long && count === 1) return read32(entry + 8);
    if (type !== ascii || count > 200) return undefined;
    const at = count <= 4 ? entry + 8 : read32(entry + 8);
    if (!fits(at, count)) return undefined;
    return block
      .toString("utf8", at, at + count)
      .replace(/\0.*$/s, "")
      .trim();
  };
  return {
    first: read32(4),
    readDirectory(at: number): Map<number, string | number> {
      const values = new Map<number, string | number>();
      if (!fits(at, 2)) return values;
      const count = read16(at);
      if (!fits(at + 2, count * 12)) return values;
      for (let entry = at + 2; entry < at + 2 + count * 12; entry += 12) {
        const value = readValue(entry);
        if (value !== undefined) values.set(read16(entry), value);
      }
      return values;
    },
  };
}

function withoutMissing<Values extends object>(values: Values): { [Key in keyof Values]?: NonNullable<Values[Key]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
