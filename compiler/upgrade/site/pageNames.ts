// The page component names of flat configs, in small letters without hyphens, and the page types
// that they are now.
const types: Record<string, string> = {
  home: "home",
  homepage: "home",
  document: "document",
  documentview: "document",
  documentpage: "document",
  documentlist: "document-list",
  documentviewlist: "document-view-list",
  documentviewlist2: "document-view-list2",
  comingsoon: "coming-soon",
  registrationsearch: "registration-search",
  scoresearch: "score-search",
  multiplescoresearch: "multiple-score-search",
  imagesearch: "image-search",
  picturesearch: "image-search",
  photosearch: "image-search",
  videocollection: "video-collection",
  videocollections: "video-collection",
  videolist: "video-collection",
  imagecollection: "image-collection",
  picturecollection: "image-collection",
  wonderfulpictures: "image-collection",
  link: "link",
  i18ndemos: "i18n-demos",
  upload: "upload",
  direct: "direct",
  post: "post",
  confirm: "confirm",
  notfound: "not-found",
  404: "not-found",
  error404: "not-found",
};

const layouts = new Set(["layout", "basiclayout", "mainlayout", "routerview", "parentview", "blank", "empty"]);

/**
 * Finds the page type behind a component name such as `views/document/index`; "" for a frame around
 * its children; the name itself if it is unknown.
 */
export function findPageType(component: string): string {
  const words = component
    .replace(/\.(?:vue|tsx?|jsx?)$/i, "")
    .split("/")
    .filter((word) => word !== "" && !/^(?:index|\.|\.\.|@)$/i.test(word));
  const name = (words.at(-1) ?? "").toLowerCase().replace(/[^a-z0-9]/g, "");
  if (layouts.has(name) || words.some((word) => /^layouts?$/i.test(word))) return "";
  return Object.hasOwn(types, name) ? (types[name] ?? component) : component;
}
