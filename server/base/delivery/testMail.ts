/** A mail as the test server received it. */
export interface Received {
  from: string;
  to: string[];
  /** Header lines, unfolded, and what comes after them. */
  headers: string[];
  body: string;
}

/** Returns the parts of a received mail, decoded. */
export function listParts({ body }: Received): string[] {
  return body.split(/\r\n--[^\r\n]+\r\n/).flatMap((part) => {
    const [head = "", ...rest] = part.split("\r\n\r\n");
    const text = rest.join("\r\n\r\n");
    if (/transfer-encoding: base64/i.test(head)) return [Buffer.from(text, "base64").toString("utf8")];
    if (!/transfer-encoding: quoted-printable/i.test(head)) return text ? [text] : [];
    const bytes = text
      .replace(/=\r\n/g, "")
      .replace(/=([0-9A-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return [Buffer.from(bytes, "latin1").toString("utf8")];
  });
}

/** Returns the values of the headers with that name (in lower case). */
export const header = ({ headers }: Received, name: string) =>
  headers.filter((line) => line.toLowerCase().startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).trim());

/** Returns a header's text with its encoded words (RFC 2047) decoded. */
export const decoded = (text: string) =>
  text.replace(/\?=\s+=\?/g, "?==?").replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_all, kind: string, word: string) =>
    kind.toUpperCase() === "B"
      ? Buffer.from(word, "base64").toString("utf8")
      : decodeURIComponent(
          word
            .replaceAll("_", " ")
            .replace(/%/g, "%25")
            .replace(/=([0-9A-F]{2})/g, "%$1"),
        ),
  );
