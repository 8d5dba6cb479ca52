const longest = 100;

/**
 * A file's name as it may be shown and saved: without folders, control characters and marks that turn the reading direction
 * around (they make "gpj.exe" look like a picture), at most 100 characters, its ending kept.
 */
export function cleanName(name: string): string {
  const last = name.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what has to go
  const bare = last.replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, "");
  const plain = [...bare.replace(/[<>:"|?*%]/g, "_").trim()].join("");
  const ending = endingOf(plain);
  const stem = ending ? plain.slice(0, -ending.length - 1) : plain;
  const short = Array.from(stem.replace(/^\.+/, ""))
    .slice(0, longest - ending.length - 1)
    .join("");
  return `${short.trim() || "file"}${ending && `.${ending}`}`;
}

/** The part after the last dot, in small letters; "" if there is none of 1 to 8 letters and digits. */
export function endingOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? "";
}

/** The name with another ending. */
export function withEnding(name: string, ending: string): string {
  const old = endingOf(name);
  return `${old ? name.slice(0, -old.length - 1) : name}.${ending}`;
}

/** The Content-Disposition of a file (RFC 6266): shown by the browser, or only saved. */
export function disposition(kind: "inline" | "attachment", name: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${kind}; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, "_")}"; filename*=UTF-8''${encoded}`;
}
