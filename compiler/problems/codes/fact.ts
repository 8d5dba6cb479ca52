import type { Sentence } from "#core/text.ts";
import type { ProblemKinds } from "../kind.ts";

/** A fact of a race item. Fees are in yuan, distances in kilometres; a minimum age of 0 is none. */
export type ItemFact = "fee" | "places" | "distance" | "minAge";

const factTexts: Record<ItemFact, Sentence & { value(value: number): Sentence }> = {
  fee: { zh: "报名费", en: "fee", value: (value) => ({ zh: `${value} 元`, en: `${value} yuan` }) },
  places: { zh: "名额", en: "number of places", value: plain },
  distance: { zh: "距离", en: "distance", value: (value) => ({ zh: `${value} 公里`, en: `${value} km` }) },
  minAge: {
    zh: "最低年龄",
    en: "minimum age",
    value: (value) => (value === 0 ? { zh: "不限", en: "unlimited" } : plain(value)),
  },
};

function plain(value: number): Sentence {
  return { zh: String(value), en: String(value) };
}

/** What race.json and the site's race facts both state. */
export type PlatformFact = "name" | "places" | "items";

const platformTexts: Record<PlatformFact, Sentence> = {
  name: { zh: "赛事名称", en: "name of the race" },
  places: { zh: "名额总数", en: "number of places" },
  items: { zh: "项目", en: "list of items" },
};

/** The unit in which a field counts. */
export type Unit = keyof typeof unitTexts;

const unitTexts = {
  fen: { zh: "分（百分之一元）", en: "fen (hundredths of a yuan)" },
  kilometres: { zh: "公里", en: "kilometres" },
  milliseconds: { zh: "1970 年以来的毫秒", en: "milliseconds since 1970" },
};

/** What a site or form states and the program does not enforce. */
export type Promised = "places" | "fees";

const unenforcedTexts: Record<Promised, Sentence> = {
  places: {
    zh: "race.json 中的名额不会限制报名。请在新格式中为每个项目写明 places，或自行核对名额。",
    en: "The number of places in race.json limits no sign-ups. State places of each item in a newer format, or count them yourself.",
  },
  fees: {
    zh: "只有服务器配置了支付平台（docs/payments.md）才会收费；否则报名时不要求支付，请用其他方式收费。",
    en: "Fees are charged only if the server has a payment provider (docs/payments.md). Without one a sign-up asks for no payment: collect them in another way.",
  },
};

