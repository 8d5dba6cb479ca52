// Made by `npm run gen` from the traits.json of each unit in blocks/.

/** The pages that list documents: their pages and searches have addresses, and they have feeds. By the name of the unit, such as home/carousel. */
export const listsDocuments: Readonly<Record<string, true | undefined>> = {
  "home/document-list": true,
  "home/news-and-notices": true,
  "page/document-list": true,
  "page/document-view-list": true,
  "page/document-view-list2": true
};
