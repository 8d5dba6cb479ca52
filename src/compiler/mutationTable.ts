/** One mistake of an organiser, made in a site that is right: a piece of text and what is written in its place. */
export interface Mutation {
  /** What the organiser does. */
  does: string;
  site: "canal-city-2025" | "cloud-ridge-trail" | "open-demo-10k" | "unbound";
  file: string;
  /** Texts that stand before the piece, in this order; the search goes on from each to the next. */
  after: string[];
  find: string;
  write: string;
  /** Where the problem is shown instead, as texts to look for one after the other: the object that lacks something. */
  shownAt?: string[];
}

type Row = [does: string, after: string[], find: string, write: string, shownAt?: string[]];

const rows = (site: Mutation["site"], file: string, list: Row[]): Mutation[] =>
  list.map(([does, after, find, write, shownAt]) => ({
    site,
    file,
    does,
    after,
    find,
    write,
    ...(shownAt ? { shownAt } : {}),
  }));

const canal = "canal-city-2025";
const hero = ['"id": "hero"'];
const clock = ['"id": "countdown"'];
const facts = ['"id": "facts"'];
const registration = ['"id": "registration"'];
const dates = ['"id": "dates"'];
const news = ['"id": "news"'];
const cutOffs = ['"id": "cut-offs"'];
const entries = ['"id": "look-ups"'];
const gallery = ['"id": "pictures"'];
const films = ['"id": "videos"'];
const questions = ['"id": "questions"'];
const routes = ['"routes": ['];

