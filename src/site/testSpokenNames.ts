const controls = ["button", "checkbox", "combobox", "link", "listbox", "radio", "slider", "spinbutton", "textbox"];
const groups = ["alertdialog", "article", "dialog", "group", "navigation", "radiogroup", "region"];

/**
 * For tests: returns whether a listener hears a part of a name twice, or two words of it as one.
 */
export function isUnclear(name: string): boolean {
  const isDoubled = /\b(\w{3,}) \1\b/i.test(name) || /([\u4e00-\u9fff]{3,})[\s，。：]*\1/.test(name);
  return isDoubled || /[a-z](?:[A-Z][a-z]|optional\b)|[\u4e00-\u9fff]选填/.test(name);
}

/**
 * For tests: lists what is wrong with the names in an accessibility tree, as Playwright writes it:
 * one that is missing or unclear, the same one for two controls of a group, and a group within
 * another of its name. Links are compared by their pages, in linkStatus.test.tsx.
 */
export function unclearNames(tree: string): string[] {
  const around: Node[] = [];
  const heard = new Set<string>();
  return tree.split("\n").flatMap((line) => {
    const node = readNode(line);
    if (!node) return [];
    const { role, name, depth } = node;
    while ((around.at(-1)?.depth ?? -1) >= depth) around.pop();
    const place = [...around.map((element) => element.name), `${role} "${name}"`].join(" > ");
    if (node.isEmpty && role === "listitem") return [`an entry without words: ${place}`];
    if (groups.includes(role) && name) {
      const isRepeated = around.some((element) => element.role === role && element.name === name);
      around.push(node);
      if (isRepeated) return [`within another of its name: ${place}`];
      return isUnclear(name) ? [`unclear: ${place}`] : [];
    }
    if (!controls.includes(role)) return [];
    if (!name) return [`without a name: ${place}`];
    if (isUnclear(name)) return [`unclear: ${place}`];
    const isTwice = role !== "link" && heard.has(place);
    heard.add(place);
    return isTwice ? [`twice: ${place}`] : [];
  });
}

interface Node {
  depth: number;
  role: string;
  name: string;
  /** Whether there is nothing in it. */
  isEmpty: boolean;
}

// A line such as `  - button "Back" [disabled]`; of one with a colon in its name, all before its
// own colon is in single quotes.
function readNode(line: string): Node | undefined {
  const [, indent = "", quoted, plain = ""] = /^( *)- (?:'((?:[^']|'')*)'|(.*))/.exec(line) ?? [];
  const key = quoted?.replaceAll("''", "'") ?? plain;
  const [whole, role = "", name = '""'] = /^([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?/.exec(key) ?? [];
  if (!whole) return undefined;
  return { depth: indent.length, role, name: JSON.parse(name), isEmpty: whole === key };
}
