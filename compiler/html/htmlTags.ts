/** A tag of HTML; a comment is one without a name. */
export interface HtmlTag {
  name: string;
  at: number;
  length: number;
  isClosing: boolean;
  /** What is between its name and its end. */
  source: string;
}

/**
 * Finds the tags and comments of HTML in order; a "<" that begins none is text. It reads each
 * character a bounded number of times.
 */
export function* findTags(html: string): Generator<HtmlTag> {
  const ends = new TagEnds(html);
  let lastComment = html.lastIndexOf("-->");
  for (let at = html.indexOf("<"); at >= 0; ) {
    let end = at + 1;
    if (html.startsWith("<!--", at)) {
      const close = at + 4 <= lastComment ? html.indexOf("-->", at + 4) : -1;
      if (close < 0) lastComment = -1;
      else {
        end = close + 3;
        yield { name: "", at, length: end - at, isClosing: false, source: "" };
      }
    } else {
      const [whole = "", slash, name = ""] = tagName(html, at);
      const close = whole === "" ? -1 : ends.find(at + whole.length);
      if (close >= 0) {
        end = close + 1;
        const source = html.slice(at + whole.length, close);
        yield { name: name.toLowerCase(), at, length: end - at, isClosing: slash === "/", source };
      }
    }
    at = html.indexOf("<", end);
  }
}

const name = /<(\/?)([a-z][\w-]*)/iy;

function tagName(html: string, at: number): RegExpExecArray | never[] {
  name.lastIndex = at;
  return name.exec(html) ?? [];
}

/** Finds the ">" outside of quotes that ends a tag. */
class TagEnds {
  readonly #html: string;
  readonly #special = /[>"']/g;
  // Places outside of quotes from which no end follows.
  readonly #dead = new Set<number>();
  // Tags begin one after the other: the first special character after one is often that after the
  // next.
  #first: number;

  constructor(html: string) {
    this.#html = html;
    this.#first = this.#next(0);
  }

  /**
   * Returns the offset of the end of a tag from a place in it; -1 if there is none. The places of
   * calls ascend.
   */
  find(from: number): number {
    if (this.#first >= 0 && this.#first < from) this.#first = this.#next(from);
    const passed: number[] = [];
    for (let at = this.#first; at >= 0 && !this.#dead.has(at); ) {
      const character = this.#html[at] ?? "";
      if (character === ">") return at;
      passed.push(at);
      const close = this.#html.indexOf(character, at + 1);
      at = close < 0 ? -1 : this.#next(close + 1);
    }
    for (const at of passed) this.#dead.add(at);
    return -1;
  }

  #next(from: number): number {
    this.#special.lastIndex = from;
    return this.#special.exec(this.#html)?.index ?? -1;
  }
}
