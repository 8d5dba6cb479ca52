import { type CallName, callEntry } from "#contract/contract.ts";
import type { Request } from "./callers.ts";

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  minItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  minLength?: number;
}

/**
 * Returns the shortest request of a call that its entry accepts, with these values in the fields
 * that have one.
 */
export function makeRequest(name: CallName, ids: Readonly<Record<string, string>>): Request {
  const { params, query, body, encoding } = callEntry(name);
  const [, path = ""] = name.split(" ");
  const inPath = sample(params, ids) as Record<string, string>;
  const url = path.replace(/:(\w+)/g, (_, field: string) => inPath[field] ?? "x");
  const queryText = new URLSearchParams(sample(query, ids) as Record<string, string>).toString();
  const sampleBody = body && encoding !== "multipart" ? (sample(body, ids) as object) : undefined;
  return {
    url: queryText ? `${url}?${queryText}` : url,
    ...(sampleBody && { [encoding === "form" ? "form" : "json"]: sampleBody }),
  };
}

function sample(schema: unknown, ids: Readonly<Record<string, string>>): unknown {
  const { type, enum: values, const: only, anyOf, items, minItems = 0, ...rest } = (schema ?? {}) as Schema;
  if (values) return values[0];
  if (only !== undefined) return only;
  if (anyOf) return sample(anyOf[0], ids);
  const [kind] = [type].flat();
  if (kind === "array") return Array.from({ length: minItems }, () => sample(items, ids));
  if (kind === "string") return "x".repeat(Math.max(1, rest.minLength ?? 0));
  if (kind === "integer" || kind === "number") return rest.minimum ?? 0;
  if (kind === "boolean") return true;
  const { properties = {}, required = [] } = rest;
  const fields = Object.entries(properties).filter(([field]) => required.includes(field) || field in ids);
  return Object.fromEntries(fields.map(([field, inner]) => [field, ids[field] ?? sample(inner, ids)]));
}
