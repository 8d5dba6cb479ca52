import { type Mutation, rows } from "./mutation.ts";

const item = ['"id": "ten-km"'];
const start = ['"race": {', '"startsAt"'];
const button = ['"id": "join"'];
const sponsor = ['"id": "sponsor-1"'];
const slide = ['"id": "park"'];
const startsAt = "2036-01-06T09:00:00+08:00";

const news = "documents/news-route.json";

/** What other programs leave in documents, and old habits in a flat config. */
export const papers: Mutation[] = [
  ...rows("canal-city-2025", news, [
    [
      "copies a link of the preview into a document",
      ['"content"'],
      "<p>2025",
      "<p><a href='http://localhost:8080/#/post'>去</a>2025",
    ],
    [
      "copies a picture of the preview into a document",
      ['"content"'],
      '\\"media/news-route.jpg',
      '\\"http://127.0.0.1:8080/media/news-route.jpg',
    ],
    [
      "begins the path of a document's picture with a slash",
      ['"content"'],
      '\\"media/news-route.jpg',
      '\\"/media/news-route.jpg',
    ],
    ["pastes from a word processor", ['"content"'], "<p>2025", "<p class='MsoNormal'>2025"],
    ["counts the time of a document in seconds", [], "1757037600000", "1757037600"],
    ["keeps the id of the document that was copied", [], '"id": "news-route"', '"id": "race-rules"'],
    ["forgets to close a part of a document", ['"content"'], "<p>2025", "<div><p>2025"],
  ]),
  ...rows("cloud-ridge-trail", "site.json", [
    ["writes a day in Chinese into a flat config", ['"searchConfigList"'], "2026-01-10 10:00:00", "2026年1月10日"],
    ["begins the path of a slide with a slash", ['"carouselList"'], '"media/hero-mist.jpg"', '"/media/hero-mist.jpg"'],
    ["pastes a NUL into a flat config", ['"carouselList"'], '"media/hero-mist.jpg"', '"media/hero-\\u0000mist.jpg"'],
    ["pastes a NUL into the name of a flat field", [], '"carouselList"', '"carousel\\u0000List"'],
    ["writes a kind of entry that there is not", ['"searchConfigList"'], '"moduleType": 1', '"moduleType": 9'],
    ["hides a flat route with a text", ['"RegistrationSearch"'], '"hidden": true', '"hidden": "true"'],
  ]),
  ...rows("open-demo-10k", "site.json", [
    [
      "begins the path of a document with a slash",
      ['"id": "news"'],
      '"documents/course.json"',
      '"/documents/course.json"',
    ],
    ["forgets the folder of the course", ['"id": "course"'], '"media/course.gpx"', '"course.gpx"'],
    [
      "writes a picture as its path alone",
      ['"brand"', '"logo":'],
      '{\n      "src": "media/logo.svg",\n      "alt": {\n        "zh": "湖心公园十公里",\n        "en": "Lake Park 10K"\n      }\n    }',
      '"media/logo.svg"',
    ],
    ["forgets the folder of a form", ['"forms": ['], '"forms/family.json"', '"family.json"'],
    [
      "names one form without its list",
      [],
      '["forms/sign-up.json", "forms/family.json", "forms/kept-places.json"]',
      '"forms/sign-up.json"',
    ],
  ]),
];

