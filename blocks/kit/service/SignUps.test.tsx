import { expect, test } from "vitest";
import { listWords, renderInSite } from "#blocks/kit/site/renderInSite.tsx";
import { SignUpKind } from "./SignUps.tsx";

const show = (texts: Record<string, { zh: string; en?: string }>, language: "zh" | "en" = "en") =>
  listWords(
    renderInSite(<SignUpKind kind="sign-up" service={{ isOpen: true, texts }} />, { language, hasAccounts: true }),
  );

test("a runner reads what the organiser wants them to have ready", () => {
  const texts = {
    signUpNeedTitle: { zh: "请带上", en: "Bring these" },
    signUpNeedDocument: { zh: "护照", en: "Your passport" },
    signUpNeedContact: { zh: "", en: "" },
  };
  expect(show(texts)).toMatch(/Bring these Your passport Time to read/);
  expect(show(texts, "zh")).toMatch(/请带上 护照 阅读规程/);
});

test("a runner whose language the organiser's text lacks reads the standard one", () => {
  expect(show({ signUpNeedTitle: { zh: "请带上" } })).toContain("Have these ready");
});

test("a text that is named like a property of every object changes nothing", () => {
  expect(show(JSON.parse('{ "__proto__": { "zh": "x" } }'))).toContain("Have these ready");
});

test("the page of a runner's own entries is called that, and is not marked as open above a payment that is due", () => {
  const words = (options: object) =>
    listWords(
      renderInSite(<SignUpKind kind="confirmation" service={{ isOpen: true }} />, { language: "en", ...options }),
    );
  expect(words({ hasAccounts: true })).toMatch(/^My entries /);
  expect(words({ hasAccounts: true })).not.toContain("Open");
  expect(words({ hasAccounts: false })).toContain("Confirm your start");
});
