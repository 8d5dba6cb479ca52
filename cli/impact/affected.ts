import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parseJson } from "#compiler/parse/parse.ts";
import { eachInstance } from "#compiler/upgrade/instances.ts";
import { upgradeSite } from "#compiler/upgrade/site/siteV2.ts";
import { isObject, toPointer, valueAt } from "#core/pointers.ts";
import { asText } from "#core/text.ts";
import { displayPath } from "../base/paths.ts";
import type { FormOnDisk } from "../config/siteForms.ts";
import type { SiteOnDisk } from "../config/sites.ts";
import type { SchemaFiles } from "./schemaFiles.ts";

/** An instance of a site that a change of a schema touches. */
export interface AffectedInstance {
  file: string;
  /**
   * JSON Pointer into the file as it is written; for a flat file, the place that the instance is
   * made from.
   */
  pointer: string;
  /** The schema it is written for: "home/carousel/1", "site/2". */
  schema: string;
  /** Whether it fits the schema as it is now; undefined if that schema is gone. */
  fits?: boolean;
}

/**
 * Finds the instances of a site that are written for one of the named schemas, and whether they fit
 * those of the working folder.
 */
export function findAffected(site: SiteOnDisk, touched: ReadonlySet<string>, check: SchemaCheck): AffectedInstance[] {
  const file = displayPath(site.path);
  const config = parseJson(site.source).value;
  const isFlat = isObject(config) && !isObject(config.home) && !Array.isArray(config.routes);
  const flat = isFlat ? upgradeSite(config, site.race) : undefined;
  const currentConfig = flat?.site ?? config;
  const envelope = isFlat ? "site/1" : "site/2";
  const instances = eachInstance(currentConfig).map(({ kind, instance, pointer }) => ({
    schema: `${kind}/${instance.type}/${instance.version}`,
    pointer: flat ? flat.origins.find(pointer) : pointer,
    value: instance.props as unknown,
  }));
  return [{ schema: envelope, pointer: "", value: config }, ...instances]
    .filter(({ schema }) => touched.has(schema))
    .map(({ schema, pointer, value }) => ({ file, pointer, schema, fits: check(schema, value) }));
}

/** Finds the same in a form: the form itself, and the options of its fields. */
export function findAffectedFields(
  { path, value }: FormOnDisk,
  touched: ReadonlySet<string>,
  check: SchemaCheck,
): AffectedInstance[] {
  const { $schema: _, ...form } = value;
  const { schema, uiSchema } = form as { schema?: object; uiSchema?: object };
  const questions = Object.entries((schema as { properties?: object } | undefined)?.properties ?? {});
  const fields = questions.flatMap(([name, question]) => {
    const [, type, version] = /\/(field\/[\w-]+)\/v(\d+)\.schema\.json$/.exec(asText(question?.$ref)) ?? [];
    const pointer = toPointer(["uiSchema", name, "options"]);
    return type ? [{ schema: `${type}/${version}`, pointer, value: valueAt({ uiSchema }, pointer) ?? {} }] : [];
  });
  return [{ schema: "form/1", pointer: "", value: form as unknown }, ...fields]
    .filter((instance) => touched.has(instance.schema))
    .map((instance) => ({
      file: displayPath(path),
      pointer: instance.pointer,
      schema: instance.schema,
      fits: check(instance.schema, instance.value),
    }));
}

/**
 * Whether a value fits a schema of the working folder ("home/carousel/2"); undefined if there is no
 * such schema.
 */
export type SchemaCheck = (schema: string, value: unknown) => boolean | undefined;

/**
 * Makes the check from the schema files as they are, whether or not `npm run gen` has seen them.
 */
export function openSchemaCheck(schemas: SchemaFiles): SchemaCheck {
  const ajv = new Ajv2020({ strict: false, logger: false });
  addFormats.default(ajv);
  for (const [file, text] of schemas)
    if (file.endsWith(".schema.json") && !isAnswer(file)) ajv.addSchema(JSON.parse(text), getKey(file));
  return (schema, value) => {
    const validate = ajv.getSchema(schema);
    return validate && validate(value) === true;
  };
}

// Sites write the options of a field; the other schema is that of what runners answer.
function isAnswer(file: string): boolean {
  return /^schemas\/field\/.+\/v\d+\.schema\.json$/.test(file);
}

function getKey(file: string): string {
  return file.replace(/^schemas\/(.+)\/v(\d+)(?:\.options)?\.schema\.json$/, "$1/$2");
}
