import { expect, test } from "vitest";
import { listWords, renderInSite } from "#blocks/kit/site/renderInSite.tsx";
import Upload from "./Upload.tsx";

const user = { accountId: "a", nick: "Runner", isVerified: false, authorities: [] };
const show = (page: Parameters<typeof Upload>[0], who: Parameters<typeof renderInSite>[1] = {}) =>
  listWords(renderInSite(<Upload {...page} />, who));

test("a visitor of an open page is asked to log in", () => {
  expect(show({ isOpen: true }, { hasAccounts: true })).toContain("Log in to upload files");
});

test("a runner who is logged in is led to their files", () => {
  const words = show({ isOpen: true }, { hasAccounts: true, user });
  expect(words).toContain("Your files");
  expect(words).not.toContain("Log in to upload files");
});

test("a runner of a closed page, or of one that is run elsewhere, is not", () => {
  for (const page of [{ isOpen: false }, { isOpen: true, link: "https://upload.example" }])
    expect(show(page, { hasAccounts: true, user })).not.toContain("Your files");
});

test("nobody is asked to log in if the site has no accounts", () => {
  expect(show({ isOpen: true })).toContain("This website does not offer this service");
});