const writing: Mutation[] = rows(canal, "site.json", [
  ["forgets a comma", ['"theme"'], '"#c93a22",', '"#c93a22"'],
  ["forgets a comma after a list", [], '["zh", "en"],', '["zh", "en"]'],
  [
    "forgets a comma after an object",
    hero,
    '"en": "Runners along the canal at dawn"\n                }\n              },',
    '"en": "Runners along the canal at dawn"\n                }\n              }',
  ],
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

const kinds: Mutation[] = rows(canal, "site.json", [
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

const words: Mutation[] = rows(canal, "site.json", [
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

const fields: Mutation[] = rows(canal, "site.json", [
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

const links: Mutation[] = rows(canal, "site.json", [
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

const times: Mutation[] = rows(canal, "site.json", [
  [
    "swaps opening and closing",
    registration.concat('"title"'),
    '"opensAt": "2025-08-11T10:00:00+08:00",\n          "closesAt": "2025-08-21T10:00:00+08:00"',
    '"opensAt": "2025-08-21T10:00:00+08:00",\n          "closesAt": "2025-08-11T10:00:00+08:00"',
  ],
  [
    "swaps opening and closing of the race",
    ['"registration": {'],
    '"opensAt": "2025-08-11T10:00:00+08:00",\n      "closesAt": "2025-08-21T10:00:00+08:00"',
    '"opensAt": "2025-08-21T10:00:00+08:00",\n      "closesAt": "2025-08-11T10:00:00+08:00"',
  ],
  [
    "writes another closing in a block",
    registration.concat('"opensAt"'),
    "2025-08-21T10:00:00+08:00",
    "2025-08-20T10:00:00+08:00",
  ],
  ["writes another opening in an entry", entries, "2025-08-11T10:00:00+08:00", "2025-08-11T09:00:00+08:00"],
  [
    "writes another closing in the race facts",
    ['"registration": {', '"closesAt"'],
    "2025-08-21T10:00:00+08:00",
    "2025-08-31T10:00:00+08:00",
  ],
  ["draws before registration closes", ['"drawAt"'], "2025-08-28T10:00:00+08:00", "2025-08-18T10:00:00+08:00"],
  ["draws after the race", ['"drawAt"'], "2025-08-28T10:00:00+08:00", "2025-11-28T10:00:00+08:00"],
  ["counts down to another day", clock.concat('"target"'), "2025-10-26T07:30:00+08:00", "2025-10-27T07:30:00+08:00"],
  [
    "starts the race in another year",
    ['"race": {', '"startsAt"'],
    "2025-10-26T07:30:00+08:00",
    "2024-10-26T07:30:00+08:00",
  ],
  [
    "ends the race before it starts",
    ['"race": {', '"endsAt"'],
    "2025-10-26T13:45:00+08:00",
    "2025-10-26T03:45:00+08:00",
  ],
  [
    "starts an item before the race",
    ['"id": "fun-run"', '"startsAt"'],
    "2025-10-26T07:30:00+08:00",
    "2025-10-26T06:30:00+08:00",
  ],
  [
    "starts an item after the end",
    ['"id": "fun-run"', '"startsAt"'],
    "2025-10-26T07:30:00+08:00",
    "2025-10-27T07:30:00+08:00",
  ],
  [
    "ends a date before it starts",
    dates.concat('"id": "pack"', '"until"'),
    "2025-10-25T19:00:00+08:00",
    "2025-10-22T19:00:00+08:00",
  ],
  ["writes a moment without its offset", clock.concat('"target"'), "2025-10-26T07:30:00+08:00", "2025-10-26T07:30:00"],
  ["writes a moment in another offset", dates, "2025-08-28T10:00:00+08:00", "2025-08-28T10:00:00+09:00"],
  ["writes a moment in UTC", ['"drawAt"'], "2025-08-28T10:00:00+08:00", "2025-08-28T10:00:00Z"],
  [
    "writes the start in another offset",
    ['"race": {', '"startsAt"'],
    "2025-10-26T07:30:00+08:00",
    "2025-10-26T07:30:00+07:00",
  ],
  ["writes a day that there is not", dates, "2025-08-28T10:00:00+08:00", "2025-08-32T10:00:00+08:00"],
  ["writes a moment as people say it", dates, "2025-08-28T10:00:00+08:00", "28 August 2025, 10:00"],
  [
    "shows two tickers at once",
    ['"id": "ticker-after"', '"from"'],
    "2025-10-26T13:45:00+08:00",
    "2025-10-26T11:45:00+08:00",
  ],
  ["writes another start above the cut-offs", cutOffs, '"start": "07:30"', '"start": "08:30"'],
  [
    "writes a cut-off before that of the point before",
    cutOffs.concat('"id": "km30"'),
    '"at": "12:00"',
    '"at": "11:00"',
  ],
]);

const numbers: Mutation[] = rows(canal, "site.json", [
  ["writes a fee in yuan", ['"id": "marathon"'], '"feeFen": 15000', '"feeFen": 150'],
  ["writes another fee than the rules", ['"id": "half-marathon"'], '"feeFen": 12000', '"feeFen": 13000'],
  ["writes more places than the rules", ['"id": "marathon"'], '"places": 5000', '"places": 6000'],
  ["writes another age than the rules", ['"id": "half-marathon"'], '"minAge": 16', '"minAge": 18'],
  ["writes a distance in metres", ['"id": "marathon"'], "42.195", "42195"],
  ["writes another distance than the rules", ['"id": "fun-run"'], '"distanceKm": 5', '"distanceKm": 6'],
  ["writes a youngest age above the oldest", ['"id": "marathon"'], '"minAge": 20', '"maxAge": 18, "minAge": 20'],
  ["puts a point beyond the finish", cutOffs.concat('"id": "km40"'), '"distanceKm": 40', '"distanceKm": 400'],
]);

const texts: Mutation[] = rows(canal, "site.json", [
  [
    "forgets the English of a title",
    hero,
    ',\n                "en": "Run the river at first light"',
    "",
    hero.concat('"title": {'),
  ],
  ["leaves the English empty", clock, '"en": "To the gun"', '"en": ""'],
  ["leaves the Chinese empty", clock, '"zh": "距离发枪"', '"zh": ""'],
  ["copies the Chinese into the English", clock, '"en": "To the gun"', '"en": "距离发枪"'],
  [
    "leaves the English of an answer in Chinese",
    questions,
    '"en": "<p>No. For the marathon and the half marathon it makes no difference when you register between 11 August, 10:00, and 21 August, 10:00; results come on 28 August at 10:00. Only the fun run is first come, first served.</p>"',
    '"en": "<p>不会，任何时间提交，机会完全相同。</p>"',
  ],
  [
    "forgets the English of a menu entry",
    [...routes, '"path": "raceRules"'],
    ',\n            "en": "Race rules"',
    "",
    [...routes, '"path": "raceRules"', '"title": {'],
  ],
  ["pastes a script", questions, '"zh": "<p>不会。', '"zh": "<script>track()</script><p>不会。'],
  [
    "pastes an embedded frame",
    questions,
    '"zh": "<p>不会。',
    '"zh": "<iframe src=\'https://example.org\'></iframe><p>不会。',
  ],
  ["pastes a font tag", questions, '"zh": "<p>不会。', '"zh": "<p><font color=red>不会</font>。'],
  ["forgets to close a tag", questions, "<strong>15 个工作日</strong>", "<strong>15 个工作日"],
  ["forgets to open a tag", questions, "<strong>15 个工作日</strong>", "15 个工作日</strong>"],
  ["leaves a link in an answer without text", questions, '"zh": "<p>不会。', '"zh": "<p><a href=\'/post\'></a>不会。'],
  [
    "links from an answer to no page",
    questions,
    '"zh": "<p>不会。',
    '"zh": "<p><a href=\'/sign-me-up\'>报名</a>不会。',
  ],
]);

const rules = "documents/race-rules.json";
const documents: Mutation[] = [
  ...rows(canal, rules, [
    ["writes another fee into the rules", ['"content"', "<td>5,000</td>"], "<td>150</td>", "<td>160</td>"],
    ["writes fewer places into the English rules", ['"contentEn"'], "<td>10,000</td>", "<td>1,000</td>"],
    ["writes another age into the rules", ['"content"'], "<td>16 周岁</td>", "<td>15 周岁</td>"],
    ["writes another distance into the rules", ['"content"'], "<td>21.0975 km</td>", "<td>21.975 km</td>"],
    [
      "skips a level of headings",
      ['"content"'],
      '<h3 id=\\"age\\">（一）年龄要求</h3>',
      '<h5 id=\\"age\\">（一）年龄要求</h5>',
    ],
    ["forgets the English title", [], '"titleEn"', '"titelEn"'],
    ["misspells the time of a document", [], '"time": ', '"tiem": '],
  ]),
  ...rows(canal, "documents/news-route.json", [
    ["forgets what a picture shows", ['"content"'], ' alt=\\"河边道路上的一条红色路线，标着起点、中途与终点\\"', ""],
    ["names a picture that is gone", ['"content"'], "media/news-route.jpg", "media/news-routes.jpg"],
    [
      "links to a page that is gone",
      ['"content"'],
      "<p>2025 年的路线今天公布。",
      "<p><a href='/courses'>路线</a>今天公布。",
    ],
    [
      "links to an anchor that is not there",
      ['"content"'],
      "<p>2025 年的路线今天公布。",
      "<p><a href='#part'>路线</a>今天公布。",
    ],
    [
      "uses the page's own level of headings",
      ['"content"'],
      '<h2 id=\\"parts\\">路线分五段</h2>',
      '<h1 id=\\"parts\\">路线分五段</h1>',
    ],
    ["closes a heading with another tag", ['"content"'], "路线分五段</h2>", "路线分五段</h3>"],
    ["writes its time as a text", [], '"time": 1757037600000', '"time": "1757037600000"'],
    ["leaves a heading empty", ['"content"'], "路线分五段", ""],
    ["styles a paragraph", ['"content"'], "<p>2025", "<p style='color:red'>2025"],
    ["pastes an event handler", ['"content"'], "<p>2025", "<p onclick='go()'>2025"],
    ["forgets a comma", [], '"id": "news-route",', '"id": "news-route"'],
    ["misspells a field", [], '"summaryEn"', '"sumaryEn"'],
  ]),
];

const others: Mutation[] = [
  ...rows("cloud-ridge-trail", "site.json", [
    [
      "misspells the link of a slide",
      ['"carouselList"'],
      '"/race-information/courseGuide"',
      '"/race-information/courseGide"',
    ],
    ["misspells a picture", ['"carouselList"'], '"media/hero-mist.jpg"', '"media/hero-myst.jpg"'],
    ["misspells a page component", ['"courseGuide"'], '"component": "document-view"', '"component": "document-veiw"'],
    ["misspells a document", ['"courseGuide"'], '"documents/course-guide.json"', '"documents/course-guid.json"'],
    ["misspells a redirect", ['"NewsNotice"'], '"/newsNotice/raceNews"', '"/newsNotice/raceNew"'],
    ["misspells a group", ['"name": "gettingThere"'], '"parent": "/aboutUs"', '"parent": "/aboutUsers"'],
    ["misspells the highlighted entry", ['"RegistrationSearch"'], '"activeMenu": "/home"', '"activeMenu": "/homes"'],
    [
      "swaps opening and closing",
      ['"searchConfigList"'],
      '"signUpStartTime": "2026-01-10 10:00:00"',
      '"signUpStartTime": "2026-03-10 10:00:00"',
    ],
    [
      "writes another closing",
      ['"searchConfigList"'],
      '"signUpEndTime": "2026-02-10 10:00:00"',
      '"signUpEndTime": "2026-02-20 10:00:00"',
    ],
    ["forgets the English title", [], '\n  "websiteTitleEn": "Cloud Ridge Trail 2026",', "", ['"websiteTitle"']],
    [
      "forgets the English of a menu entry",
      ['"name": "raceRules"'],
      ',\n            "titleEn": "Race rules"',
      "",
      ['"name": "raceRules"', '"title"'],
    ],
    ["misspells the picture that opens", ['"wonderfulPictures"'], '"jumpUrl": "103"', '"jumpUrl": "1033"'],
    ["uses an id twice", ['"wonderfulPictures"'], '"id": 104', '"id": 103'],
    ["writes a javascript: link", ['"adListBottom"'], '"https://sponsor-3.example.net/"', '"javascript:void(0)"'],
    ["gives two pages one path", ['"path": "courseGuide"'], '"path": "gearAndWeather"', '"path": "courseGuide"'],
    ["forgets a comma", [], '"logo": "media/logo.svg",', '"logo": "media/logo.svg"'],
  ]),
  ...rows("open-demo-10k", "site.json", [
    ["writes a number for HTML", ['"id": "dog"'], '"zh": "<p>亲子三公里可以，请牵短绳，从最后出发。</p>"', '"zh": 5'],
    ["misspells the link of a button", ['"action"'], '"link": "/post"', '"link": "/pots"'],
    [
      "counts down to another hour",
      ['"type": "countdown"', '"target"'],
      "2036-01-06T09:00:00+08:00",
      "2036-01-06T10:00:00+08:00",
    ],
    [
      "closes before it opens",
      ['"registration": {', '"closesAt"'],
      "2035-12-31T23:59:59+08:00",
      "2024-12-31T23:59:59+08:00",
    ],
    ["takes a fee for what is free", ['"id": "family-3k"'], '"feeFen": 0', '"feeFen": 2000'],
    [
      "writes a day of the race that differs",
      ['"race": {', '"startsAt"'],
      "2036-01-06T09:00:00+08:00",
      "2036-01-07T09:00:00+08:00",
    ],
    ["misspells a block", [], '"type": "rich-text"', '"type": "richtxt"'],
  ]),
  ...rows("unbound", "site.json", [
    ["misspells the link of a button", ['"action"'], '"/binding-checklist"', '"/binding-checklists"'],
    ["misspells the document", routes, '"documents/binding-checklist.json"', '"documents/binding-check-list.json"'],
    [
      "forgets the version of a block",
      ['"type": "call-to-action",'],
      '\n        "version": 1,',
      "",
      ['{\n        "type": "call-to-action"'],
    ],
  ]),
];

/** Single mistakes over the sites that ship with the program. */
export const mutations: Mutation[] = [
  ...writing,
  ...kinds,
  ...words,
  ...fields,
  ...links,
  ...times,
  ...numbers,
  ...texts,
  ...documents,
  ...others,
];
