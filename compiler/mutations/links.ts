import { type Mutation, rows } from "./mutation.ts";

const canal = "canal-city-2025";
const hero = ['"id": "hero"'];
const clock = ['"id": "countdown"'];
const news = ['"id": "news"'];
const gallery = ['"id": "pictures"'];
const films = ['"id": "videos"'];
const routes = ['"routes": ['];

/** Links, routes and files. */
export const links: Mutation[] = rows(canal, "site.json", [
  ["misspells the link of a slide", hero, '"/aboutUs/race-Introduction"', '"/aboutUs/race-Introducton"'],
  ["links to a page that is gone", clock, '"/score-search"', '"/live-tracking"'],
  ["forgets the group of a page", ['"id": "ticker"'], '"/newsNotice/news-draw"', '"/news-draw"'],
  ["forgets the slash of a link", clock, '"/score-search"', '"score search"'],
  ["writes a javascript: link", ['"id": "ticker"'], '"/newsNotice/news-draw"', '"javascript:alert(1)"'],
  [
    "writes a data: link",
    [...routes],
    '"https://results.example.org/canal-city-marathon/2024"',
    '"data:text/html,hello"',
  ],
  [
    "misspells the scheme of an address",
    ['"footer"'],
    '"https://filing.example.org/20250001"',
    '"htps://filing.example.org/20250001"',
  ],
  [
    "misspells a redirect",
    routes,
    '"redirect": "/race-information/raceRules"',
    '"redirect": "/race-information/raceRulez"',
  ],
  ["lets a group lead to itself", routes, '"redirect": "/activities/charityActivities"', '"redirect": "/activities"'],
  [
    "misspells the entry that is highlighted",
    [...routes, '"news-draw"'],
    '"activeMenu": "/newsNotice/raceNews"',
    '"activeMenu": "/newsNotice/raceNew"',
  ],
  ["misspells the path of a route", routes, '"path": "raceRules"', '"path": "raceRuless"'],
  ["misspells the path of a group", routes, '"path": "/newsNotice"', '"path": "/newNotice"'],
  ["gives two pages one path", [...routes, '"/race-information"'], '"path": "raceStatement"', '"path": "riskWarning"'],
  [
    "gives a page the alias of another",
    routes,
    '"risk-warning"',
    '"race-statement"',
    [...routes, '"path": "raceStatement"', '"aliases"', '"race-statement"'],
  ],
  ["misspells the sign-up page", ['"race": {'], '"link": "/post"', '"link": "/posts"'],
  ["misspells the look-up page", ['"race": {'], '"/registration-search"', '"/registration-serch"'],
  ["misspells where a list goes on", gallery, '"more": "/image-collection"', '"more": "/images-collection"'],
  ["misspells a document", [...routes, '"raceRules"'], '"documents/race-rules.json"', '"documents/race-rule.json"'],
  ["misspells a document of a tab", news, '"documents/news-medal.json"', '"documents/news-medals.json"'],
  [
    "misspells a document of a list",
    [...routes, '"document-list"'],
    '"documents/news-route.json"',
    '"documents/news-routes.json"',
  ],
  ["misspells a picture", hero, '"media/hero-crowd.jpg"', '"media/hero-crowds.jpg"'],
  ["writes the wrong kind of a picture", gallery, '"media/picture-lead-pack.jpg"', '"media/picture-lead-pack.png"'],
  ["misspells a film", films, '"media/finish.mp4"', '"media/finnish.mp4"'],
  ["misspells the course", [], '"media/course.gpx"', '"media/courses.gpx"'],
  ["misspells the picture that opens", gallery, '"opens": "picture-bridge"', '"opens": "picture-bridg"'],
  [
    "hides the page that a menu entry leads to",
    [...routes, '"path": "/pratners"', '"path": "sponsor",'],
    "\n",
    '\n          "hidden": true,\n',
    [...routes, '"redirect": "/pratners/sponsor"'],
  ],
]);