/** SL52xx: facts of the race and its items. */
export const factKinds = {
  SL5201: {
    severity: "warning",
    title: { zh: "数字互相矛盾", en: "Contradictory numbers" },
    message: ({
      fact,
      item,
      written,
      wanted,
    }: {
      fact: ItemFact;
      item: { zh: string; en?: string };
      written: number;
      wanted: number;
    }) => {
      const { zh, en, value } = factTexts[fact];
      const [here, elsewhere] = [value(written), value(wanted)];
      return {
        zh: `“${item.zh}”的${zh}在这里是${here.zh}，而其他地方是${elsewhere.zh}。请改为一致。`,
        en: `The ${en} of "${item.en || item.zh}" is ${here.en} here, but ${elsewhere.en} elsewhere. Make them agree.`,
      };
    },
    explanation: {
      zh: [
        "项目的费用、名额、距离或最低年龄在 race 与文档的表格中写得不一样；占多数的说法视为正确。",
        "选手会按错误的数字做决定。",
        "请核对后改正。只比较以项目名称开头、列名明确的表格行。",
      ],
      en: [
        "The fee, places, distance or minimum age of an item differs between race and the tables of documents; the value of most of them counts as right.",
        "Runners decide by a wrong number.",
        "Find out which is right and correct the others. Only rows that start with an item's name, in columns that name the fact, are compared.",
      ],
    },
    example: '"feeFen": 15000 … <td>160</td>\n\n"feeFen": 15000 … <td>150</td>',
  },
  SL5202: {
    severity: "error",
    title: { zh: "年龄上下限颠倒", en: "Swapped age limits" },
    message: ({ min, max }: { min: number; max: number }) => ({
      zh: `最低年龄 ${min} 大于最高年龄 ${max}，没有人可以报名。请检查两者是否写反。`,
      en: `The minimum age ${min} is above the maximum age ${max}, so nobody can enter. Check whether the two are swapped.`,
    }),
    explanation: {
      zh: ["最低年龄大于最高年龄。", "按此规定没有人可以报名。", "请检查 minAge 与 maxAge 是否写反。"],
      en: [
        "The minimum age is above the maximum age.",
        "Nobody can enter under this rule.",
        "Check whether minAge and maxAge are swapped.",
      ],
    },
    example: '"minAge": 65, "maxAge": 20\n\n"minAge": 20, "maxAge": 65',
  },
  SL5203: {
    severity: "warning",
    title: { zh: "与 race.json 不一致", en: "A different value in race.json" },
    message: ({ fact, written, wanted }: { fact: PlatformFact; written: string; wanted: string }) => ({
      zh: `race.json 中的${platformTexts[fact].zh}是 ${written}，而网站的赛事信息是 ${wanted}。请改为一致。`,
      en: `The ${platformTexts[fact].en} is ${written} in race.json, but ${wanted} in the race facts of the site. Make them agree.`,
    }),
    explanation: {
      zh: [
        "race.json 中的赛事名称、项目或名额总数与网站的 race 不同。",
        "平台与网站会显示两种说法。",
        "请改为一致；名额总数应等于各项目名额之和。",
      ],
      en: [
        "The name of the race, its items or the number of places in race.json differ from the site's race.",
        "The platform and the site then show different values.",
        "Make them agree; the number of places is the sum of the items'.",
      ],
    },
    example: '"signUpMaxNumber": 2000\n\n"signUpMaxNumber": 20000',
  },
  SL5204: {
    severity: "warning",
    title: { zh: "疑似用错单位", en: "A number in another unit" },
    message: ({ written, unit, wanted }: { written: number; unit: Unit; wanted: number }) => ({
      zh: `${written} 看起来用错了单位：这里按“${unitTexts[unit].zh}”计。是否想写 ${wanted}？请核对后改正。`,
      en: `${written} looks like a number in another unit: this field is in ${unitTexts[unit].en}. Did you mean ${wanted}? Check and correct it.`,
    }),
    explanation: {
      zh: [
        "数字按字段的单位来看不合常理：feeFen 以分计，distanceKm 以公里计。",
        "访客会看到一块五的报名费或几万公里的赛道。",
        "请换算后改正：150 元写 15000，42195 米写 42.195。",
      ],
      en: [
        "The number is not plausible in the unit of its field: feeFen is in hundredths of a yuan, distanceKm in kilometres.",
        "Visitors read of a fee of one and a half yuan, or of a course around the world.",
        "Convert it: 150 yuan are 15000, 42195 metres are 42.195.",
      ],
    },
    example: '"feeFen": 150\n\n"feeFen": 15000',
  },
  SL5205: {
    severity: "warning",
    title: { zh: "里程超出赛道", en: "A point beyond the course" },
    message: ({ distance, longest }: { distance: number; longest: number }) => ({
      zh: `里程 ${distance} 公里超过了最长项目的 ${longest} 公里。请改正里程，或检查项目的距离。`,
      en: `${distance} km is beyond the end of the longest item, which is ${longest} km long. Correct this distance or that of the item.`,
    }),
    explanation: {
      zh: [
        "关门点、分段或赛道上的一处，里程比最长的项目还远。",
        "选手找不到这个点。",
        "请改正里程，或检查项目的 distanceKm。",
      ],
      en: [
        "A cut-off, a split or a section of the course is farther out than the longest item.",
        "Runners look for a point that does not exist.",
        "Correct its distance, or that of the item.",
      ],
    },
    example: '{ "distanceKm": 400, "at": "13:30" }\n\n{ "distanceKm": 40, "at": "13:30" }',
  },
  SL5206: {
    severity: "note",
    title: { zh: "费用由支付平台收取", en: "Fees need a payment provider" },
    message: ({ promised }: { promised: Promised }) => unenforcedTexts[promised],
    explanation: {
      zh: [
        "站点接受报名，并写明了费用（feeFen、fees）。服务器配置了支付平台（PAYMENTS_FILE）时，参赛者须在时限内支付；没有配置时，正式运行的服务器会拒绝收费的报名，除非 prices.paidElsewhere 或 PAYMENTS=none 写明费用在别处收取。",
        "项目的名额（places）会执行：名额用完后不再接受报名。旧的平铺格式没有项目，race.json 中的总名额不会限制报名。",
        "这是一条提示，不是错误，也不影响发布。在别处收费时，请写 prices.paidElsewhere。",
      ],
      en: [
        "The site takes sign-ups and states fees (feeFen, fees). If the server has a payment provider (PAYMENTS_FILE), runners pay them in time or lose the place. Without one a server in production refuses sign-ups with a fee, unless prices.paidElsewhere or PAYMENTS=none states that fees are paid elsewhere.",
        "The places of items are enforced: nobody can sign up once they are taken. A site of the flat format has no items, and the number of places in race.json limits nothing.",
        "This is a note and not a mistake: the site can be published. If fees are paid elsewhere, write prices.paidElsewhere.",
      ],
    },
    example: '"items": [{ "id": "ten", "feeFen": 9900 }]',
  },
  SL5207: {
    severity: "warning",
    title: { zh: "关门时间或奖金互相矛盾", en: "Contradictory cut-offs or prizes" },
    message: ({
      what,
      name,
      written,
      wanted,
    }: {
      what: "cut-off" | "prize";
      name: string;
      written: string;
      wanted: string;
    }) => ({
      zh: `“${name}”的${what === "prize" ? "奖金" : "关门时间"}这里是 ${written}，别处是 ${wanted}。请核对并改成一致。`,
      en: `The ${what === "prize" ? "prize" : "cut-off"} of "${name}" is ${written} here and ${wanted} elsewhere. Check them and make them the same.`,
    }),
    explanation: {
      zh: [
        "关门时间板块或奖金板块，与规程等文档中的表格写的不一样，或者文档的两种语言不一样。",
        "选手会按其中一个安排比赛，之后以另一个为准提出异议。",
        "请核对哪个正确，并改正另一个。",
      ],
      en: [
        "The block with cut-offs or prizes differs from a table in a document such as the rules, or the document's two languages differ.",
        "Runners rely on one of them, and complain with the other.",
        "Find out which is right, and correct the other.",
      ],
    },
    example: '"at": "13:15"\n\n"at": "13:45"',
  },
} satisfies ProblemKinds;
