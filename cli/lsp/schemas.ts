import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LanguageService } from "vscode-json-languageservice";
import * as jsonService from "vscode-json-languageservice";
import type { Language } from "#core/text.ts";
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
    schemas: schemas.map(({ url, schema }: { url: string; schema: object }) => ({
      uri: url,
      schema: inLanguage(schema, language),
    })),
  });
  return opened;
}

function inLanguage(schema: object, language: Language): object {
  return language === "en" ? schema : schema;
}
