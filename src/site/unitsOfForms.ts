import { formProp } from "#schemas/generated/traits/formProp.ts";
import type { Block } from "#schemas/generated/types.ts";
import { readProp } from "#schemas/readProp.ts";
import { listServices } from "#schemas/services.ts";
import type { SiteFile } from "#schemas/siteFile.ts";

type Files = Record<string, SiteFile | undefined>;

/**
 * Returns the units that draw the general forms in a value, such as a list of blocks, once they are
 * open.
 */
export function unitsOfForms(value: unknown, files: Files): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { type } = value as Partial<Block>;
  const path = readProp(formProp[`home/${type}`], value);
  const units = typeof path === "string" && Object.hasOwn(files, path) ? files[path]?.form?.units : undefined;
  return [...new Set([...(units ?? []), ...Object.values(value).flatMap((inner) => unitsOfForms(inner, files))])];
}

/**
 * Returns the units that draw the forms of the sign-up on a page with these units: of each form,
 * because one of them is chosen.
 */
export function unitsOfSignUps(units: string[], files: Files): string[][] {
  const uses: readonly string[] = units.flatMap(listServices);
  const forms = Object.values(files).flatMap((file) => file?.form ?? []);
  return forms.filter(({ use }) => uses.includes(use)).map((form) => form.units ?? []);
}
