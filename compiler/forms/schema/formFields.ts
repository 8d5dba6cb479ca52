import { escapeKey, isObject } from "#core/pointers.ts";
import type { FormField, JsonSchema } from "#forms/form.ts";
import type { Form } from "#schemas/generated/types.ts";
import { newestVersions } from "#schemas/generated/upgrades.ts";
import { upgradeProps } from "../../upgrade/upgrade.ts";
import { definitionAt, fieldReference, referenceKeys } from "./references.ts";
import { innerSchemas } from "./schemaTree.ts";

type UiFields = NonNullable<Form["uiSchema"]>;

/** What must hold before a schema applies to an answer. */
export interface Guard {
  /** A condition, an answer that must be given, or one of several ways. */
  kind: "if" | "given" | "way";
  /** The place of the object that it is about. */
  pointer: string;
  /** Keys from the form's schema to the condition, to the name of the answer or to the way. */
  keys: (string | number)[];
  /** The condition, or `{ "required": [name] }`. */
  schema: JsonSchema;
  /** Whether the condition must hold or must fail. */
  holds: boolean;
}

/**
 * A question of a form: the place of its answer, and the places and contents of its schema and its
 * settings.
 */
export interface Property {
  /** The place of the answer: /guardian/phone; of entries of a list, /friends/*. */
  pointer: string;
  /** The name of the property at the top of the form that it belongs to. */
  top: string;
  /** Keys from the form's schema. */
  keys: (string | number)[];
  schema: JsonSchema;
  ui: UiFields[string] | undefined;
  /** The place of its settings in the form: /uiSchema/guardian/fields/phone. */
  uiPointer: string;
  /** What must hold before it is asked. */
  when: readonly Guard[];
}

/** A schema that describes an answer, and the place of the answer. */
export interface Described {
  pointer: string;
  keys: (string | number)[];
  schema: JsonSchema;
  /** What must hold before it applies. */
  when: readonly Guard[];
  /**
   * Of the lists that the answer is in, from the outermost: the index in prefixItems, or "rest".
   */
  entries: readonly (number | "rest")[];
}

/** What a form's schema describes. */
export interface FormLayout {
  /** Every property, conditional ones too, once for each place that describes it. */
  properties: Property[];
  /** Every schema that describes the answers or a part of them. */
  described: Described[];
  /** Whether it describes more than is read: references can make a short form endless. */
  isTooLarge: boolean;
}

const mostProperties = 3000;

/** Lays out what a form's schema describes, as far as it is read. */
export function layOut(schema: JsonSchema, uiSchema: UiFields = {}): FormLayout {
  const layout: FormLayout = { properties: [], described: [], isTooLarge: false };
  const uiPointer = "/uiSchema";
  // Of a form that is not checked, uiSchema may be anything.
  const uiFields = isObject(uiSchema) ? uiSchema : {};
  const start = { root: schema, layout, pointer: "", top: "", keys: [], uiFields, uiPointer };
  visit(schema, { ...start, followed: [], when: [], entries: [] });
  return layout;
}

/** Returns the fields that runners see, by the place of the answer. */
export function formFields(properties: readonly Property[]): Record<string, FormField> {
  const fields: Record<string, FormField> = {};
  for (const { pointer, schema, ui } of properties) {
    const reference = fieldReference(schema.$ref);
    const formField = Object.hasOwn(fields, pointer) ? fields[pointer] : undefined;
    if (formField?.type !== undefined || (formField && !reference)) continue;
    const { label, help, placeholder, width, capacity, waitingList, messages = {} } = ui ?? {};
    fields[pointer] = {
      ...(reference && { type: reference.type, ...getVersion(reference.type) }),
      ...(label && { label }),
      ...(help && { help }),
      ...(placeholder && { placeholder }),
      ...(width && { width }),
      ...(capacity && { capacity }),
      ...(capacity && waitingList && { waitingList }),
      options: reference ? getOptions(reference, ui?.options) : (ui?.options ?? {}),
      messages,
    };
  }
  return fields;
}

