const attributes = /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
// Signs before the items of a list that an editor wrote as paragraphs; Word writes those of
// Wingdings as letters and marks the paragraph.
const bullet = /^(?:&nbsp;|\s)*(?:[•·●○■□◆◇▪▫➢➤✓]|&bull;|&middot;)/;

/** The tags that editors show films with. */
export const films: ReadonlySet<string> = new Set(["iframe", "video", "mpvideo", "mp-common-videosnap"]);

/**
 * Returns whether a paragraph with these attributes that begins like that was an item of a list in
 * the editor.
 */
export function isItem(tagAttributes: ReadonlyMap<string, string>, words: string): boolean {
  const isMarked =
    /^MsoListParagraph/.test(tagAttributes.get("class") ?? "") || /mso-list:/.test(tagAttributes.get("style") ?? "");
  return isMarked || bullet.test(words.replace(/^(?:<[^<>]*>)+/, ""));
}

/** Reads the attributes in the source of a tag, by their names in small letters. */
export function readAttributes(source: string): ReadonlyMap<string, string> {
  const matches = source.matchAll(attributes);
  return new Map(
    [...matches].map(([, name = "", double, quoted, bare]) => [name.toLowerCase(), double ?? quoted ?? bare ?? ""]),
  );
}
