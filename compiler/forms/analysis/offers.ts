import { isObject, toPointer } from "#core/pointers.ts";
import { getLogic } from "#forms/fields/fieldAt.ts";
import type { Form } from "#schemas/generated/types.ts";
import type { FormLayout, Property } from "../schema/formFields.ts";
import { fieldReference } from "../schema/references.ts";

/** A value that a field offers, and where in the form. */
export interface Offer {
  value: unknown;
  pointer: string;
  /** What runners read. */
  label?: unknown;
}

/** The values that a field offers or that a calculation gives, each of which must be accepted. */
export interface Offers {
  /** The field; undefined for a calculated answer. */
  field?: Property;
  values: Offer[];
}

// What is known of a visit, on any site; SL6104 and SL6105 report what can only be one of them.
const valuesOfVisit: Record<string, unknown[]> = {
  language: ["zh", "en"],
  "logged-in": [true, false],
  entered: [true, false],
};

/** The calculations that have an answer before the first question. */
export const ofVisit = Object.keys(valuesOfVisit);

/** Returns the values that fields offer and calculations give, by the place of the answer. */
export function getOffers({ calculated = [] }: Form, { properties }: FormLayout): Map<string, Offers> {
  const offers = new Map<string, Offers>();
  for (const [index, { field, calculate, bands }] of calculated.entries())
    if (calculate === "age-band" && bands)
      offers.set(toPointer([field]), {
        values: bands.map(({ id }, band) => ({ value: id, pointer: `/calculated/${index}/bands/${band}/id` })),
      });
    else if (calculate === "team-role")
      offers.set(toPointer([field]), {
        values: ["captain", "member"].map((value) => ({ value, pointer: `/calculated/${index}/calculate` })),
      });
    else if (ofVisit.includes(calculate))
      offers.set(toPointer([field]), {
        values: (valuesOfVisit[calculate] ?? []).map((value) => ({ value, pointer: `/calculated/${index}/calculate` })),
      });
  for (const field of properties) {
    const reference = fieldReference(field.schema.$ref);
    const list = getLogic(reference)?.offers;
    const values = list && field.ui?.options?.[list.option];
    if (!list || !Array.isArray(values)) continue;
    const at = `${field.uiPointer}/options/${list.option}`;
    const offered = values.flatMap((value: unknown, index): Offer[] => {
      if (list.id === undefined) return [{ value, pointer: `${at}/${index}` }];
      return isObject(value)
        ? [{ value: value[list.id], pointer: `${at}/${index}/${list.id}`, label: value.label }]
        : [];
    });
    offers.set(field.pointer + list.at, { field, values: offered });
  }
  return offers;
}
