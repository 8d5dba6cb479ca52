import type { Page } from "playwright-core";

// From an example to the block that it is about, by what is around it.
const paths = {
  row: ":scope > *",
  columns: ":scope > section > div > div > [data-count] > :first-child > :first-child",
  tabs: ":scope > section > div > div > [role=tabpanel] > :nth-child(2)",
  group: ":scope > section > div > [data-layout] > :first-child",
};

/** What blocks are in; "row" is a row of the page. */
export type Container = keyof typeof paths;

/**
 * Returns the height in px of each example of the gallery's page, all of which are in this
 * container.
 */
export async function measureBlocks(page: Page, container: Container): Promise<Map<string, number>> {
  const heights = await page.evaluate(
    (path) =>
      [...document.querySelectorAll<HTMLElement>("[data-example]")].map((example): [string, number] => [
        example.dataset.example ?? "",
        example.querySelector(path)?.getBoundingClientRect().height ?? 0,
      ]),
    paths[container],
  );
  return new Map(heights);
}

/** Returns the words of the examples that have a line of fewer than four letters. */
export async function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fewestLetters = 4;
    const range = document.createRange();
    const hidden = ".visually-hidden, .visually-hidden *, option, svg *";
    function isRead({ data, parentElement }: Text): boolean {
      if (!data.trim() || !parentElement?.checkVisibility() || parentElement.matches(hidden)) return false;
      for (let around: Element | null = parentElement; around; around = around.parentElement)
        if (getComputedStyle(around).clipPath.startsWith("inset(50%")) return false;
      return true;
    }
    function countLetters(text: Text, start: number, end: number): number[] {
      const lines: { top: number; letters: number }[] = [];
      for (let at = start; at < end; at++) {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const { top } = range.getBoundingClientRect();
        const line = lines.at(-1);
        if (line && Math.abs(line.top - top) < 2) line.letters++;
        else lines.push({ top, letters: 1 });
      }
      return lines.map(({ letters }) => letters);
    }
    function findIn(text: Text): string[] {
      return [...text.data.matchAll(/[\p{Script=Latin}\p{M}]{4,}|\p{Script=Han}{4,}/gu)].flatMap(
        ({ 0: word, index }) => {
          const lines = countLetters(text, index, index + word.length);
          // Chinese breaks between any two characters: the first and the last line of a sentence
          // may be short.
          const whole = /\p{Script=Han}/u.test(word) ? lines.slice(1, -1) : lines;
          const isBroken = lines.length > 1 && whole.some((letters) => letters < fewestLetters);
          return isBroken ? [`"${word}" is in ${lines.length} lines`] : [];
        },
      );
    }
    return [...document.querySelectorAll<HTMLElement>("[data-example]")].flatMap((example) => {
      const walker = document.createTreeWalker(example, NodeFilter.SHOW_TEXT);
      const faults: string[] = [];
      while (walker.nextNode())
        if (isRead(walker.currentNode as Text)) faults.push(...findIn(walker.currentNode as Text));
      return faults.map((fault) => `${example.dataset.example}: ${fault}`);
    });
  });
}

/**
 * Returns the texts and controls of the examples that are over others or end outside the container.
 */
export async function findOverlaps(page: Page, container: Container): Promise<string[]> {
  return page.evaluate((path) => {
    type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;
    type Piece = Box & { name: string; node: Node };
    const range = document.createRange();
    const controls = "button, input, select, textarea, iframe";
    // What is left of a box after the scrollers and frames around it.
    function clip(box: Box, parent: Element | null): Box {
      let { left, right, top, bottom } = box;
      for (let around = parent; around && around !== document.body; around = around.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(around);
        if (overflowX === "visible" && clipPath === "none") continue;
        const frame = around.getBoundingClientRect();
        left = Math.max(left, frame.left);
        right = clipPath.startsWith("inset(50%") ? left : Math.min(right, frame.right);
        top = Math.max(top, frame.top);
        bottom = Math.min(bottom, frame.bottom);
      }
      return { left, right, top, bottom };
    }
    function listPieces(root: Element): Piece[] {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      const pieces: Piece[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode as Element | Text;
        const isText = node instanceof Text;
        const isPiece = isText ? node.data.trim() : node.matches(controls) && !node.querySelector("img, canvas");
        const element = isText ? node.parentElement : node;
        const isSeen = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        if (!isPiece || !isSeen || element?.closest("option, svg")) continue;
        range.selectNode(node);
        for (const whole of isText ? range.getClientRects() : [node.getBoundingClientRect()]) {
          const box = clip(whole, node.parentElement);
          const name = isText ? `"${node.data.trim().slice(0, 20)}"` : `<${node.nodeName.toLowerCase()}>`;
          if (box.right - box.left > 1 && box.bottom - box.top > 1) pieces.push({ ...box, name, node });
        }
      }
      return pieces;
    }
    // Big letters have room above and below them, in which others may be.
    function isOver(one: Box, other: Box): boolean {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return width > 3 && height > Math.min(one.bottom - one.top, other.bottom - other.top) / 2;
    }
    return [...document.querySelectorAll<HTMLElement>("[data-example]")].flatMap((example) => {
      const block = example.querySelector(path);
      const room = block?.parentElement?.getBoundingClientRect();
      const pieces = listPieces(example);
      const outside = pieces.filter(
        ({ node, left, right }) => room && block?.contains(node) && (left < room.left - 1 || right > room.right + 1),
      );
      const over = pieces.flatMap((piece, index) =>
        pieces
          .slice(index + 1)
          .filter(({ node }) => !piece.node.contains(node) && !node.contains(piece.node))
          .filter((other) => isOver(piece, other))
          .map((other) => `${piece.name} is over ${other.name}`),
      );
      const faults = [...outside.map(({ name }) => `${name} ends outside its container`), ...over];
      return faults.map((fault) => `${example.dataset.example}: ${fault}`);
    });
  }, paths[container]);
}
