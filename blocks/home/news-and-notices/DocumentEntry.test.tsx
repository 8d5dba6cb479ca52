import { expect, test } from "vitest";
import { listWords, renderInSite } from "#blocks/kit/site/renderInSite.tsx";
import { DocumentEntry } from "./DocumentEntry.tsx";

test("a visitor of the home page sees which articles the organiser recommends, as in the list of all", () => {
  const head = { id: "medal", time: 0, title: "奖牌", titleEn: "The medal" };
  const words = (recommend: boolean) =>
    listWords(renderInSite(<DocumentEntry path="documents/medal.json" head={{ ...head, recommend }} />));
  expect(words(true)).toBe("The medal 1970.01.01 Recommended");
  expect(words(false)).toBe("The medal 1970.01.01");
});
