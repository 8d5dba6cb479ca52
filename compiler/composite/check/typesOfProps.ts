import { isObject, type JsonObject, pointerKeys } from "#core/pointers.ts";
import { closestWord } from "../../problems/closest.ts";
import { report } from "../../problems/report.ts";
import { suggest } from "../../problems/suggest.ts";
import { getRequired, resolve } from "../language/values.ts";
import type { TreeCheck, Typed } from "./checkContext.ts";

/** Returns the type of what a `$prop` leads to. */
export function typeOfProp({ $prop, of }: JsonObject, at: string, check: TreeCheck): Typed | undefined {
  const name = of === undefined ? "" : String(of);
  const root = of === undefined ? check.composite.schema : check.names.get(name);
  if (!root) {
    const near = closestWord(name, [...check.names.keys()]);
    check.report(report("SL7018", `${at}/of`, { name: name.slice(0, 40), near }, suggest(`${at}/of`, near, name)));
    return undefined;
  }
  const isPointer = typeof $prop === "string" && ($prop === "" || $prop.startsWith("/"));
  let typed: Typed = { type: root, mayMiss: false };
  let path = "";
  for (const key of isPointer ? pointerKeys($prop) : [undefined]) {
    const schema = resolve(typed.type);
    const properties = isObject(schema.properties) ? schema.properties : {};
    const inner = key !== undefined && Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (!isObject(inner)) {
      const names = Object.keys(properties);
      const near = closestWord(String(key ?? $prop).replace(/^\//, ""), names);
      const meant = near === undefined ? undefined : `${path}/${near}`;
      const propPath = String($prop);
      check.report(
        report(
          "SL7014",
          `${at}/$prop`,
          { pointer: propPath.slice(0, 80), near: meant, names: names.slice(0, 8).map((name) => `${path}/${name}`) },
          suggest(`${at}/$prop`, meant, propPath),
        ),
      );
      return undefined;
    }
    path += `/${key}`;
    const isThere = getRequired(schema).includes(String(key)) || "default" in inner || isPresent(check, name, path);
    typed = { type: inner, mayMiss: typed.mayMiss || !isThere };
  }
  return typed;
}

function isPresent({ present }: TreeCheck, of: string, path: string): boolean {
  return [...present].some((key) => key === of + path || key.startsWith(`${of}${path}/`));
}

/**
 * Returns the check of what is shown only if a condition holds: the props that it names are there.
 */
export function withPresent(condition: unknown, check: TreeCheck): TreeCheck {
  const present = new Set(check.present);
  const visit = (node: unknown) => {
    if (!isObject(node)) return;
    if (typeof node.$prop === "string") present.add(`${node.of === undefined ? "" : String(node.of)}${node.$prop}`);
    if (Array.isArray(node.$and)) node.$and.forEach(visit);
  };
  visit(condition);
  return { ...check, present };
}

/** Returns the type of a token: all values that it has. */
export function typeOfToken({ $token }: JsonObject, at: string, check: TreeCheck): Typed | undefined {
  const { tokens = {}, variants = {} } = check.composite;
  const name = String($token);
  if (!Object.hasOwn(tokens, name)) {
    const near = closestWord(name, Object.keys(tokens));
    check.report(
      report("SL7019", `${at}/$token`, { name: name.slice(0, 40), near }, suggest(`${at}/$token`, near, name)),
    );
    return undefined;
  }
  const overrides = Object.values(variants).flatMap(({ tokens: variantTokens }) =>
    Object.hasOwn(variantTokens, name) ? [variantTokens[name]] : [],
  );
  return { type: { enum: [tokens[name], ...overrides] }, mayMiss: false };
}
