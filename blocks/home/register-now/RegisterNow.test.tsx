import { expect, test } from "vitest";
import { listWords, renderInSite } from "#blocks/kit/site/renderInSite.tsx";
import RegisterNow from "./RegisterNow.tsx";

const invitation = { title: { zh: "来吧", en: "Run with us" } };

test("a runner before registration reads when it opens and finds nothing to press", () => {
  const html = renderInSite(<RegisterNow {...invitation} />, { now: "2025-08-08T10:00:00+08:00" });
  expect(listWords(html)).toBe("Run with us 11 Aug, 10:00 Registration is not open yet 3 days to go");
  expect(html).not.toContain("<a");
});

test("registration opens and closes on the second that the race facts name", () => {
  const hasSignUp = (now: string) => renderInSite(<RegisterNow {...invitation} />, { now }).includes('href="#/post"');
  expect(hasSignUp("2025-08-11T09:59:59+08:00")).toBe(false);
  expect(hasSignUp("2025-08-11T10:00:00+08:00")).toBe(true);
  expect(hasSignUp("2025-08-21T09:59:59+08:00")).toBe(true);
  expect(hasSignUp("2025-08-21T10:00:00+08:00")).toBe(false);
});

test("after closing, the invitation rests and the runner is led to the look-up, after the race to the results", () => {
  const closed = renderInSite(<RegisterNow {...invitation} />, { now: "2025-09-01T10:00:00+08:00" });
  expect(listWords(closed)).not.toContain("Run with us");
  expect(closed).toContain('href="#/registration-search"');
  expect(renderInSite(<RegisterNow {...invitation} />, { now: "2025-10-27T10:00:00+08:00" })).toContain(
    'href="#/score-search"',
  );
});

test("a call that the organiser switched off shows the organiser's words and offers no sign-up", () => {
  const html = renderInSite(
    <RegisterNow {...invitation} isOpen={false} closedText={{ zh: "请用小程序", en: "Use the app" }} />,
    { language: "zh" },
  );
  expect(listWords(html)).toContain("暂不受理报名");
  expect(listWords(html)).toContain("请用小程序");
  expect(html).not.toContain('href="#/post"');
});

test("a call that is switched off shows after the closing time that registration has closed, and no longer the earlier words", () => {
  const off = <RegisterNow {...invitation} isOpen={false} closedText={{ zh: "敬请期待", en: "Coming soon" }} />;
  const words = listWords(renderInSite(off, { now: "2025-09-01T10:00:00+08:00" }));
  expect(words).toContain("Registration has closed");
  expect(words).not.toContain("Coming soon");
});
