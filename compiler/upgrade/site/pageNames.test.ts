import { expect, test } from "vitest";
import { findPageType } from "./pageNames.ts";

test.each([
  ["document", "document"],
  ["document-view", "document"],
  ["views/document/index", "document"],
  ["@/views/document/index.vue", "document"],
  ["comingSoon", "coming-soon"],
  ["DocumentViewList2", "document-view-list2"],
  ["RegistrationSearch", "registration-search"],
  ["website/scoreSearch", "score-search"],
  ["pictureSearch", "image-search"],
  ["i18NDemos", "i18n-demos"],
  ["Layout", ""],
  ["layout/index", ""],
  ["TideChart", "TideChart"],
  ["constructor", "constructor"],
  ["", ""],
])("an organiser's component %j is the page %j", (component, type) => {
  expect(findPageType(component)).toBe(type);
});
