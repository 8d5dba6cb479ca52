import { expect, test } from "vitest";
import { paragraphs } from "./paragraphs.ts";

test("an organiser writes paragraphs with an empty line between them, and needs no HTML", () => {
  expect(paragraphs("Trains run from 5:00.\nEvery six minutes.\n \n\nBags close at 7:00.\n")).toBe(
    "<p>Trains run from 5:00.<br>Every six minutes.</p><p>Bags close at 7:00.</p>",
  );
});

test("HTML, an empty text and the entities of a plain one stay as they are", () => {
  for (const html of ["", "<p>One</p>\n\n<p>Two</p>", "Ages &lt; 18\n\n<strong>with a guardian</strong>"])
    expect(paragraphs(html)).toBe(html);
  expect(paragraphs("Bags &amp; clothes")).toBe("<p>Bags &amp; clothes</p>");
});
