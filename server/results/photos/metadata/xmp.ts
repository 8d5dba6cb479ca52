/** What is read of the XMP of a photo, in the file or beside it. */
export interface Xmp {
  keywords: string[];
  /** As it is written there: ISO 8601, with or without a zone. */
  takenAt?: string;
}

const mostCharacters = 4 * 1024 * 1024;
const timeNames = ["exif:DateTimeOriginal", "photoshop:DateCreated", "xmp:CreateDate"];

/**
 * Reads the keywords (`dc:subject`) and the time of XMP. All writers use these prefixes, so that no
 * parser of XML, with its entities, has to read what strangers made.
 */
export function readXmp(text: string): Xmp {
  if (text.length > mostCharacters) return { keywords: [] };
  const subject = findBetween(text, "<dc:subject>", "</dc:subject>") ?? "";
  const takenAt = timeNames.map((name) => findValue(text, name)).find((value) => value);
  return { keywords: listItems(subject), ...(takenAt && { takenAt }) };
}

function listItems(list: string): string[] {
  return list.split("<rdf:li").flatMap((part, index) => {
    const item = index === 0 ? undefined : findBetween(part, ">", "</rdf:li>");
    const word = item && decodeXml(item).trim();
    return word ? [word] : [];
  });
}

// A property is an attribute or an element.
function findValue(text: string, name: string): string | undefined {
  const value = findBetween(text, `${name}="`, '"') ?? findBetween(text, `<${name}>`, `</${name}>`);
  return value === undefined ? undefined : decodeXml(value).trim();
}

function findBetween(text: string, start: string, end: string): string | undefined {
  const from = text.indexOf(start);
  const to = from < 0 ? -1 : text.indexOf(end, from + start.length);
  return to < 0 ? undefined : text.slice(from + start.length, to);
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decodeXml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w{2,4}));/g, (entity, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
    if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    return entities[name] ?? entity;
  });
}