interface Place {
  root: JsonSchema;
  layout: FormLayout;
  pointer: string;
  top: string;
  keys: (string | number)[];
  uiFields: UiFields;
  uiPointer: string;
  uiItems?: UiFields[string] | undefined;
  /** The references that led here: a form may describe a tree. */
  followed: string[];
  when: readonly Guard[];
  entries: Described["entries"];
}

function visit(schema: JsonSchema, place: Place): void {
  const { root, layout, followed, pointer } = place;
  if (layout.described.length >= mostProperties) {
    layout.isTooLarge = true;
    return;
  }
  layout.described.push({ pointer, keys: place.keys, schema, when: place.when, entries: place.entries });
  const { $ref } = schema;
  if (typeof $ref === "string" && !followed.includes($ref)) {
    const target = definitionAt(root, $ref);
    if (target) visit(target, { ...place, keys: referenceKeys($ref), followed: [...followed, $ref] });
  }
  for (const { keys, relation, schema: inner } of innerSchemas(schema)) {
    const [keyword, name] = keys;
    const at = { ...place, keys: [...place.keys, ...keys] };
    if (relation === "same") visit(inner, { ...at, when: listGuarded(schema, keys, place) });
    else if (keyword === "properties") visitProperty(String(name), inner, at);
    else if (keyword === "items") visitEntry(inner, { ...at, entries: [...place.entries, "rest"] });
    else if (keyword === "prefixItems") visitEntry(inner, { ...at, entries: [...place.entries, Number(name)] });
  }
}

function listGuarded(
  schema: JsonSchema,
  keys: (string | number)[],
  { pointer, keys: above, when }: Place,
): readonly Guard[] {
  const [keyword, name] = keys;
  if (keyword === "allOf") return when;
  const guard = { pointer, kind: "way" as const, keys: [...above, ...keys], schema: {}, holds: true };
  if (keyword === "dependentSchemas" || keyword === "dependencies")
    return [...when, { ...guard, kind: "given", schema: { required: [name] } }];
  if ((keyword !== "then" && keyword !== "else") || !isObject(schema.if)) return [...when, guard];
  return [...when, { ...guard, kind: "if", keys: [...above, "if"], schema: schema.if, holds: keyword === "then" }];
}

function visitProperty(name: string, schema: JsonSchema, place: Place): void {
  const { layout, uiFields, keys } = place;
  const pointer = `${place.pointer}/${escapeKey(name)}`;
  const uiPointer = `${place.uiPointer}/${escapeKey(name)}`;
  const top = place.top || name;
  const ui = Object.hasOwn(uiFields, name) ? uiFields[name] : undefined;
  layout.properties.push({ pointer, top, keys, schema, ui, uiPointer, when: place.when });
  visit(schema, innerPlace({ ...place, pointer, top }, ui, uiPointer));
}

function visitEntry(schema: JsonSchema, place: Place): void {
  const { layout, uiItems, keys, top } = place;
  const pointer = `${place.pointer}/*`;
  const uiPointer = place.uiPointer.replace(/fields$/, "items");
  layout.properties.push({ pointer, top, keys, schema, ui: uiItems, uiPointer, when: place.when });
  visit(schema, innerPlace({ ...place, pointer }, uiItems, uiPointer));
}

function innerPlace(place: Place, ui: UiFields[string] | undefined, uiPointer: string): Place {
  return { ...place, uiFields: ui?.fields ?? {}, uiPointer: `${uiPointer}/fields`, uiItems: ui?.items };
}

// A form gets the newest version of a field type, the only one that is drawn.
function getVersion(type: string): Pick<FormField, "version"> {
  const name = `field/${type}`;
  const version = Object.hasOwn(newestVersions, name) ? (newestVersions[name] ?? 1) : 1;
  return version > 1 ? { version } : {};
}

// A broken form has been reported; its options stay as they are.
function getOptions({ type, version }: { type: string; version: number }, options: object = {}): FormField["options"] {
  const name = `field/${type}`;
  const isKnown = Object.hasOwn(newestVersions, name) && version <= (newestVersions[name] ?? 0);
  return (isKnown ? upgradeProps(name, version, options) : options) as FormField["options"];
}
