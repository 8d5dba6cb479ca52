/** A compound file ([MS-CFB]), the container of doc, xls and ppt. */
export interface Compound {
  /** The names of all storages and streams in lower case: their case has no meaning. */
  names: string[];
  /** Returns the streams with this name; undefined if one cannot be read. */
  read(name: string): Buffer[] | undefined;
}

/** Returns whether a content begins as a compound file does ([MS-CFB], section 2.2). */
export function isCompound(bytes: Buffer): boolean {
  return bytes.toString("hex", 0, 8) === "d0cf11e0a1b11ae1";
}

interface Entry {
  name: string;
  type: number;
  start: number;
  size: number;
}

// Numbers above this are no sectors: they end a chain or mark free ones.
const mostSector = 0xfffffffa;
const miniLimit = 4096;
const mostEntries = 20_000;
const mostStreams = 8;

/**
 * Reads the directory of a compound file; returns undefined if it cannot be read. Its work is
 * bounded by the size of the file, also if a chain of sectors leads in a circle, which libraries
 * follow without end.
 */
export function readCompound(bytes: Buffer): Compound | undefined {
  if (bytes.length < 512 || !isCompound(bytes)) return undefined;
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return undefined;
  const sectors = getSectors(bytes, 1 << shift);
  const table = readTable(bytes, sectors);
  if (!table) return undefined;
  const large = (start: number) => follow(start, table, sectors);
  const directory = large(bytes.readUInt32LE(48));
  if (!directory || directory.length / 128 > mostEntries) return undefined;
  const entries = readEntries(directory);
  const [root] = entries.filter(({ type }) => type === 5);
  if (!root) return undefined;
  // Only a file with small streams has them.
  const miniTable = large(bytes.readUInt32LE(60)) ?? Buffer.alloc(0);
  const minis = getSectors(Buffer.concat([Buffer.alloc(64), large(root.start) ?? Buffer.alloc(0)]), 64);
  const getContent = ({ start, size }: Entry) =>
    (size < miniLimit ? follow(start, miniTable, minis) : large(start))?.subarray(0, size);
  return {
    names: entries.map(({ name }) => name),
    read(streamName) {
      const matches = entries.filter(({ name, type }) => type === 2 && name === streamName);
      const streams = matches.slice(0, mostStreams).map(getContent);
      return matches.length > mostStreams || streams.includes(undefined) ? undefined : (streams as Buffer[]);
    },
  };
}

interface Sectors {
  count: number;
  at(number: number): Buffer;
}

// The first one, which has no number, is the header.
function getSectors(bytes: Buffer, size: number): Sectors {
  return {
    count: Math.ceil(bytes.length / size),
    at: (number) => bytes.subarray((number + 1) * size, (number + 2) * size),
  };
}

// The table that has the next sector of each; its own sectors are listed in the header and in a
// chain of sectors.
function readTable(bytes: Buffer, sectors: Sectors): Buffer | undefined {
  const lists = [bytes.subarray(76, 512)];
  for (let next = bytes.readUInt32LE(68); next <= mostSector; ) {
    const list = sectors.at(next);
    if (list.length < 512 || lists.length > sectors.count) return undefined;
    lists.push(list.subarray(0, -4));
    next = list.readUInt32LE(list.length - 4);
  }
  const numbers = new Set(lists.flatMap(readNumbers).filter((number) => number <= mostSector));
  return Buffer.concat([...numbers].map((number) => sectors.at(number)));
}

function readNumbers(bytes: Buffer): number[] {
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32LE(index * 4));
}

// The content of a chain of sectors; undefined if it leads in a circle or out of the file.
function follow(start: number, table: Buffer, sectors: Sectors): Buffer | undefined {
  const parts: Buffer[] = [];
  for (let number = start; number <= mostSector; number = table.readUInt32LE(number * 4)) {
    const part = sectors.at(number);
    if (part.length === 0 || parts.length > sectors.count || number * 4 + 4 > table.length) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function readEntries(directory: Buffer): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at + 128 <= directory.length; at += 128) {
    const type = directory.readUInt8(at + 66);
    const length = Math.min(Math.max(directory.readUInt16LE(at + 64) - 2, 0), 62);
    const name = directory.toString("utf16le", at, at + length).toLowerCase();
    const [start, size] = [directory.readUInt32LE(at + 116), directory.readUInt32LE(at + 120)];
    if (type !== 0) entries.push({ name, type, start, size });
  }
  return entries;
}
