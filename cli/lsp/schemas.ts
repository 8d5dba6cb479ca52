import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LanguageService } from "vscode-json-languageservice";
import * as jsonService from "vscode-json-languageservice";
import { isObject, type JsonObject } from "#core/pointers.ts";
import type { Language } from "#core/text.ts";
import chinese from "#schemas/chinese.json" with { type: "json" };
import { root } from "#server/base/root.ts";
import { withCompositeTypes } from "./compositeTypes.ts";

// Node has its exports below `default`, the built command has them as they are.
const jsonServices = "default" in jsonService ? (jsonService.default as typeof jsonService) : jsonService;

export const { TextDocument } = jsonServices;

/** What completes and describes properties. */
export interface EditorSchemas {
  service: LanguageService;
  /**
   * Offers the composites of a race beside the built-in blocks, by the texts of their files by
   * path.
   */
  offer(composites: Record<string, string>): void;
}

interface NamedSchema {
  url: string;
  schema: object;
  fileMatch?: string[];
}

/** The newest format of site files, the only one with composites. */
export const siteFile = "https://startline.dev/schemas/site/v2.schema.json";

/**
 * Opens the service that completes and describes properties, with the descriptions of the schemas
 * in one language. It loads nothing from a network.
 */
export function openSchemas(language: Language): EditorSchemas {
  const languageSchemas = readSchemas(language);
  const service = jsonServices.getLanguageService({
    schemaRequestService: (address) => Promise.reject(new Error(`There is no schema ${address}.`)),
  });
  let currentKey: string | undefined;
  const offer = (composites: Record<string, string>) => {
    const key = JSON.stringify(composites);
    if (key === currentKey) return;
    currentKey = key;
    const schemas = languageSchemas.map(({ url, fileMatch, schema }) => ({
      uri: url,
      ...(fileMatch && { fileMatch }),
      schema: url === siteFile ? withCompositeTypes(schema as JsonObject, composites, language) : schema,
    }));
    // The service writes what references name into the schemas, which would stay in those of the
    // next race.
    service.configure({ validate: false, schemas: structuredClone(schemas) });
  };
  offer({});
  return { service, offer };
}

/**
 * The schemas that editors have, by the address that files name, with their descriptions in one
 * language.
 */
export function readSchemas(language: Language): NamedSchema[] {
  const { "json.schemas": schemas } = JSON.parse(readFileSync(join(root, ".vscode/settings.json"), "utf8"));
  return schemas.map((schema: NamedSchema) =>
    language === "zh" ? { ...schema, schema: translate(schema.schema) as object } : schema,
  );
}

const annotations = new Set(["title", "description"]);

// A property can have such a name too: only texts are translated.
function translate(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(translate);
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (typeof value === "string" && annotations.has(key)) return [key, getChinese(value)];
      if (key === "enumDescriptions" && Array.isArray(value))
        return [key, value.map((text) => getChinese(String(text)))];
      return [key, translate(value)];
    }),
  );
}

function getChinese(text: string): string {
  return (chinese as Record<string, string>)[text] ?? text;
}
