const iptcResource = 0x0404;
const keywords = 25;

/**
 * Returns the keywords (2:25) of the IPTC records in a Photoshop block, which begins with its name;
 * empty if it has none.
 */
export function readPhotoshopKeywords(block: Buffer): string[] {
  const found: string[] = [];
  const start = block.indexOf(0) + 1;
  let at = block.toString("latin1", 0, start - 1) === "Photoshop 3.0" ? start : 0;
  while (at + 12 <= block.length && block.toString("latin1", at, at + 4) === "8BIM") {
    const id = block.readUInt16BE(at + 4);
    // The name and the content are each as long as an even number of bytes.
    const name = (block[at + 6] ?? 0) + 1;
    const sizeAt = at + 6 + name + (name % 2);
    if (sizeAt + 4 > block.length) break;
    const size = block.readUInt32BE(sizeAt);
    const contentAt = sizeAt + 4;
    if (contentAt + size > block.length) break;
    if (id === iptcResource) found.push(...readRecords(block.subarray(contentAt, contentAt + size)));
    at = contentAt + size + (size % 2);
  }
  return found;
}

/** Returns the keywords of IPTC records. */
function readRecords(records: Buffer): string[] {
  const found: string[] = [];
  let at = 0;
  while (at + 5 <= records.length && records[at] === 0x1c) {
    const size = records.readUInt16BE(at + 3);
    // A size of more than two bytes is for pictures in pictures.
    if (size > 0x7fff || at + 5 + size > records.length) break;
    const isKeyword = records[at + 1] === 2 && records[at + 2] === keywords;
    if (isKeyword) found.push(decode(records.subarray(at + 5, at + 5 + size)));
    at += 5 + size;
  }
  return found;
}

// Bibs have the same bytes in every encoding that is used.
const decode = (bytes: Buffer) => bytes.toString("utf8").trim();
