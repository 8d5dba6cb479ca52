import { newestVersion, upgradeProps } from "#compiler/upgrade/upgrade.ts";

const fixtures = import.meta.glob<Record<string, unknown>>("/fixtures/{home,page,field}/*/v*.json", {
  import: "default",
});
const schemas = import.meta.glob<Record<string, unknown>>("/schemas/{home,page,field}/*/v*.schema.json", {
  import: "default",
});

/**
 * One example of a unit: `name` is home/carousel, `version` the version that it was written for.
 */
export interface Example {
  name: string;
  version: number;
  props: Record<string, unknown>;
  /** The props in the newest version, which renderers take. */
  newest: Record<string, unknown>;
  schema: Record<string, unknown>;
}

/** The names of all units that have an example, with the versions of their examples. */
export const exampleVersions: Map<string, number[]> = listVersions();

/** Loads one example with its schema. */
export async function loadExample(name: string, version: number): Promise<Example> {
  const fixture = fixtures[`/fixtures/${name}/v${version}.json`];
  const schema = schemas[`/schemas/${name}/v${version}.schema.json`];
  if (!fixture || !schema) throw new Error(`There is no fixture or schema of version ${version} of ${name}.`);
  const { $schema: _, ...props } = await fixture();
  const newest = name.startsWith("field/")
    ? props
    : (upgradeProps(name, version, props, undefined, newestVersion(name)) as Record<string, unknown>);
  return { name, version, props, newest, schema: await schema() };
}

function listVersions(): Map<string, number[]> {
  const versionsByUnit = new Map<string, number[]>();
  for (const path of Object.keys(fixtures).sort()) {
    const [, name = "", version] = /^\/fixtures\/(.+)\/v(\d+)\.json$/.exec(path) ?? [];
    versionsByUnit.set(
      name,
      [...(versionsByUnit.get(name) ?? []), Number(version)].sort((a, b) => a - b),
    );
  }
  return versionsByUnit;
}
