import type { Block, Site } from "#schemas/generated/types.ts";
import type { SiteFile } from "#schemas/siteFile.ts";

/** A site as it is published and as visitors get it. */
export interface CompiledSite {
  compiled: 1;
  site: Site;
  /** JSON Pointers of instances that visitors must not see. */
  skipped: string[];
  /** The site's files by their path in the config. */
  files: Record<string, SiteFile | undefined>;
  /** The units that the site uses, such as home/carousel. */
  units: string[];
  /** The blocks above the copyright line of each page. */
  footer?: Block[];
  /** CSS variables of the race's look. */
  themeVariables?: Record<string, string>;
}

/** A site file that cannot be shown; `code` names the run-time problem that is reported. */
export class UnreadableConfig extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Characters above which a site file is reported as too large; it is still shown. */
export const largeConfig = 5_000_000;

/**
 * Reads a site file: one that is compiled as it is, a raw config through the compiler, which is
 * loaded only then. Throws UnreadableConfig.
 */
export async function readConfig(
  text: string,
  compileRaw: (text: string) => Promise<CompiledSite | undefined>,
): Promise<CompiledSite> {
  const value = parse(text);
  if (value.compiled === 1 && isObject(value.site)) return complete(value as unknown as CompiledSite);
  const compiled = await compileRaw(text);
  if (!compiled)
    throw new UnreadableConfig(
      "run/config-unreadable",
      "The site file is neither a compiled site nor a config that can be read.",
    );
  return complete(compiled);
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch (error) {
    throw new UnreadableConfig("run/config-not-json", `The site file is not JSON: ${(error as Error).message}`);
  }
  throw new UnreadableConfig("run/config-not-json", "The site file is not a JSON object.");
}

// What the program cannot do without; the rest is optional in the schema.
function complete(compiled: CompiledSite): CompiledSite {
  const { site } = compiled;
  const languages =
    Array.isArray(site.languages) && site.languages.length > 0 ? site.languages : (["zh"] as Site["languages"]);
  const home = { ...site.home, blocks: Array.isArray(site.home?.blocks) ? site.home.blocks : [] };
  const routes = Array.isArray(site.routes) ? site.routes : [];
  return {
    ...compiled,
    site: { ...site, title: site.title ?? { zh: "" }, languages, home, routes },
    skipped: compiled.skipped ?? [],
    files: compiled.files ?? {},
    units: compiled.units ?? [],
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
