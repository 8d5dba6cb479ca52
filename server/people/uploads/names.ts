import { getEnding } from "#core/fileEndings.ts";
import { withoutInvisible } from "#core/invisible.ts";

const longest = 100;

/**
 * Returns a file name that is safe to show and save: without folders, control characters and
 * bidirectional marks (which make "gpj.exe" look like a picture), at most 100 characters with its
 * ending.
 */
export function cleanName(name: string): string {
  const last = name.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const visible = withoutInvisible(last).replace(/[\t\n\r\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, "");
  const plain = [...visible.replace(/[<>:"|?*%]/g, "_").trim()].join("");
  const ending = getEnding(plain);
  const stem = ending ? plain.slice(0, -ending.length - 1) : plain;
  const shortStem = Array.from(stem.replace(/^\.+/, ""))
    .slice(0, longest - ending.length - 1)
    .join("");
  return `${shortStem.trim() || "file"}${ending && `.${ending}`}`;
}

/** Returns the name with another ending. */
export function withEnding(name: string, ending: string): string {
  const oldEnding = getEnding(name);
  return `${oldEnding ? name.slice(0, -oldEnding.length - 1) : name}.${ending}`;
}

/** Returns the Content-Disposition of a file (RFC 6266). */
export function disposition(kind: "inline" | "attachment", name: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${kind}; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, "_")}"; filename*=UTF-8''${encoded}`;
}
