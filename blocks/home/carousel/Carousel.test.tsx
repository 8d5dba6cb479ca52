import { expect, test } from "vitest";
import { renderInSite } from "#blocks/kit/site/renderInSite.tsx";
import Carousel from "./Carousel.tsx";

test("a visitor waits only for the first picture: the others load after the page", () => {
  const slide = (id: string) => ({ id, image: { src: `media/${id}.jpg`, alt: { zh: id } }, title: { zh: id } });
  const html = renderInSite(<Carousel slides={[slide("dawn"), slide("noon"), slide("dusk")]} />, { language: "zh" });
  expect(html).toContain("dawn.jpg");
  expect(html).not.toMatch(/(noon|dusk)\.jpg/);
  // The slides themselves are there, so that nothing moves when their pictures come.
  expect(html.match(/inert=""/g)).toHaveLength(2);
});
