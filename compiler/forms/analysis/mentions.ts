import { escapeKey, isObject, toPointer } from "#core/pointers.ts";
import { getPattern } from "#forms/getPattern.ts";
import type { Form } from "#schemas/generated/types.ts";
import type { FormLayout } from "../schema/formFields.ts";
import type { Reader } from "./readers.ts";

/** A part of a form that names a question. */
export interface Mention {
  by: "step" | "copy" | "calculated" | "required" | Reader["by"] | "upgrade" | "look";
  /** The place of the question's answer, whether there is such a question or not. */
  place: string;
  /** The place in the form that names it. */
  pointer: string;
  /** Whether the name is a key of an object, and no value. */
  isKey: boolean;
  /**
   * The name as it is written, and the place of the object around the answer; undefined if a whole
   * place is written.
   */
  name?: string;
}

/**
 * Lists everything in a form that names a question: first what shows it, then what reads its
 * answer.
 */
export function listMentions(form: Form, inner: FormLayout, readers: readonly Reader[]): Mention[] {
  const top = (by: Mention["by"], name: string, pointer: string): Mention => ({
    by,
    place: toPointer([name]),
    pointer,
    isKey: false,
    name,
  });
  return [
    ...form.steps.flatMap(({ fields }, step) =>
      fields.map((name, index) => top("step", name, `/steps/${step}/fields/${index}`)),
    ),
    ...(form.entrants?.copy ?? []).map((name, index) => top("copy", name, `/entrants/copy/${index}`)),
    ...(form.calculated ?? []).map(({ field }, index) => top("calculated", field, `/calculated/${index}/field`)),
    ...inRequired(inner),
    // A schema inside of a condition names nothing itself.
    ...readers.filter(({ by, name }) => by !== "condition" || name !== undefined).map(ofReader),
    ...(form.upgrades ?? []).flatMap(({ from, rename }, index) =>
      from + 1 < form.version
        ? []
        : Object.entries(rename).map(([old, name]) =>
            top("upgrade", name, toPointer(["upgrades", index, "rename", old])),
          ),
    ),
    ...inLooks(form.uiSchema, "/uiSchema", ""),
  ];
}

function inRequired({ described }: FormLayout): Mention[] {
  return described.flatMap(({ pointer, keys, schema: { required, dependentRequired } }) => {
    const lists: [(string | number)[], unknown][] = [
      [["required"], required],
      ...Object.entries(isObject(dependentRequired) ? dependentRequired : {}).map(
        ([name, names]): [string[], unknown] => [["dependentRequired", name], names],
      ),
    ];
    return lists.flatMap(([list, names]) =>
      (Array.isArray(names) ? names : []).flatMap((name, index): Mention[] =>
        typeof name === "string"
          ? [
              {
                by: "required",
                place: `${pointer}/${escapeKey(name)}`,
                pointer: toPointer(["schema", ...keys, ...list, index]),
                isKey: false,
                name,
              },
            ]
          : [],
      ),
    );
  });
}

function ofReader({ by, place, pointer, name, isKey = false }: Reader): Mention {
  return { by, place: getPattern(place), pointer, isKey, ...(name !== undefined && { name }) };
}

function inLooks(fields: unknown, pointer: string, place: string): Mention[] {
  return Object.entries(isObject(fields) ? fields : {}).flatMap(([name, ui]): Mention[] => {
    const at = `${pointer}/${escapeKey(name)}`;
    const there = `${place}/${escapeKey(name)}`;
    const { fields: inner, items } = isObject(ui) ? ui : {};
    return [
      { by: "look", place: there, pointer: at, isKey: true, name },
      ...inLooks(inner, `${at}/fields`, there),
      ...inLooks(isObject(items) ? items.fields : undefined, `${at}/items/fields`, `${there}/*`),
    ];
  });
}
