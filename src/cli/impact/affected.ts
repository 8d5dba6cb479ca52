import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { eachInstance } from "#src/compiler/instances.ts";
import { isObject } from "#src/compiler/pointers.ts";
import { upgradeSite } from "#src/compiler/upgrades/site-v2.ts";
import type { SiteOnDisk } from "../sites.ts";
import { nameOf } from "../targets.ts";
import type { SchemaFiles } from "./schemaFiles.ts";

/** An instance of a site that a change of a schema touches. */
export interface AffectedInstance {
  file: string;
  /** JSON Pointer into the file as it is written; for a flat file, the place that the instance is made from. */
  pointer: string;
  /** The schema it is written for: "home/carousel/1", "site/2". */
  schema: string;
  /** Whether it fits the schema as it is now; undefined where that schema is gone. */
  fits?: boolean;
}

/** Finds the instances of a site that are written for one of the named schemas, and whether they fit those of the working folder. */
export function findAffected(site: SiteOnDisk, touched: ReadonlySet<string>, check: SchemaCheck): AffectedInstance[] {
  const file = nameOf(site.path);
  const written: unknown = JSON.parse(site.source.replace(/^\ufeff/, ""));
  const isFlat = isObject(written) && !isObject(written.home) && !Array.isArray(written.routes);
  const flat = isFlat ? upgradeSite(written, site.race) : undefined;
  const whole = flat?.site ?? written;
  const envelope = isFlat ? "site/1" : "site/2";
  const instances = eachInstance(whole).map(({ kind, instance, pointer }) => ({
    schema: `${kind}/${instance.type}/${instance.version}`,
    pointer: flat ? flat.origins.find(pointer) : pointer,
    value: instance.props as unknown,
  }));
  return [{ schema: envelope, pointer: "", value: written }, ...instances]
    .filter(({ schema }) => touched.has(schema))
    .map(({ schema, pointer, value }) => ({ file, pointer, schema, fits: check(schema, value) }));
}

/** Whether a value fits a schema of the working folder ("home/carousel/2"); undefined where there is none. */
export type SchemaCheck = (schema: string, value: unknown) => boolean | undefined;

/** Makes the check from the schema files as they are, whether or not `npm run gen` has seen them. */
export function openSchemaCheck(schemas: SchemaFiles): SchemaCheck {
  const ajv = new Ajv2020({ strict: false, logger: false });
  addFormats.default(ajv);
  for (const [file, text] of schemas) if (file.endsWith(".schema.json")) ajv.addSchema(JSON.parse(text), keyOf(file));
  return (schema, value) => {
    const validate = ajv.getSchema(schema);
    return validate && validate(value) === true;
  };
}

function keyOf(file: string): string {
  return file.replace(/^schemas\/(.+)\/v(\d+)\.schema\.json$/, "$1/$2");
}
