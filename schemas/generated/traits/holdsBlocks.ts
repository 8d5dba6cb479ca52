// Made by `npm run gen` from the traits.json of each unit in blocks/.

/** The pages that are a list of blocks, with a title of their own. By the name of the unit, such as home/carousel. */
export const holdsBlocks: Readonly<Record<string, true | undefined>> = {
  "page/blocks": true
};
