const entities: Record<string, string> = { amp: "&", quot: '"', lt: "<", gt: ">", "#x27": "'", "#39": "'" };

/**
 * Moves the style attributes of drawn HTML into rules of a style sheet, because the
 * Content-Security-Policy allows no style attributes. Each element gets `data-style` with the
 * number of its rule, after this prefix. A style that could end its rule is left out.
 */
export function liftStyles(html: string, prefix = ""): { html: string; rules: string } {
  const numbers = new Map<string, number>();
  const lifted = html.replace(/(<[a-z][^<>]*?) style="([^"]*)"/g, (_whole, tag: string, attribute: string) => {
    const style = attribute.replace(/&(amp|quot|lt|gt|#x27|#39);/g, (_entity, name: string) => entities[name] ?? "");
    if (/[{}<>@\\]|\/\*/.test(style)) return tag;
    const number = numbers.get(style) ?? numbers.size;
    numbers.set(style, number);
    return `${tag} data-style="${prefix}${number}"`;
  });
  const rules = [...numbers].map(([style, number]) => `[data-style="${prefix}${number}"]{${style}}`);
  return { html: lifted, rules: rules.join("\n") };
}
