import { type Mutation, rows } from "./mutation.ts";

const routes = ['"routes": ['];

/** The other sites. */
export const others: Mutation[] = [
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
    [
      "puts a page where the server answers",
      [],
      '"routes": [',
      '"routes": [{ "path": "/Files", "title": { "zh": "文件", "en": "Files" }, "page": { "type": "coming-soon", "version": 1, "props": {} } },',
    ],
    ["misspells how pages are addressed", [], '"router": "history"', '"router": "histroy"'],
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
