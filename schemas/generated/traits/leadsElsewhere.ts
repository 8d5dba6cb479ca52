// Made by `npm run gen` from the traits.json of each unit in blocks/.

/** The pages that only lead to another address. By the name of the unit, such as home/carousel. */
export const leadsElsewhere: Readonly<Record<string, true | undefined>> = {
  "page/link": true
};
