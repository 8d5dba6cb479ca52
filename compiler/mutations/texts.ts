import { type Mutation, rows } from "./mutation.ts";

const canal = "canal-city-2025";
const hero = ['"id": "hero"'];
const clock = ['"id": "countdown"'];
const questions = ['"id": "questions"'];
const routes = ['"routes": ['];

/** Languages and HTML. */
export const texts: Mutation[] = rows(canal, "site.json", [
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
/** Documents. */
export const documents: Mutation[] = [
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
    ["pastes a NUL into a document", ['"content"'], "<td>150</td>", "<td>15\\u00000</td>"],
    ["pastes a NUL into the name of a document's field", [], '"time": ', '"ti\\u0000me": '],
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
