import { expect, test } from "vitest";
import { AsSection } from "#blocks/kit/layout/PageOrSection.tsx";
import { listWords, renderInSite, testRace } from "#blocks/kit/site/renderInSite.tsx";
import { PastResults, RegistrationLookUp, ScoreLookUp } from "./LookUp.tsx";

const edition = { id: "2024", title: { zh: "2024 年", en: "2024" }, link: "https://results.example/2024" };

test("a runner finds the results of past years that have a link each and no page of their own", () => {
  const show = (editions: object[]) =>
    listWords(renderInSite(<PastResults service={{ isOpen: true, editions: editions as (typeof edition)[] }} />));
  expect(show([edition])).toMatch(/Choose a year.*2024/s);
  expect(show([])).not.toMatch(/Choose a year|does not offer/);
});

test("a runner reads of a draw only in a race that has one, and of a waiting list only if an item has it", () => {
  const item = { id: "ten-km", name: { zh: "十公里" }, distanceKm: 10 };
  const show = (items: object[]) =>
    listWords(
      renderInSite(<RegistrationLookUp service={{ isOpen: true }} />, {
        race: { ...testRace, items: items.map((more) => ({ ...item, ...more })) },
      }),
    );
  expect(show([{ allocation: "first-come", waitingList: true }])).toMatch(/Registered .*On the waiting list/);
  expect(show([{ allocation: "first-come", waitingList: true }])).not.toMatch(/draw/i);
  expect(show([{ allocation: "first-come" }])).not.toMatch(/What the results mean/);
  expect(show([{ allocation: "draw" }])).toMatch(/Not drawn/);
  expect(show([{ allocation: "draw" }])).not.toMatch(/Registered |waiting list/);
  expect(show([{ allocation: "draw" }, {}])).toMatch(/Not drawn.*Registered /);
});

test("a look-up on another page is a section with a heading below that page's, and leads nobody to the home page", () => {
  const service = { isOpen: true, link: "https://results.example" };
  const whole = renderInSite(<ScoreLookUp service={service} />);
  const section = renderInSite(
    <AsSection title={{ zh: "查成绩", en: "Find your result" }}>
      <ScoreLookUp service={service} />
    </AsSection>,
  );
  expect(whole).toMatch(/<h1>Results<\/h1>.*<h2>Have these ready<\/h2>.*Back to the home page/s);
  expect(section).toMatch(/<h2[^>]*>Find your result<\/h2>.*<h3>Have these ready<\/h3>/s);
  expect(section).not.toMatch(/<h1|Back to the home page/);
});
