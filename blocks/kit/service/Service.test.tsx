import { expect, test } from "vitest";
import { listWords, renderInSite } from "#blocks/kit/site/renderInSite.tsx";
import { Service, type ServiceProps } from "./Service.tsx";

const show = (service: ServiceProps, now = "2025-08-15T09:00:00+08:00") =>
  renderInSite(<Service kind="score" service={service} title="Results" action="Look up" />, { now });

test("a runner is led to the service of another site in a new tab and reads whose it is", () => {
  const html = show({ isOpen: true, link: "https://results.example/2025" });
  expect(html).toMatch(/<a href="https:\/\/results.example\/2025" target="_blank" rel="noopener noreferrer"/);
  expect(listWords(html)).toContain("Run by results.example");
});

test("a runner is never led to an address that would run a script", () => {
  const html = show({ isOpen: true, link: "javascript:alert(1)" });
  expect(html).not.toContain("javascript:");
  expect(listWords(html)).toContain("The address that the organiser gave is not safe");
});

test("a runner who finds the service open without a link is not promised one", () => {
  const uploads = <Service kind="upload" service={{ isOpen: true }} title="Uploads" action="Upload" />;
  expect(listWords(renderInSite(uploads))).toContain("This website does not offer this service");
});

test("a runner who is early reads the organiser's words and the opening in the race's time", () => {
  const words = listWords(
    show({ isOpen: true, opensAt: "2025-10-27T06:00:00Z", closedText: { zh: "敬请期待", en: "Not out yet." } }),
  );
  expect(words).toContain("Not out yet.");
  expect(words).toContain("Monday, 27 October 2025 14:00 Race time (UTC+08:00)");
});

test("a runner who is late reads when it ended, and gets no way in", () => {
  const html = show({ isOpen: true, link: "/sign-up", closesAt: "2025-08-14T10:00:00+08:00" });
  expect(listWords(html)).toContain("This service has ended.");
  expect(html).not.toContain("#/sign-up");
});

test("a runner reads that the service is not open if the organiser has written nothing more", () => {
  expect(listWords(show({ isOpen: false, link: "/x" }))).toContain("This service is not open.");
});

test.each([
  ["before", "2025-08-15T09:00:00+08:00"],
  ["after", "2025-08-15T11:00:00+08:00"],
])("what can be prepared knows %s the opening when it is, so that it announces it", (_when, now) => {
  const opensAt = "2025-08-15T10:00:00+08:00";
  const html = renderInSite(
    <Service
      kind="sign-up"
      service={{ isOpen: true, opensAt }}
      title="Sign up"
      action="Sign up"
      entry={<p>entry</p>}
      entryBefore={(at) => <p>opens at {at}</p>}
    />,
    { now, hasAccounts: true },
  );
  expect(listWords(html)).toMatch(/opens at 2025-08-15/);
});
