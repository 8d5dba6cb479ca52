/**
 * A file of a composite, by its path in a site's folder or in a pack:
 * composites/my/sponsor-wall/v2.upgrade.json.
 */
export interface CompositePath {
  /** my/sponsor-wall */
  type: string;
  version: number;
  isUpgrade: boolean;
}

const files = /(?:^|\/)composites\/((?:[^/]+\/)*[^/]+)\/v([1-9]\d{0,5})(\.upgrade)?\.json$/;

/** Returns which composite, version and file a path names; undefined for other paths. */
export function readCompositePath(path: string): CompositePath | undefined {
  const [, type, version, upgrade] = files.exec(path) ?? [];
  if (type === undefined) return undefined;
  return { type, version: Number(version), isUpgrade: upgrade !== undefined };
}
