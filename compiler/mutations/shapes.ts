import { type Mutation, rows } from "./mutation.ts";

const canal = "canal-city-2025";
const hero = ['"id": "hero"'];
const clock = ['"id": "countdown"'];
const facts = ['"id": "facts"'];
const routes = ['"routes": ['];

/** Slips of JSON. */
export const writing: Mutation[] = rows(canal, "site.json", [
  ["forgets a comma", ['"theme"'], '"#c93a22",', '"#c93a22"'],
  ["forgets a comma after a list", [], '["zh", "en"],', '["zh", "en"]'],
  [
    "forgets a comma after an object",
    hero,
    '"en": "Runners along the canal at dawn"\n                }\n              },',
    '"en": "Runners along the canal at dawn"\n                }\n              }',
  ],
  ["pastes a field a second time", [], '"density": "regular"', '"density": "regular", "density": "airy"'],
  ["writes a comma too many", ['"density"'], '"regular"', '"regular",'],
  ["forgets a colon", [], '"build": "20251015"', '"build" "20251015"'],
  ["forgets a closing quote", ['"density"'], ' "regular"', ' "regular'],
  ["uses single quotes", ['"radius"'], '"small"', "'small'"],
  ["writes a comment", ['"brand": {'], "\n", " // our logos\n"],
  ["forgets the quotes of a field", [], '"timeZone":', "timeZone:"],
  ["writes Python's True", hero, '"showRace": true', '"showRace": True'],
  ["writes a number with a comma", ['"items"'], "42.195", "42,195"],
  ["breaks a line inside of a text", ['"brand"'], '"Canal City Marathon"', '"Canal City\nMarathon"'],
]);

/** Values of the wrong kind. */
export const kinds: Mutation[] = rows(canal, "site.json", [
  ["writes a distance as a text", ['"items"'], "42.195", '"42.195"'],
  ["writes places with quotes", ['"items"'], '"places": 5000', '"places": "5000"'],
  ["writes half a fen", ['"items"'], '"feeFen": 15000', '"feeFen": 15000.5'],
  ["writes a negative fee", ['"items"'], '"feeFen": 15000', '"feeFen": -150'],
  ["writes an age of null", ['"items"'], '"minAge": 20', '"minAge": null'],
  ["writes yes for true", hero, '"showRace": true', '"showRace": "yes"'],
  ["writes a version as a text", ['"type": "carousel"'], '"version": 2', '"version": "2"'],
  ["writes one language without its list", [], '"languages": ["zh", "en"]', '"languages": "zh"'],
  [
    "writes a text without its language",
    ['"race": {'],
    '"name": {\n      "zh": "2025 运河城马拉松",\n      "en": "Canal City Marathon 2025"\n    }',
    '"name": "2025 运河城马拉松"',
  ],
  ["writes columns as one text", facts, '["distance", "places", "fee", "age", "allocation"]', '"distance"'],
  ["writes a number for a link", clock, '"link": "/score-search"', '"link": 7'],
  ["writes a number for a text", clock, '"zh": "距离发枪"', '"zh": 5'],
  ["writes a list for the props", ['"id": "ads-top",'], '"props": {\n          "ads": []\n        }', '"props": []'],
  ["writes a moment as a number", clock, '"target": "2025-10-26T07:30:00+08:00"', '"target": 1761435000000'],
  ["writes amounts as texts", ['"id": "prizes"'], "10000", '"10000"'],
  ["hides a route with a text", [...routes, '"/registration-search"'], '"hidden": true', '"hidden": "true"'],
]);
