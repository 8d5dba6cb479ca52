import type { Block, HomeProps } from "#schemas/generated/types.ts";
import type { SiteFile } from "#schemas/siteFile.ts";

/** The units that draw the general forms in a value, such as a list of blocks, once they are open. */
export function unitsOfForms(value: unknown, files: Record<string, SiteFile | undefined>): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { type, props } = value as Partial<Block>;
  const path = type === "form" ? (props as Partial<HomeProps["form"]> | undefined)?.form : undefined;
  const own = path !== undefined && Object.hasOwn(files, path) ? files[path]?.form?.general?.units : undefined;
  return [...new Set([...(own ?? []), ...Object.values(value).flatMap((inner) => unitsOfForms(inner, files))])];
}
