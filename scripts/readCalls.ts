/**
 * Returns the calls of our command in a text: the words after `node startline`, without comments;
 * words in quotes are one.
 */
export function callsIn(text: string): string[][] {
  const calls = text.matchAll(/node (?:\.\.\/)*startline(?: ([^\n`#]*))?/g);
  return [...calls].map(([, words = ""]) =>
    (words.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replace(/^"(.*)"$/, "$1")),
  );
}
