import { person, testForm } from "../testForm.ts";

/** The form of the test race, whose bus has so many seats. */
export function withSeats(seats: number, waitingList = false) {
  const form = testForm({ $schema: "https://startline.dev/schemas/form/v1.schema.json" });
  const uiSchema = form.uiSchema as Record<string, object>;
  return { ...form, uiSchema: { ...uiSchema, bus: { ...uiSchema.bus, capacity: { yes: seats }, waitingList } } };
}

/** Entrants who take the bus, by their numbers. */
export const byBus = (...numbers: number[]) => numbers.map((number) => person(number, { bus: "yes", stop: "东门" }));
