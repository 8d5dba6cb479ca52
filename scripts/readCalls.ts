/** The calls of our own command in a text: the words after `node startline`, comments left out. */
export function callsIn(text: string): string[][] {
  const calls = text.matchAll(/node (?:\.\.\/)*startline(?: ([^\n`#]*))?/g);
  return [...calls].map(([, words = ""]) => words.trim().split(/\s+/).filter(Boolean));
}
