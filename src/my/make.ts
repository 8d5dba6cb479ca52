/** Makes an element; its children are elements and texts, and texts are never read as HTML. */
export function make(name: string, attributes: Record<string, string>, children: (Node | string)[] = []): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
