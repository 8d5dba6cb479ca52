/**
 * The types of blocks and pages that ask for or show what belongs to a person: no visit to a page
 * with one of them is counted.
 */
export const personalUnits: ReadonlySet<string> = new Set([
  "home/form",
  "home/look-up",
  "home/my-entry",
  "home/sign-up",
  "home/uploads",
  "page/confirm",
  "page/direct",
  "page/image-search",
  "page/multiple-score-search",
  "page/post",
  "page/registration-search",
  "page/score-search",
  "page/upload",
]);

/** The types that are the same for every visitor. A type in neither list counts as personal. */
const publicUnits: ReadonlySet<string> = new Set([
  "home/ad-list",
  "home/alert",
  "home/button-row",
  "home/call-to-action",
  "home/cards",
  "home/carousel",
  "home/columns",
  "home/countdown",
  "home/course-sections",
  "home/cut-off-times",
  "home/document-body",
  "home/document-list",
  "home/download-list",
  "home/embedded-video",
  "home/event-facts",
  "home/faq",
  "home/films",
  "home/frame",
  "home/group",
  "home/heading",
  "home/map",
  "home/news-and-notices",
  "home/numbers",
  "home/pace-table",
  "home/partners",
  "home/people",
  "home/picture-text",
  "home/pictures",
  "home/places-left",
  "home/prize-table",
  "home/quote",
  "home/register-now",
  "home/registration-now",
  "home/rich-text",
  "home/schedule",
  "home/scrolling-info",
  "home/search-entries",
  "home/section",
  "home/social-media",
  "home/sponsor-list",
  "home/table",
  "home/tabs",
  "home/time",
  "home/video-list",
  "home/wonderful-pictures",
  "page/blocks",
  "page/closed",
  "page/coming-soon",
  "page/document",
  "page/document-list",
  "page/document-view-list",
  "page/document-view-list2",
  "page/i18n-demos",
  "page/image-collection",
  "page/link",
  "page/not-found",
  "page/video-collection",
]);

/**
 * Whether a page with a unit of that name, such as home/look-up, may have personal data: true for a
 * name that nobody has classified.
 */
export function isPersonalUnit(name: string): boolean {
  return !publicUnits.has(name);
}
