import { expect, test } from "vitest";
import { listWords, renderInSite } from "#blocks/kit/site/renderInSite.tsx";
import type { Page } from "#schemas/generated/types.ts";
import { LinkAction } from "./LinkAction.tsx";

const post: Page = {
  type: "post",
  version: 1,
  props: { isOpen: true, opensAt: "2025-08-11T10:00:00+08:00", closesAt: "2025-08-21T10:00:00+08:00" },
};

test.each([
  ["2025-08-10T10:00:00+08:00", "Sign up Opens 11 Aug, 10:00"],
  ["2025-08-22T10:00:00+08:00", "Sign up Closed 21 Aug, 10:00"],
])("a visitor at %s reads why there is no button, and cannot press one", (now, words) => {
  const html = renderInSite(<LinkAction label={{ zh: "报名", en: "Sign up" }} link="/post" />, {
    now,
    pages: { "/post": post },
    hasAccounts: true,
  });
  expect(listWords(html)).toBe(words);
  expect(html).not.toContain("<a");
});

test("a visitor opens the page while it is open, and other links at any time", () => {
  const open = renderInSite(<LinkAction label={{ zh: "报名", en: "Sign up" }} link="/post" />, {
    pages: { "/post": post },
    hasAccounts: true,
  });
  expect(open).toContain('href="#/post"');
  expect(renderInSite(<LinkAction label={{ zh: "规程" }} link="/rules" look="quiet" />)).toContain('href="#/rules"');
});
