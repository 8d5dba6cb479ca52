import type { FactKind } from "#core/factKind.ts";
import type { Sentence } from "#core/text.ts";
import type { ProblemKinds } from "../kind.ts";
import { didYouMean } from "./hint.ts";

const kindTexts: Record<FactKind, Sentence> = {
  text: { zh: "文字", en: "a text" },
  link: { zh: "链接", en: "a link" },
  money: { zh: "金额", en: "an amount of money" },
  count: { zh: "数量", en: "a number" },
  distance: { zh: "距离", en: "a distance" },
  climb: { zh: "爬升高度", en: "a height" },
  age: { zh: "年龄", en: "an age" },
  ages: { zh: "年龄范围", en: "a range of ages" },
  allocation: { zh: "名额分配方式", en: "the way in which places are given" },
  moment: { zh: "时间", en: "a time" },
  duration: { zh: "时长", en: "a duration" },
};

/** SL5208 to SL5214: places that take a fact of the race instead of repeating it. */
export const bindingKinds = {
  SL5208: {
    severity: "error",
    title: { zh: "没有这个赛事信息", en: "No such fact" },
    message: ({ path, near, isInTree }: { path: string; near: string | undefined; isInTree?: boolean }) => {
      const hint = didYouMean(near);
      // A composite is for any race, so its author cannot add a fact to one.
      if (isInTree)
        return {
          zh: `组合板块不能这样读取赛事信息“${path}”。${hint.zh}项目的信息写作 /items/*/feeFen，并用 item 指明项目，例如 { "$race": "/items/*/feeFen", "item": { "$prop": "/item" } }；赛事的信息写作 /startsAt。`,
          en: `A composite cannot read the fact "${path}".${hint.en} A fact of an item is /items/*/feeFen, with the item beside it: { "$race": "/items/*/feeFen", "item": { "$prop": "/item" } }. One of the race is /startsAt.`,
        };
      return {
        zh: `赛事信息中没有“${path}”，访客看不到这一部分。${hint.zh}请改正 $race。`,
        en: `The race has no fact "${path}", so visitors do not see this part.${hint.en} Correct $race.`,
      };
    },
    explanation: {
      zh: [
        "$race 是赛事信息（站点的 race，缺少的取自 race.json）中的路径，项目用自己的 id：/items/marathon/feeFen。这里的路径不存在。",
        "访客看不到这个板块或页面；如果写在标题中，则看不到这个标题。其余部分照常显示。",
        "请改正路径；可用的路径见 docs/config.md。名称相近时 --fix 会代为改正。",
      ],
      en: [
        "$race is a path in the facts of the race (race of the site, completed from race.json), and items go by their id: /items/marathon/feeFen. This path does not exist.",
        "Visitors do not see this block or page, or this title; the others are shown.",
        "Correct the path; docs/config.md lists them. --fix does it if the path is close to an existing one.",
      ],
    },
    example: '{ "$race": "/items/marathon/fee" }\n\n{ "$race": "/items/marathon/feeFen" }',
  },
  SL5209: {
    severity: "error",
    title: { zh: "赛事没有写明的信息", en: "A fact that the race does not state" },
    message: ({ path }: { path: string }) => ({
      zh: `赛事信息没有写明“${path}”，这里就没有内容可显示。请在 race 中写明，或改绑另一项。`,
      en: `The race does not state "${path}", so there is nothing to show here. State it in race, or use another fact.`,
    }),
    explanation: {
      zh: [
        "这里要显示一项赛事信息，而站点的 race 与 race.json 都没有写明它。",
        "含有 $race 的板块或页面不会显示；文字中的 {…} 会留空。",
        "请在 race 中写明这项信息，或去掉这里的引用。",
      ],
      en: [
        "A fact of the race is shown here that neither race of the site nor race.json states.",
        "Visitors do not see a block or page with such a $race; a {…} in a text stays empty.",
        "State the fact in race, or remove it here.",
      ],
    },
    example: '"race": { "items": [{ "id": "marathon", "feeFen": 15000 }] } … { "$race": "/items/marathon/feeFen" }',
  },
  SL5210: {
    severity: "error",
    title: { zh: "信息不适合这个位置", en: "A fact that does not fit its place" },
    message: ({ path, kind, isInRace }: { path: string; kind: FactKind; isInRace: boolean }) =>
      isInRace
        ? {
            zh: "race 是信息的来源，不能再引用别处。请在这里直接写出内容。",
            en: "race is what others refer to, so nothing can be bound inside of it. Write the value here.",
          }
        : {
            zh: `“${path}”是${kindTexts[kind].zh}，不适合这个位置。请去掉或更换 as，或改绑另一项。`,
            en: `"${path}" is ${kindTexts[kind].en}, which does not fit here. Remove or change as, or use another fact.`,
          },
    explanation: {
      zh: [
        "$race 可以放在文字、数字、时间或链接的位置，而这项信息的种类与这个位置不符，例如需要数字而引用了名称。",
        "访客看不到这个板块或页面，其余部分照常显示。",
        "请改绑种类相符的信息；需要数字或时间时不要写 as，它把信息写成文字。",
      ],
      en: [
        "A $race can be in the place of a text, a number, a time or a link. This fact is of another kind than its place, such as a name in the place of a number.",
        "Visitors do not see this block or page; the others are shown.",
        "Use a fact of that kind. In the place of a number or time leave out as, which writes the fact as a text.",
      ],
    },
    example: '"target": { "$race": "/name" }\n\n"target": { "$race": "/startsAt" }',
  },
  SL5211: {
    severity: "error",
    title: { zh: "没有这种写法", en: "No such format of a fact" },
    message: ({ as, path, formats }: { as: string; path: string; formats: readonly string[] }) =>
      formats.length === 0
        ? {
            zh: `“${path}”是链接，没有“${as}”这种写法。请去掉 as。`,
            en: `"${path}" is a link and has no format "${as}". Remove as.`,
          }
        : {
            zh: `“${path}”没有“${as}”这种写法。可用：${formats.join("、")}。`,
            en: `"${path}" has no format "${as}". It can be written as ${formats.join(", ")}.`,
          },
    explanation: {
      zh: [
        "as 写明信息的写法，每种信息有自己的几种：金额是 money、number，时间是 moment、date、day、weekday、time。",
        "访客看不到这个板块或页面，其余部分照常显示；文字中的 {…} 会留空。",
        "请改用提示中的写法，或去掉 as。",
      ],
      en: [
        "as names how a fact is written, and each kind of fact has its own formats: money has money and number, a time has moment, date, day, weekday and time.",
        "Visitors do not see this block or page; the others are shown. A {…} in a text stays empty.",
        "Write a format of the message, or leave out as.",
      ],
    },
    example:
      '{ "$race": "/items/marathon/feeFen", "as": "date" }\n\n{ "$race": "/items/marathon/feeFen", "as": "money" }',
  },
  SL5212: {
    severity: "error",
    title: { zh: "引用太多", en: "Too many bindings" },
    message: ({ most }: { most: number }) => ({
      zh: `一个站点最多引用赛事信息 ${most} 次，从这里开始的不再生效。请删减。`,
      en: `A site can use facts of the race ${most} times; from here on they have no effect. Remove some.`,
    }),
    explanation: {
      zh: [
        "站点中 $race 与 {…} 的总数超过上限。",
        "超出的 $race 所在的板块不会显示，超出的 {…} 按原样显示。",
        "请删减；这么多引用通常来自程序生成的文件。",
      ],
      en: [
        "The site has more $race and {…} than the limit.",
        "Blocks with a $race beyond it are not shown, and a {…} beyond it is shown as it is written.",
        "Remove some; that many usually come from a program that wrote the file.",
      ],
    },
  },
  SL5213: {
    severity: "warning",
    title: { zh: "文字中没有这项信息", en: "No such fact in a text" },
    message: ({ written, near, isInTree }: { written: string; near: string | undefined; isInTree?: boolean }) => {
      const hint = didYouMean(near);
      if (isInTree)
        return {
          zh: `没有“${written}”这项信息，访客会看到它的原样。${hint.zh}组合板块用于任何赛事：项目的信息请写进 $text 的 values，例如 { "$race": "/items/*/feeFen", "item": { "$prop": "/item" } }。如果本来就要显示花括号，请写 {{${written}}}。`,
          en: `There is no fact "${written}", so visitors read it as it is written.${hint.en} A composite is for any race: give the fact of an item as one of the values of a $text, such as { "$race": "/items/*/feeFen", "item": { "$prop": "/item" } }. If the braces are meant, write {{${written}}}.`,
        };
      return {
        zh: `没有“${written}”这项信息，访客会看到它的原样。${hint.zh}如果本来就要显示花括号，请写 {{${written}}}。`,
        en: `There is no fact "${written}", so visitors read it as it is written.${hint.en} If the braces are meant, write {{${written}}}.`,
      };
    },
    explanation: {
      zh: [
        "文字中的 {fee:marathon} 会换成赛事信息：先写信息的名称，再写项目的 id，还可以写明写法 {start|date}。这里的名称或项目不存在。",
        "访客会看到花括号。",
        "请改正名称或项目；要显示花括号本身时写两层：{{fee:marathon}}。",
      ],
      en: [
        "A {fee:marathon} in a text is replaced by a fact of the race: its name, then the id of the item, and if needed its format, as in {start|date}. This name or item does not exist.",
        "Visitors read the braces.",
        "Correct the name or the item. To show braces themselves, double them: {{fee:marathon}}.",
      ],
    },
    example: '"en": "Only {fee:maraton}"\n\n"en": "Only {fee:marathon}"',
  },
  SL5214: {
    severity: "note",
    title: { zh: "重复写了赛事信息", en: "A fact that is written again" },
    message: ({ text, fact }: { text: string; fact: string }) => ({
      zh: `“${text}”与赛事信息相同。写成 ${fact}，以后只需改一处。`,
      en: `"${text}" repeats a fact of the race. Write ${fact}, and a change needs one place only.`,
    }),
    explanation: {
      zh: [
        "文字写出了与 race 中相同的内容：某个项目的费用、名额或年龄，或比赛、报名、抽签的日期。",
        "现在没有问题；但改了 race 之后，这里会与之矛盾。",
        "请改成提示中的引用；--fix 会代为改正，显示的内容不变。如果只是碰巧相同，请在 $ignore 中注明。",
      ],
      en: [
        "The text states what race states: the fee, places or age of an item that it names, or a date of the race, of registration or of the draw.",
        "Nothing is wrong now, but a later change of race would contradict this text.",
        "Write the fact of the message; --fix does it, and visitors read the same. If the two are equal by chance, add an entry to $ignore.",
      ],
    },
    example: '"en": "The marathon costs ¥150"\n\n"en": "The marathon costs {fee:marathon}"',
  },
} satisfies ProblemKinds;
