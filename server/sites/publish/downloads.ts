import { eachInstance } from "#compiler/upgrade/instances.ts";
import { downloadsProp } from "#schemas/generated/traits/downloadsProp.ts";
import { readProp } from "#schemas/readProp.ts";
import type { SiteFile } from "#schemas/siteFile.ts";

/**
 * Adds the sizes of the files that a site offers for download to its table of files; the entries of
 * all other files stay as they are.
 */
export function withSizes(
  site: unknown,
  files: Record<string, SiteFile>,
  sizes: Record<string, number>,
): Record<string, SiteFile> {
  const paths = eachInstance(site).flatMap(({ kind, instance }) => {
    const downloads = readProp(downloadsProp[`${kind}/${instance.type}`], instance);
    if (!Array.isArray(downloads)) return [];
    return downloads.map((download: { file?: unknown } | null) => String(download?.file));
  });
  const sized = [...new Set(paths)].flatMap((path) => {
    const file = Object.hasOwn(files, path) ? files[path] : undefined;
    const size = Object.hasOwn(sizes, path) ? sizes[path] : undefined;
    return file && size !== undefined ? [[path, { ...file, size }] as const] : [];
  });
  return sized.length > 0 ? { ...files, ...Object.fromEntries(sized) } : files;
}
