// Made by `npm run gen` from the traits.json of each unit in blocks/.

/** The pages that show what is published of the race's results. By the name of the unit, such as home/carousel. */
export const readsResults: Readonly<Record<string, true | undefined>> = {
  "page/results": true
};
