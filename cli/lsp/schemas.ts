import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LanguageService } from "vscode-json-languageservice";
import * as jsonService from "vscode-json-languageservice";
import { isObject } from "#core/pointers.ts";
import type { Language } from "#core/text.ts";
import chinese from "#schemas/chinese.json" with { type: "json" };
import { root } from "#server/base/root.ts";

// Node has its exports below `default`, the built command has them as they are.
const service = "default" in jsonService ? (jsonService.default as typeof jsonService) : jsonService;

export const { TextDocument } = service;

/** The service that completes and describes properties, with the descriptions of the schemas in one language. It loads nothing from a network. */
export function openSchemas(language: Language): LanguageService {
  const { "json.schemas": schemas } = JSON.parse(readFileSync(join(root, ".vscode/settings.json"), "utf8"));
  const opened = service.getLanguageService({
    schemaRequestService: (address) => Promise.reject(new Error(`There is no schema ${address}.`)),
  });
  opened.configure({
    validate: false,
    schemas: schemas.map(({ url, schema, fileMatch }: { url: string; schema: object; fileMatch?: string[] }) => ({
      uri: url,
      ...(fileMatch && { fileMatch }),
      schema: language === "zh" ? (translate(schema) as object) : schema,
    })),
  });
  return opened;
}

const described = new Set(["title", "description"]);

// A property can have such a name too: only texts are translated.
function translate(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(translate);
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (typeof value === "string" && described.has(key)) return [key, chineseOf(value)];
      if (key === "enumDescriptions" && Array.isArray(value))
        return [key, value.map((text) => chineseOf(String(text)))];
      return [key, translate(value)];
    }),
  );
}

function chineseOf(text: string): string {
  return (chinese as Record<string, string>)[text] ?? text;
}
