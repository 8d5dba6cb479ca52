// Made by `npm run gen` from the traits.json of each unit in blocks/.

/** The prop that lists parts to which links lead by their id. By the name of the unit, such as home/carousel. */
export const anchorsProp: Readonly<Record<string, string | undefined>> = {
  "home/tabs": "tabs"
};
