// Made by `npm run gen` from the traits.json of each unit in blocks/.

/** The pages that are shown in place of one that is not there, or not yet. By the name of the unit, such as home/carousel. */
export const absence: Readonly<Record<string, "closed" | "coming" | undefined>> = {
  "page/closed": "closed",
  "page/coming-soon": "coming"
};
