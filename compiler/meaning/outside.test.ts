import { expect, test } from "vitest";
import { findExternalProblem } from "#core/links.ts";

test.each([
  ["http://localhost:8080/#/post", "/post"],
  ["http://my-race.localhost:8080/news/a", "/news/a"],
  ["http://127.0.0.1:8080/media/a.jpg", "media/a.jpg"],
  ["http://192.168.1.5/", undefined],
  ["//10.0.0.7/x", "/x"],
  ["http://[::1]:3000", undefined],
  ["http://printer.local/", undefined],
])("an organiser hears that visitors cannot open %s, and of the page that was meant", (address, page) => {
  expect(findExternalProblem(address)).toEqual({ isLocal: true, ...(page && { page }) });
});

test.each([
  "https://https://example.org",
  "http://example",
  "https://exam ple.org/",
  "https://.org",
  "mailto:info",
  "tel:call me",
])("an organiser hears that %s is no whole address", (address) =>
  expect(findExternalProblem(address)).toEqual({ isLocal: false }),
);

test.each([
  "https://example.org",
  "https://www.example.org:8443/a?b=c#d",
  "http://赛事.中国/",
  "//example.org/a",
  "https://172.15.0.1/",
  "http://8.8.8.8/",
  "/post",
  "#rules",
  "mailto:me@localhost",
  "mailto:me@example.org?subject=Hello",
  "tel:+86 (20) 1234-5678",
])("nobody is troubled for %s", (address) => expect(findExternalProblem(address)).toBeUndefined());