/** What keyboards, browsers and other programs leave in a config. */
export const habits: Mutation[] = rows("open-demo-10k", "site.json", [
  ["types Chinese quotes around a value", ['"theme"'], '"large"', "“large”"],
  ["types a Chinese closing quote", ['"theme"'], '"large"', '"large”'],
  ["types a Chinese comma", ['"theme"'], '"large",', '"large"，'],
  ["types a Chinese colon", ['"theme"'], '"radius":', '"radius"：'],
  ["types a Chinese enumeration comma", [], '"zh", "en"', '"zh"、"en"'],
  ["types full-width digits", item, "2000", "２０００"],
  ["types a full-width blank", item, '"places": 2000', '"places":　2000'],
  ["types a semicolon for a comma", ['"theme"'], '"large",', '"large";'],
  ["types an equals sign for a colon", ['"theme"'], '"radius":', '"radius" ='],
  ["quotes a word inside of a text", slide, "来公园跑步", '来"公园"跑步'],
  ["pastes HTML with its quotes", ['"id": "full"'], '\\"/direct\\"', '"/direct"'],
  ["pastes a tab into a text", ['"venue"'], "大草坪", "大\t草坪"],
  ["writes a number with its unit", item, "2000", "2000人"],
  ["writes a number with a leading zero", item, "2000", "02000"],
  ["writes a number with a plus sign", item, "2000", "+2000"],
  ["pastes a NUL into a text", ['"venue"'], "大草坪", "大草\\u0000坪"],
  ["pastes a NUL as it is into a text", ['"venue"'], "大草坪", "大草\u0000坪"],
  ["pastes a NUL between two fields", [], '"timeZone"', '\u0000"timeZone"'],
  ["pastes a control character of an old terminal", ['"venue"'], "大草坪", "\\u001b大草坪\u009b"],
  ["cuts an emoji in half", ['"venue"'], "大草坪", "大草坪\\ud83c"],
  ["pastes a NUL into an id", ['"items"'], "ten-km", "ten\\u0000-km"],
  ["pastes a NUL into a path", slide, "media/hero-park.jpg", "media/\\u0000hero-park.jpg"],
  ["pastes a NUL into a moment", start, startsAt, `\\u0000${startsAt}`],
  ["pastes a NUL into the name of a field", item, '"feeFen"', '"fee\\u0000Fen"'],
  ["pastes a NUL into the name of a whole part", [], '"race": {', '"ra\\u0007ce": {'],
  ["forgets to double a backslash", ['"venue"'], "大草坪", "大草坪\\b"],
  ["saves the file in another encoding", ['"venue"'], "大草坪", "\ufffd\ufffd\ufffd"],
  ["writes a path of Windows", slide, "media/hero-park.jpg", "media\\hero-park.jpg"],
  ["writes a path of Windows with care", slide, "media/hero-park.jpg", "media\\\\hero-park.jpg"],
  ["begins a path with a slash", slide, "media/hero-park.jpg", "/media/hero-park.jpg"],
  ["begins a path with a dot", slide, "media/hero-park.jpg", "./media/hero-park.jpg"],
  ["leaves a blank behind a path", slide, "media/hero-park.jpg", "media/hero-park.jpg "],
  ["forgets the folder of a picture", slide, "media/hero-park.jpg", "hero-park.jpg"],
  ["writes a picture in capitals", slide, "media/hero-park.jpg", "media/Hero-Park.JPG"],
  [
    "copies a picture's address from the preview",
    slide,
    "media/hero-park.jpg",
    "http://localhost:8080/media/hero-park.jpg",
  ],
  ["copies a page's address from the preview", button, '"/post"', '"http://localhost:8080/#/post"'],
  ["copies an address of the office's network", sponsor, "https://sponsor-1.example.net/", "http://192.168.1.5/"],
  ["leaves a blank in an address", sponsor, "https://sponsor-1.example.net/", "https://sponsor-1 .example.net/"],
  ["pastes the scheme twice", sponsor, "https://sponsor-1.example.net/", "https://https://sponsor-1.example.net/"],
  ["forgets the scheme", sponsor, "https://sponsor-1.example.net/", "www.example.net"],
  ["writes an email address for a link", sponsor, "https://sponsor-1.example.net/", "info@example.net"],
  ["leaves a link for later", button, '"/post"', '"#"'],
  ["leaves a blank behind a page", button, '"/post"', '"/post "'],
  ["writes a page of another program", button, '"/post"', '"/post.html"'],
  ["writes a moment with slashes", start, startsAt, "2036/01/06 09:00"],
  ["writes a moment in Chinese", start, startsAt, "2036年1月6日 9:00"],
  ["writes a moment with a blank", start, startsAt, "2036-01-06 09:00:00"],
  ["writes a day for a moment", start, startsAt, "2036-01-06"],
  ["writes Chinese colons into a moment", start, startsAt, "2036-01-06T09：00：00+08:00"],
  ["writes the 30th of February", start, startsAt, "2036-02-30T09:00:00+08:00"],
  ["writes another year into a time line", ['"id": "warm-up"'], "2036-01-06T08:40", "2035-01-06T08:40"],
  ["writes another day into a time line", ['"id": "warm-up"'], "2036-01-06T08:40", "2036-01-16T08:40"],
  [
    "opens the results before the race",
    ['"page": {\n        "type": "score-search"'],
    "2036-01-06T14",
    "2035-01-06T14",
  ],
  ["names another time zone", [], "Asia/Shanghai", "Asia/Tokyo"],
  ["writes a fee with its unit", item, "3000", '"30元"'],
  ["writes a fee in quotes", item, "3000", '"3000"'],
  ["forgets the unit of a field", item, '"feeFen"', '"fee"'],
  ["writes an id with a blank", ['"items"'], "ten-km", "ten km"],
  ["writes an id as a number", ['"items"'], '"ten-km"', "1"],
  ["calls Chinese cn", button, '"zh"', '"cn"'],
  ["calls Chinese zh-CN", button, '"zh"', '"zh-CN"'],
  ["calls English EN", button, '"en"', '"EN"'],
  ["lists Chinese as cn", [], '"zh", "en"', '"cn", "en"'],
  ["writes a colour as rgb", ['"theme"'], "#1540f0", "rgb(21,64,240)"],
  ["forgets the # of a colour", ['"theme"'], "#1540f0", "1540f0"],
  [
    "forgets the props of a block",
    ['"id": "day",'],
    '"props": {\n          "title": {\n            "zh": "当天早上",\n            "en": "On the morning"\n          },',
    '"title": {\n            "zh": "当天早上",\n            "en": "On the morning"\n          },\n "more": {',
    ['{\n        "type": "time"'],
  ],
]);
