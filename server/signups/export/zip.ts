import { Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

/** A file of an archive: its name in ASCII, and its bytes as they come. */
export interface ZipEntry {
  name: string;
  content: AsyncIterable<Buffer> | Iterable<Buffer>;
}

interface Packed {
  name: string;
  crc: number;
  size: number;
  packedSize: number;
  offset: number;
}

// Sizes stand after the bytes, where they are known.
const sizesFollow = 0x0008;
const deflated = 8;
const version = 20;
// 1 January 1980, midnight: the same rows make the same file.
const [time, day] = [0, 0x0021];

/** A ZIP archive piece by piece, so that none of its files need be in memory at once. Less than 4 GiB in all. */
export async function* zipOf(entries: ZipEntry[]): AsyncGenerator<Buffer> {
  const packed: Packed[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const entry = { name, crc: 0, size: 0, packedSize: 0, offset };
    const head = localHeader(name);
    yield head;
    const counted = async function* () {
      for await (const chunk of content) {
        entry.crc = crc32(chunk, entry.crc);
        entry.size += chunk.length;
        yield chunk;
      }
    };
    for await (const chunk of Readable.from(counted()).compose(createDeflateRaw()) as AsyncIterable<Buffer>) {
      entry.packedSize += chunk.length;
      yield chunk;
    }
    const sizes = record([0x08074b50, 4], [entry.crc, 4], [entry.packedSize, 4], [entry.size, 4]);
    yield sizes;
    offset += head.length + entry.packedSize + sizes.length;
    packed.push(entry);
  }
  const directory = Buffer.concat(packed.map(directoryEntry));
  yield directory;
  yield record(
    [0x06054b50, 4],
    ...([
      [0, 2],
      [0, 2],
      [packed.length, 2],
      [packed.length, 2],
    ] as Field[]),
    ...([
      [directory.length, 4],
      [offset, 4],
      [0, 2],
    ] as Field[]),
  );
}

function localHeader(name: string): Buffer {
  const fields: Field[] = [
    [0x04034b50, 4],
    [version, 2],
    [sizesFollow, 2],
    [deflated, 2],
    [time, 2],
    [day, 2],
  ];
  return Buffer.concat([record(...fields, [0, 4], [0, 4], [0, 4], [name.length, 2], [0, 2]), Buffer.from(name)]);
}

function directoryEntry({ name, crc, size, packedSize, offset }: Packed): Buffer {
  const fields: Field[] = [
    [0x02014b50, 4],
    [version, 2],
    [version, 2],
    [sizesFollow, 2],
    [deflated, 2],
  ];
  const facts: Field[] = [
    [time, 2],
    [day, 2],
    [crc, 4],
    [packedSize, 4],
    [size, 4],
    [name.length, 2],
  ];
  const rest: Field[] = [
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [offset, 4],
  ];
  return Buffer.concat([record(...fields, ...facts, ...rest), Buffer.from(name)]);
}

/** A number and how many bytes it takes. */
type Field = [value: number, bytes: 2 | 4];

function record(...fields: Field[]): Buffer {
  const made = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of fields) at = made.writeUIntLE(value, at, bytes);
  return made;
}
