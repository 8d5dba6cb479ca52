// Made by `npm run gen` from the traits.json of each unit in blocks/.

/** The units of which a page has at most one. By the name of the unit, such as home/carousel. */
export const oncePerPage: Readonly<Record<string, true | undefined>> = {
  "home/sign-up": true,
  "home/uploads": true
};
