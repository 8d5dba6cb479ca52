// Made by `npm run gen` from the traits.json of each unit in blocks/.

/** The prop that lists the organiser's dates. By the name of the unit, such as home/carousel. */
export const eventsProp: Readonly<Record<string, string | undefined>> = {
  "home/time": "events"
};
