import { type Explanation, paragraphs } from "./explanation.ts";

/** SL51xx and SL52xx: times and facts of the race. */
export const explanations: Record<string, Explanation> = {
  SL5101: {
    title: { zh: "结束早于开始", en: "An end before its start" },
    text: paragraphs(
      [
        "一段时间的结束不晚于开始，例如 closesAt 早于 opensAt，until 早于 from。",
        "这段时间不存在：板块永远不显示，报名永远不开放。",
        "请检查两者是否写反，或年份、日期是否有误。",
      ],
      [
        "A time ends before it starts, or when it starts: closesAt before opensAt, until before from.",
        "It never comes: the block is never shown, registration never opens.",
        "See whether the two are swapped, or whether a year or a day is wrong.",
      ],
    ),
    example: '"opensAt": "2025-08-11T10:00:00+08:00", "closesAt": "2025-08-21T10:00:00+08:00"',
  },
  SL5102: {
    title: { zh: "时差与赛事时区不符", en: "An offset that is not that of the race" },
    text: paragraphs(
      [
        "时刻末尾的时差与网站 timeZone 在那一天的时差不同。",
        "程序按写明的时差计算，访客会看到相差几小时的时间。",
        "若钟点是当地时间，请改写时差；有夏令时的地方，时差随日期变化。",
      ],
      [
        "The offset at the end of an instant is not the one that the site's timeZone has on that day.",
        "The program goes by what is written, so visitors see a time that is hours off.",
        "If the time of day is local, correct the offset; where there is daylight saving time it depends on the day.",
      ],
    ),
    example: '"2025-08-28T10:00:00+09:00"\n\n"2025-08-28T10:00:00+08:00"',
  },
  SL5103: {
    title: { zh: "时间互相矛盾", en: "Times that contradict each other" },
    text: paragraphs(
      [
        "报名开始与截止、起跑与结束的时间写在多处：race、报名板块、首页入口、报名页、倒计时、race.json。这里的时间与多数地方不同。",
        "访客会看到两种说法，不知道该信哪一个。",
        "请核对后改为一致。大多数板块可以不写时间，直接使用 race 中的时间。",
      ],
      [
        "When registration opens and closes, and when the race starts and ends, is written in several places: race, blocks of registration, entries of the home page, the sign-up page, countdown, race.json. This one differs from most.",
        "Visitors read two different times and do not know which to believe.",
        "Find out which is right and make them agree. Most blocks can go without a time and take that of race.",
      ],
    ),
    example: '"target": "2025-10-27T07:30:00+08:00"\n\n"target": "2025-10-26T07:30:00+08:00"',
  },
  SL5104: {
    title: { zh: "先后顺序不对", en: "Moments in the wrong order" },
    text: paragraphs(
      [
        "赛事的几个时刻先后颠倒，例如抽签早于报名截止，报名截止晚于起跑。",
        "首页会在错误的时间显示错误的状态。",
        "请改正其中一个时间。",
      ],
      [
        "Moments of the race stand in the wrong order: a draw before registration closes, a closing after the start.",
        "The home page then shows the wrong state at the wrong time.",
        "Correct one of the two.",
      ],
    ),
    example:
      '"closesAt": "2025-08-21T10:00:00+08:00", "drawAt": "2025-08-18T10:00:00+08:00"\n\n"closesAt": "2025-08-21T10:00:00+08:00", "drawAt": "2025-08-28T10:00:00+08:00"',
  },
  SL5105: {
    title: { zh: "时区不存在", en: "A time zone that is not there" },
    text: paragraphs(
      [
        "timeZone 不是有效的 IANA 时区名称。",
        "程序无法换算时间，访客看到的钟点可能有误。",
        "请写如 Asia/Shanghai、Europe/Berlin 的名称；不写时为 Asia/Shanghai。",
      ],
      [
        "timeZone is not a name of the IANA list.",
        "The program cannot work out times of day with it.",
        "Write a name such as Asia/Shanghai or Europe/Berlin; left out, it is Asia/Shanghai.",
      ],
    ),
    example: '"timeZone": "Asia/Beijing"\n\n"timeZone": "Asia/Shanghai"',
  },
  SL5106: {
    title: { zh: "交替的板块同时显示", en: "Blocks that should take turns" },
    text: paragraphs(
      [
        "两个同类板块（如滚动消息）各有显示时段，而时段有一部分重叠。",
        "在重叠的时间里访客会看到两个。",
        "若本应交替，请让后一个的 from 等于前一个的 until；若有意同时显示，可忽略此提示。",
      ],
      [
        "Two blocks of one type, such as tickers, have windows of time of their own, and these overlap.",
        "For that while visitors see both.",
        "If they should take turns, let the second start when the first ends; if both are meant, this can stay.",
      ],
    ),
    example:
      '{ "visible": { "until": "2025-10-26T13:45:00+08:00" } }, { "visible": { "from": "2025-10-26T11:45:00+08:00" } }\n\n{ "visible": { "until": "2025-10-26T13:45:00+08:00" } }, { "visible": { "from": "2025-10-26T13:45:00+08:00" } }',
  },
  SL5107: {
    title: { zh: "关门时间倒退", en: "A cut-off out of order" },
    text: paragraphs(
      [
        "按里程排列时，有一个点的关门时间不晚于它前面的点。",
        "选手按此计算会得出不可能的配速。",
        "请检查该点的里程与时间。",
      ],
      [
        "In order of distance, one point closes no later than the point before it.",
        "Runners who reckon with it get a pace that cannot be.",
        "Check the distance and the time of that point.",
      ],
    ),
    example:
      '{ "distanceKm": 25, "at": "11:20" }, { "distanceKm": 30, "at": "11:00" }\n\n{ "distanceKm": 25, "at": "11:20" }, { "distanceKm": 30, "at": "12:00" }',
  },
  SL5201: {
    title: { zh: "数字互相矛盾", en: "Numbers that contradict each other" },
    text: paragraphs(
      [
        "项目的费用、名额、距离或最低年龄在 race 与文档的表格中写得不一样；占多数的说法视为正确。",
        "选手会按错误的数字做决定。",
        "请核对后改正。只比较以项目名称开头、列名明确的表格行。",
      ],
      [
        "The fee, places, distance or minimum age of an item differs between race and the tables of documents; what most of them say counts as right.",
        "Runners decide by a number that is wrong.",
        "Find out which is right and correct the others. Only rows that start with an item's name, in columns that name the fact, are compared.",
      ],
    ),
    example: '"feeFen": 15000 … <td>160</td>\n\n"feeFen": 15000 … <td>150</td>',
  },
  SL5202: {
    title: { zh: "年龄上下限颠倒", en: "Ages the wrong way round" },
    text: paragraphs(
      ["最低年龄大于最高年龄。", "按此规定没有人可以报名。", "请检查 minAge 与 maxAge 是否写反。"],
      [
        "The minimum age is above the maximum age.",
        "Nobody can enter by this rule.",
        "See whether minAge and maxAge are swapped.",
      ],
    ),
    example: '"minAge": 65, "maxAge": 20\n\n"minAge": 20, "maxAge": 65',
  },
  SL5203: {
    title: { zh: "与 race.json 不一致", en: "Something else in race.json" },
    text: paragraphs(
      [
        "race.json 中的赛事名称或名额总数与网站的 race 不同。",
        "平台与网站会显示两种说法。",
        "请改为一致；名额总数应等于各项目名额之和。",
      ],
      [
        "The name of the race, or the number of places, is another one in race.json than in the site's race.",
        "The platform and the site then say different things.",
        "Make them agree; the number of places is the sum of the items'.",
      ],
    ),
    example: '"signUpMaxNumber": 2000\n\n"signUpMaxNumber": 20000',
  },
  SL5204: {
    title: { zh: "疑似用错单位", en: "A number in another unit" },
    text: paragraphs(
      [
        "数字按字段的单位来看不合常理：feeFen 以分计，distanceKm 以公里计。",
        "访客会看到一块五的报名费或几万公里的赛道。",
        "请换算后改正：150 元写 15000，42195 米写 42.195。",
      ],
      [
        "The number makes no sense in the unit of its field: feeFen counts in hundredths of a yuan, distanceKm in kilometres.",
        "Visitors read of a fee of one and a half yuan, or a course round the world.",
        "Convert it: 150 yuan are 15000, 42195 metres are 42.195.",
      ],
    ),
    example: '"feeFen": 150\n\n"feeFen": 15000',
  },
  SL5205: {
    title: { zh: "里程超出赛道", en: "A point beyond the course" },
    text: paragraphs(
      ["关门点的里程比最长的项目还远。", "选手找不到这个点。", "请改正里程，或检查项目的 distanceKm。"],
      [
        "A cut-off lies farther out than the longest item is long.",
        "Runners look for a point that is not there.",
        "Correct its distance, or that of the item.",
      ],
    ),
    example: '{ "distanceKm": 400, "at": "13:30" }\n\n{ "distanceKm": 40, "at": "13:30" }',
  },
  SL5108: {
    title: { zh: "日期不存在", en: "A day that there is not" },
    text: paragraphs(
      [
        "日历上没有这一天，例如 2 月 30 日或 6 月 31 日。",
        "浏览器会悄悄把它当作下个月的某一天，网站因此在错误的日子变化。",
        "请改正日期。",
      ],
      [
        "The calendar does not have this day, such as 30 February or 31 June.",
        "Browsers silently take it for a day of the next month, and the site changes on the wrong one.",
        "Correct the date.",
      ],
    ),
    example: '"at": "2026-06-31T10:00:00+08:00"\n\n"at": "2026-06-30T10:00:00+08:00"',
  },
  SL5109: {
    title: { zh: "日程中有一项顺序不对", en: "A moment out of order" },
    text: paragraphs(
      [
        "日程列表按时间先后排列，只有一项例外：它早于前一项或晚于后一项，多半是年份或日期写错了。",
        "访客会在错误的日子看到这一项，或读不懂日程。",
        "请核对这一项的日期；日期没有错时，把它移到正确的位置。整个列表按别的顺序排列时不会提示。",
      ],
      [
        "A time line runs forward but for one moment, which is earlier than the one before it or later than the one behind it: mostly its year or day is a slip.",
        "Visitors read of it on the wrong day, or cannot follow the time line.",
        "Check its date; where that is right, move the entry to its place. A list that is in another order altogether is left alone.",
      ],
    ),
    example:
      '{ "id": "bibs", "at": "2025-10-25T09:00:00+08:00" },\n{ "id": "start", "at": "2024-10-26T07:30:00+08:00" }',
  },
  SL5206: {
    title: { zh: "名额与费用尚未执行", en: "Places and fees are not enforced yet" },
    text: paragraphs(
      [
        "站点接受报名，并写明了名额（places）或费用（feeFen、fees），但程序目前还不执行它们：名额用完后仍会接受报名，也不会收取任何费用。",
        "选手提交报名后得到回执，回执只表示收到了资料，不代表获得名额；报名页面上也没有关于支付的内容。",
        "这是一条提示，不是错误，也不影响发布。在此之前，请自行核对名额（forms export 可导出报名），并用其他方式收费。",
      ],
      [
        "The site takes sign-ups and states places (places) or fees (feeFen, fees), which the program does not enforce yet: sign-ups are accepted beyond the number of places, and nothing is charged.",
        "A runner gets a receipt, which says that the sign-up arrived and not that there is a place. The sign-up pages say nothing of paying.",
        "This is a note and no mistake: the site can be published. Until it changes, count the places yourself (forms export writes the sign-ups into a file), and collect fees in another way.",
      ],
    ),
    example: '"items": [{ "id": "ten", "places": 300, "feeFen": 9900 }]',
  },
};
