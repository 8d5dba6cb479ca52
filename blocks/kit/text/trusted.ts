/**
 * What a page may put into itself if the browser requires trusted types: nothing but the output of
 * a named policy.
 */
type Trusted = string & { readonly trusted?: true };

interface PolicyFactory {
  createPolicy<Rest extends unknown[]>(
    name: string,
    rules: { createHTML(source: string, ...rest: Rest): string | null },
  ): { createHTML(source: string, ...rest: Rest): Trusted };
}

/**
 * Makes the policy of that name, which the server's Content-Security-Policy has to list, and
 * returns its one way for HTML into the page. Browsers without trusted types get the same text,
 * made the same way. Call it once for each name.
 */
export function trust<Rest extends unknown[]>(
  name: string,
  make: (source: string, ...rest: Rest) => string,
): (source: string, ...rest: Rest) => Trusted {
  const policy = policyFactory()?.createPolicy(name, { createHTML: make });
  return policy ? (source, ...rest) => policy.createHTML(source, ...rest) : make;
}

/**
 * Accepts HTML that a package writes into the page without a policy of its own, if `isHarmless`
 * knows it; everything else is refused. Call it once.
 */
export function trustPackages(isHarmless: (html: string) => boolean): void {
  policyFactory()?.createPolicy("default", { createHTML: (html) => (isHarmless(html) ? html : null) });
}

function policyFactory(): PolicyFactory | undefined {
  return (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
}
