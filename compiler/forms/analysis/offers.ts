import { isObject, toPointer } from "#core/pointers.ts";
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

// The option that lists the values, the key of their id, and the place of the answer inside of the
// field's.
const listing: Record<string, { option: string; id?: string; at: string }> = {
  radio: { option: "choices", id: "id", at: "" },
  picker: { option: "choices", id: "id", at: "" },
  checkbox: { option: "choices", id: "id", at: "/*" },
  ranking: { option: "choices", id: "id", at: "/*" },
  "radio-with-more": { option: "choices", id: "id", at: "/choice" },
  "clothing-size": { option: "sizes", id: "id", at: "" },
  "identity-document": { option: "types", at: "/type" },
  "emergency-contact": { option: "relations", at: "/relation" },
  guardian: { option: "relations", at: "/relation" },
  country: { option: "countries", at: "" },
  phone: { option: "countries", at: "/country" },
  address: { option: "countries", at: "/country" },
  "score-verification": { option: "items", at: "/item" },
  "score-validation-with-payment": { option: "items", at: "/item" },
};

// What is known of a visit, on any site; SL6104 and SL6105 report what can only be one of them.
const valuesOfVisit: Record<string, unknown[]> = {
  language: ["zh", "en"],
  "logged-in": [true, false],
  entered: [true, false],
};

/** The calculations that have an answer before the first question. */
export const ofVisit = Object.keys(valuesOfVisit);

/** The values that fields offer and calculations give, by the place of the answer. */
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
    const list = reference && Object.hasOwn(listing, reference.type) ? listing[reference.type] : undefined;
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
