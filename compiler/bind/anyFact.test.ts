import fc from "fast-check";
import { expect, test } from "vitest";
import { asText } from "#core/text.ts";
import { runs } from "#scripts/properties.ts";
import { compileSite } from "../compile.ts";
import { readMessage } from "../problems/readMessage.ts";
import { readSite } from "../read.ts";
import { findFact, itemKinds, raceKinds } from "./facts.ts";
import { formats, formatsOf, writeFact } from "./formats.ts";
import { findPlaceholders } from "./placeholders.ts";
import { call, race, source } from "./testRace.ts";

const hostile = fc.constantFrom("__proto__", "constructor", "toString", "items", "0", "-1", "", "~1", "hasOwnProperty");
const paths = [...Object.keys(raceKinds), ...Object.keys(itemKinds).map((name) => `items/marathon/${name}`)];
const path = fc.oneof(
  fc.constantFrom(...paths).map((factPath) => `/${factPath}`),
  fc
    .array(fc.oneof(hostile, fc.constantFrom("items", "marathon", "feeFen"), fc.string()), { maxLength: 5 })
    .map((keys) => keys.map((key) => `/${key}`).join("")),
  fc.string(),
);
const as = fc.oneof(fc.constant(undefined), fc.constantFrom<unknown>(...formats), hostile, fc.jsonValue());
const text = fc.tuple(
  fc.constantFrom("", "{", "{{"),
  fc.oneof(fc.constantFrom("fee", "name", "start"), hostile, fc.string()),
  fc.constantFrom("", ":marathon", ":__proto__", ":"),
  fc.constantFrom("", "|money", "|date", "|toString"),
  fc.constantFrom("", "}", "}}"),
);
const value = fc.oneof(
  fc.jsonValue(),
  fc.double(),
  fc.constantFrom("9999-12-31T23:59:59-12:00", "2026-02-30T10:00:00+08:00", race.startsAt),
);
const facts = fc.record({
  name: value,
  startsAt: value,
  endsAt: value,
  registration: value,
  items: fc.oneof(
    value,
    fc.array(
      fc.record({
        id: fc.constant("marathon"),
        name: value,
        distanceKm: value,
        places: value,
        feeFen: value,
        minAge: value,
        startsAt: value,
      }),
    ),
  ),
});

const options = { numRuns: runs(300) };

test("any fact that is found is written in each of its formats, in both languages", () => {
  fc.assert(
    fc.property(
      path,
      fc.oneof(facts, fc.constant(race), value),
      fc.constantFrom("Asia/Shanghai", "Europe/Paris", "No/Where"),
      (factPath, statedRace, zone) => {
        const match = findFact(factPath, statedRace);
        if (!("fact" in match)) return;
        for (const format of formatsOf[match.fact.kind]) {
          const { zh, en } = writeFact(match.fact, format, zone);
          for (const written of [zh, en]) expect(written).toEqual(expect.not.stringMatching(/undefined|NaN|\[object/));
        }
      },
    ),
    options,
  );
});

test("any binding and any text in braces is read without an exception, and visitors never get a node or what no person wrote", () => {
  fc.assert(
    fc.property(path, as, text, facts, (factPath, format, parts, statedRace) => {
      const written = parts.join("");
      const blocks = [call({ $race: factPath, as: format }), { ...call({ zh: written, en: written }), id: "text" }];
      for (const siteRace of [race, statedRace]) {
        const whole = source(blocks, { race: siteRace });
        for (const problem of readSite(whole).problems)
          expect(asText(readMessage(problem).en)).not.toContain("[object Object]");
        const compiled = compileSite(whole, {});
        expect(JSON.stringify(compiled?.site.home)).not.toContain('"$race"');
      }
      expect(
        findPlaceholders(written, { race: statedRace, zone: "Asia/Shanghai" }).every(({ length }) => length > 2),
      ).toBe(true);
    }),
    options,
  );
});
