// Made by `npm run gen` from the traits.json of each unit in blocks/.

/** The prop that names the document that a unit shows. By the name of the unit, such as home/carousel. */
export const documentProp: Readonly<Record<string, string | undefined>> = {
  "home/document-body": "dataPath",
  "page/document": "dataPath"
};
