import { type Explanation, paragraphs } from "./explanation.ts";
import { explanations as files } from "./formFiles.ts";
import { explanations as schemas } from "./formSchemas.ts";

/** SL60xx: what is wrong in a sign-up form. */
export const explanations: Record<string, Explanation> = {
  SL6001: {
    title: { zh: "没有这种表单项", en: "No field of this type" },
    text: paragraphs(
      [
        "表单里的某个问题引用了一种本程序没有的表单项。",
        "没有这种表单项，选手就看不到这个问题，也无法报名，所以这样的表单不会发布。",
        "请检查拼写：类型写在地址的 field/ 之后，例如 field/phone/v1.schema.json。如果它来自更新的版本，请先更新本程序。",
      ],
      [
        "A question of the form refers to a type of field that this program does not have.",
        "Without it runners could neither see the question nor sign up, so such a form is not published.",
        "Check the spelling: the type stands after field/ in the address, as in field/phone/v1.schema.json. If it comes from a newer release, update this program first.",
      ],
    ),
    example: '"phone": { "$ref": "https://startline.dev/schemas/field/phone/v1.schema.json" }',
  },
  SL6002: {
    title: { zh: "没有这个版本的表单项", en: "No such version of this field" },
    text: paragraphs(
      [
        "表单里的某个问题引用了一种表单项的某个版本，而本程序没有这个版本。",
        "版本决定答案的写法；写法不明的答案无法检查，所以这样的表单不会发布。",
        "请写一个本程序认识的版本，或者更新本程序。",
      ],
      [
        "A question refers to a version of a field that this program does not have.",
        "The version says how answers are written, and answers that nobody can read cannot be checked. Such a form is not published.",
        "Write a version that this program knows, or update the program.",
      ],
    ),
  },
  SL6003: {
    title: { zh: "问题不在任何一步里", en: "A question in no step" },
    text: paragraphs(
      [
        "schema 里有这个问题，但没有任何一步列出它。",
        "选手看不到它；如果它是必填的，谁也无法提交报名。",
        "请把它的名称加到某一步的 fields 里。由程序计算的答案（calculated）不必列出。",
      ],
      [
        "The schema has this question, but no step lists it.",
        "Runners never see it, and where it is required nobody can sign up.",
        "Add its name to the fields of a step. What is calculated need not be listed.",
      ],
    ),
    example: '"steps": [{ "id": "you", "title": { "zh": "个人信息" }, "fields": ["name", "phone"] }]',
  },
  SL6004: {
    title: { zh: "问题在两步里", en: "A question in two steps" },
    text: paragraphs(
      [
        "同一个问题被两步列出。",
        "同一个答案出现在两处，改了一处另一处也变，选手会困惑，错误也不知该显示在哪里。",
        "请只在一步里保留它。",
      ],
      [
        "Two steps list the same question.",
        "One answer in two places changes in both when either is edited; runners are puzzled, and a mistake has two places to be shown.",
        "Keep it in one of the steps.",
      ],
    ),
    example:
      '"steps": [{ "id": "a", "fields": ["name"] }, { "id": "b", "fields": ["name"] }]\n\n"steps": [{ "id": "a", "fields": ["name"] }, { "id": "b", "fields": ["phone"] }]',
  },
  SL6005: {
    title: { zh: "没有这个问题", en: "No such question" },
    text: paragraphs(
      [
        "某一步、复制列表、计算或升级写了一个问题的名称，而 schema 里没有它。",
        "多半是拼写不同：名称区分大小写。",
        "请改正名称，或在 schema 的 properties 里添加这个问题。",
      ],
      [
        "A step, the list of copied answers, a calculation or an upgrade names a question that the schema does not have.",
        "Mostly the spelling differs: capitals count.",
        "Correct the name, or add the question to the properties of the schema.",
      ],
    ),
  },
  SL6006: {
    title: { zh: "为不存在的问题写了设置", en: "Settings of a question that is not there" },
    text: paragraphs(
      [
        "uiSchema 里的标签、说明或选项属于一个不存在的问题。",
        "它们会保留，但不起作用；真正的问题可能因此没有标签。",
        "请把名称改成 properties 里的写法，或将其删除。",
      ],
      [
        "A label, help or options in uiSchema belong to a question that does not exist.",
        "They are kept but do nothing, and the real question may lack its label because of it.",
        "Write the name as in properties, or take them out.",
      ],
    ),
  },
  SL6007: {
    title: { zh: "位置不指向任何答案", en: "A place where no answer stands" },
    text: paragraphs(
      [
        "规则、计算、附加费或条件用 JSON 指针写明答案的位置，而那里没有答案。",
        "指向空处的规则永远不会检查任何东西。",
        "请写问题的位置，如 /phone；表单项的一部分写在其后，如 /document/birthday。",
      ],
      [
        "A rule, calculation, add-on or condition says by a JSON Pointer where an answer stands, and none stands there.",
        "A rule that points to nothing never checks anything.",
        "Write where the question stands, such as /phone; a part of a field follows, as in /document/birthday.",
      ],
    ),
    example: '{ "rule": "differs", "field": "/emergency/phone", "other": "/phone", "as": "phone" }',
  },
  SL6008: {
    title: { zh: "答案的种类不合适", en: "An answer of the wrong kind" },
    text: paragraphs(
      [
        "规则或计算需要某种答案，例如年龄需要出生日期，而所指的问题不是这种答案。",
        "它无法判断这样的答案。",
        "请指向合适的问题，例如 /birthday 或 /document/birthday。",
      ],
      [
        "A rule or calculation needs a certain kind of answer, as an age needs a birthday, and the question it points to has another.",
        "It cannot judge such an answer.",
        "Point to a question that fits, such as /birthday or /document/birthday.",
      ],
    ),
  },
  SL6009: {
    title: { zh: "缺少必要的参数", en: "A rule lacks what it needs" },
    text: paragraphs(
      [
        "规则没有写明判断所需的内容：age 需要 min 或 max，differs 和 same 需要 other，born 需要 from 或 until，not-before 需要 from，matches-gender 需要 other，age-band 需要 bands。",
        "缺了它们，规则不会检查任何东西。",
        "请补上缺少的参数。",
      ],
      [
        "A rule does not say what it judges by: age needs min or max, differs and same need other, born needs from or until, not-before needs from, matches-gender needs other, and age-band needs bands.",
        "Without it the rule checks nothing.",
        "Add what is missing.",
      ],
    ),
    example: '{ "rule": "age", "field": "/birthday", "min": 20, "items": ["marathon"] }',
  },
  SL6010: {
    title: { zh: "上下限写反", en: "Bounds the wrong way round" },
    text: paragraphs(
      [
        "规则的下限大于上限，例如 min 大于 max，或 from 晚于 until。",
        "没有人能满足这样的规则，所有人都会被拒绝。",
        "请检查两者是否写反。",
      ],
      [
        "The lower bound of a rule is above its upper one: min above max, or from after until.",
        "Nobody can keep such a rule, so everybody would be turned away.",
        "See whether the two are swapped.",
      ],
    ),
  },
  SL6011: {
    title: { zh: "赛事没有这个项目", en: "No such item" },
    text: paragraphs(
      [
        "表单、规则、条款或人数限制提到一个赛事没有的项目编号。",
        "它对任何项目都不起作用，而真正的项目可能没有表单或规则。",
        "请写站点 race.items（或 race.json）里的 id。",
      ],
      [
        "A form, rule, policy or limit names the id of an item that the race does not have.",
        "It holds for no item at all, and the real one may be left without a form or rule.",
        "Write an id from race.items of the site, or from race.json.",
      ],
    ),
    example: '"items": ["ten km"]\n\n"items": ["ten-km"]',
  },
  SL6012: {
    title: { zh: "问题没有标签", en: "A question without a label" },
    text: paragraphs(
      [
        "uiSchema 没有为这个问题写 label，schema 也没有 title。",
        "选手只能看到它的内部名称，使用读屏软件的人更无从得知要填什么。",
        "请写一个简短的标签，中英文各一。",
      ],
      [
        "Neither does uiSchema have a label for this question nor the schema a title.",
        "Runners see its internal name, and those who listen to the page learn nothing of what is asked.",
        "Write a short label in each language.",
      ],
    ),
    example: '"uiSchema": { "name": { "label": { "zh": "姓名", "en": "Name" } } }',
  },
  ...files,
  ...schemas,
};
