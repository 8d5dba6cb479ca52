// Made by `npm run gen` from the traits.json of each unit in blocks/.

/** The prop that lists files for visitors to keep. By the name of the unit, such as home/carousel. */
export const downloadsProp: Readonly<Record<string, string | undefined>> = {
  "home/download-list": "files"
};
