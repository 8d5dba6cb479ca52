import { type Mutation, rows } from "./mutation.ts";

const canal = "canal-city-2025";
const hero = ['"id": "hero"'];
const clock = ['"id": "countdown"'];
const facts = ['"id": "facts"'];
const dates = ['"id": "dates"'];
const cutOffs = ['"id": "cut-offs"'];
const entries = ['"id": "look-ups"'];
const routes = ['"routes": ['];

/** Words that there are not. */
export const words: Mutation[] = rows(canal, "site.json", [
  ["misspells a corner", ['"theme"'], '"small"', '"smal"'],
  ["misspells a density", ['"theme"'], '"regular"', '"reguler"'],
  ["picks a language that there is not", [], '["zh", "en"]', '["zh", "fr"]'],
  ["lists a language twice", [], '["zh", "en"]', '["zh", "zh"]', ['"languages"']],
  ["misspells a column", facts, '"allocation"', '"alocation"'],
  ["misspells how places are given", ['"items"'], '"allocation": "draw"', '"allocation": "drawn"'],
  ["misspells the kind of an entry", entries, '"kind": "registration"', '"kind": "registrations"'],
  ["misspells a tone", ['"id": "course"'], '"tone": "sunken"', '"tone": "sunkn"'],
  ["misspells a block", [], '"type": "carousel"', '"type": "carusel"'],
  ["writes a block's name with capitals", [], '"type": "event-facts"', '"type": "eventFacts"'],
  ["misspells a block inside of a section", [], '"type": "cut-off-times"', '"type": "cutoff-time"'],
  ["misspells a page", [...routes, '"raceRules"'], '"type": "document"', '"type": "documnet"'],
  [
    "misspells the page of a look-up",
    [...routes, '"/score-search"'],
    '"type": "score-search"',
    '"type": "score-serch"',
  ],
  ["writes a colour by name", ['"theme"'], '"#c93a22"', '"red"'],
  ["writes a colour of five digits", ['"theme"'], '"#0b2530"', '"#0b253"'],
  ["misspells the time zone", [], '"Asia/Shanghai"', '"Asia/Shanghia"'],
  ["writes an id with a blank", hero, '"id": "hero-dawn"', '"id": "hero dawn"'],
  ["writes a time of day with a dot", cutOffs, '"start": "07:30"', '"start": "7.30"'],
  ["misspells the kind of site", [], "site/v2.schema.json", "site/v7.schema.json"],
  ["has a block of a version to come", ['"type": "faq"'], '"version": 1', '"version": 4'],
]);

/** Fields and ids. */
export const fields: Mutation[] = rows(canal, "site.json", [
  ["misspells a field of the theme", ['"theme"'], '"accent"', '"acent"'],
  ["misspells an optional field of a block", clock, '"until": "2025-10-26T13:45', '"untill": "2025-10-26T13:45'],
  [
    "misspells the English of a text",
    hero,
    '"en": "Runners along the canal at dawn"',
    '"eng": "Runners along the canal at dawn"',
  ],
  ["misspells a needed field", hero, '"slides": [', '"slide": ['],
  ["misspells the picture for phones", hero, '"tall": {', '"tal": {'],
  ["misspells a field of the race", ['"race"'], '"resultsLink"', '"resultLink"'],
  ["misspells a field of an item", ['"items"'], '"climbM"', '"climb"'],
  ["misspells a field of a route", [...routes, '"/race-information"'], '"alwaysShow"', '"alwaysshow"'],
  ["misspells the description of a picture", hero, '"alt": {', '"atl": {'],
  ["misspells the page of a route", [...routes, '"/registration-search"'], '"page": {', '"pgae": {'],
  ["misspells a field of the site", [], '"description": {', '"descripton": {'],
  ["forgets the version of a block", ['"type": "faq",'], '\n        "version": 1,', "", ['{\n        "type": "faq"']],
  [
    "forgets the id of a block",
    ['"type": "countdown",'],
    '\n        "id": "countdown",',
    "",
    ['{\n        "type": "countdown"'],
  ],
  [
    "forgets the props of a block",
    ['"id": "ads-top"'],
    ',\n        "props": {\n          "ads": []\n        }',
    "",
    ['{\n        "type": "ad-list"'],
  ],
  ["forgets the file of a picture", hero, '"src": "media/hero-dawn.jpg",', "", hero.concat('"image": {')],
  ["forgets the start of the race", ['"race": {'], '\n    "startsAt": "2025-10-26T07:30:00+08:00",', "", ['"race": {']],
  [
    "forgets the path of a route",
    routes,
    '\n      "path": "/past-results",',
    "",
    ['{\n      "title": {\n        "zh": "往届成绩"'],
  ],
  [
    "misspells the page's document",
    [...routes, '"raceRules"'],
    '"dataPath": "documents/race-rules.json"',
    '"datapath": "documents/race-rules.json"',
  ],
  [
    "forgets the Chinese of a text",
    ['"footer"'],
    '"zh": "© 2025 运河城马拉松组委会 版权所有",',
    "",
    ['"copyright": {'],
  ],
  ["uses an id of two slides", hero, '"id": "hero-bridge"', '"id": "hero-dawn"'],
  ["uses an id of two blocks", [], '"id": "ticker-after"', '"id": "ticker"'],
  ["uses an id of two race items", [], '"id": "half-marathon"', '"id": "marathon"'],
  ["uses an id of two dates", dates, '"id": "registration-closes"', '"id": "registration-opens"'],
]);
