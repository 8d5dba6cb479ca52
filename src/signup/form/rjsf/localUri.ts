/**
 * Replaces fast-uri, by which rjsf resolves references to other files: a compiled form refers only
 * to itself (#/$defs/…), so a reference is its own address.
 */
const localUri = {
  equal: (a: string, b: string) => a === b,
  resolve: (_base: string, reference: string) => reference,
};

export default localUri;
