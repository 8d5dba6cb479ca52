import type { Block, HomeProps } from "#schemas/generated/types.ts";
import type { FormHead, SiteFile } from "#schemas/siteFile.ts";

type Files = Record<string, SiteFile | undefined>;

// The pages and blocks that show the sign-up, with the use of its forms.
const usesOfUnits: Record<string, FormHead["use"][]> = {
  "page/post": ["sign-up"],
  "page/direct": ["through-entry"],
  "home/sign-up": ["sign-up", "through-entry"],
};

/**
 * Returns the units that draw the general forms in a value, such as a list of blocks, once they are
 * open.
 */
export function unitsOfForms(value: unknown, files: Files): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { type, props } = value as Partial<Block>;
  const path = type === "form" ? (props as Partial<HomeProps["form"]> | undefined)?.form : undefined;
  const own = path !== undefined && Object.hasOwn(files, path) ? files[path]?.form?.units : undefined;
  return [...new Set([...(own ?? []), ...Object.values(value).flatMap((inner) => unitsOfForms(inner, files))])];
}

/**
 * Returns the units that draw the forms of the sign-up on a page with these units: of each form,
 * because one of them is chosen.
 */
export function unitsOfSignUps(units: string[], files: Files): string[][] {
  const uses = units.flatMap((name) => usesOfUnits[name] ?? []);
  const forms = Object.values(files).flatMap((file) => file?.form ?? []);
  return forms.filter(({ use }) => uses.includes(use)).map((form) => form.units ?? []);
}
