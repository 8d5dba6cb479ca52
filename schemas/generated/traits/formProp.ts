// Made by `npm run gen` from the traits.json of each unit in blocks/.

/** The prop that names the general form that a unit shows. By the name of the unit, such as home/carousel. */
export const formProp: Readonly<Record<string, string | undefined>> = {
  "home/form": "form"
};
