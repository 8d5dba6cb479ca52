/**
 * In the place of fast-uri, by which rjsf resolves references to other files: a compiled form refers to itself alone (#/$defs/…),
 * so that a reference is its own address.
 */
const localUri = {
  equal: (one: string, other: string) => one === other,
  resolve: (_base: string, ref: string) => ref,
};

export default localUri;
