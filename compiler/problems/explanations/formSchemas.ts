import { type Explanation, paragraphs } from "./explanation.ts";

/** SL6018 and after: what is wrong in the JSON Schema of a sign-up form, and between its releases. */
export const explanations: Record<string, Explanation> = {
  SL6018: {
    title: { zh: "引用不在表单之内", en: "A reference out of the form" },
    text: paragraphs(
      [
        "$ref 指向另一个文件或网址，或者指向表单里不存在的位置。",
        "表单必须自成一体：检查答案时不读取任何其他文件。$dynamicRef、$anchor 和内层的 $id 也不能使用。",
        "请把被引用的内容放入表单的 $defs，并写 #/$defs/名称；表单项写 https://startline.dev/schemas/field/… 的地址。",
      ],
      [
        "A $ref leads to another file or address, or to a place that the form does not have.",
        "A form holds all that it needs: nothing else is read when answers are checked. $dynamicRef, $anchor and an inner $id cannot be used either.",
        "Put what is meant into $defs of the form and write #/$defs/name; a field is written as its address at https://startline.dev/schemas/field/….",
      ],
    ),
    example: '"address": { "$ref": "#/$defs/address" }',
  },
  SL6019: {
    title: { zh: "schema 无法用于检查", en: "A schema that cannot check" },
    text: paragraphs(
      [
        "这个 schema 的每一处看来都对，但合在一起无法生成检查程序。",
        "没有检查程序就无法接受报名。",
        "请从最近的改动开始，一处一处地去掉，直到问题消失。",
      ],
      [
        "Each part of the schema looks right, but no check can be made of the whole.",
        "Without a check no sign-up can be taken.",
        "Start from what was changed last, and take parts out one by one until the problem is gone.",
      ],
    ),
  },
  SL6020: {
    title: { zh: "正则表达式无法读取", en: "A regular expression that cannot be read" },
    text: paragraphs(
      [
        "pattern 里的正则表达式有语法错误。",
        "它按 Unicode 模式读取：可以写 \\p{Script=Han}，但不能给不需要转义的字符加反斜杠。",
        "请检查括号是否成对，并去掉多余的反斜杠；JSON 里每个反斜杠要写两次。",
      ],
      [
        "The regular expression of a pattern has a mistake in it.",
        "It is read in Unicode mode: \\p{Script=Han} may be written, and a backslash before a character that needs none may not.",
        "See whether brackets are in pairs and take needless backslashes out; in JSON each backslash is written twice.",
      ],
    ),
  },
  SL6021: {
    title: { zh: "正则表达式可能算不完", en: "A regular expression that can run away" },
    text: paragraphs(
      [
        "正则表达式里有重复套着重复，例如 (a+)+，或几个选择能匹配同样的文字。",
        "对某些文字，可能的拆分多到永远算不完；有人可以用这样的答案让服务器停住。",
        "请只保留一层重复，或让每一轮以别处没有的字符分开，例如 [a-z]+(?:-[a-z]+)*。",
      ],
      [
        "The regular expression repeats what is already repeated, as in (a+)+, or has choices that take the same text.",
        "Some texts can be divided in more ways than can ever be tried; somebody could stop the server with such an answer.",
        "Keep one of the repetitions, or part the rounds by a character that stands nowhere else, as in [a-z]+(?:-[a-z]+)*.",
      ],
    ),
  },
  SL6022: {
    title: { zh: "文字没有长度上限", en: "A text of any length" },
    text: paragraphs(
      [
        "这个问题的答案是文字，但没有写明最长多少。",
        "程序按 1000 个字符处理；很长的答案会让名单和导出难以使用。",
        "请写 maxLength，例如姓名 40、备注 500。",
      ],
      [
        "The answer is a text, and nothing says how long it may be.",
        "1000 characters are taken as its limit; very long answers make lists and exports hard to use.",
        "Write maxLength, such as 40 for a name and 500 for a remark.",
      ],
    ),
  },
  SL6023: {
    title: { zh: "条件只有一半", en: "Half a condition" },
    text: paragraphs(
      [
        "有 if 而没有 then 或 else，或者反过来。",
        "这样的条件不起作用，选手看不到本应出现的问题。",
        "请补上缺少的一半，或将其删除。",
      ],
      [
        "There is an if without then or else, or the other way round.",
        "Such a condition does nothing: the questions that it should bring never appear.",
        "Add the half that is missing, or take it out.",
      ],
    ),
  },
  SL6024: {
    title: { zh: "表单版本变小", en: "A form whose version went down" },
    text: paragraphs(
      [
        "这个表单的版本号小于已发布的版本。",
        "已有的报名保存着较高的版本，之后将无法判断哪一份更新。",
        "请把 version 写得不小于已发布的版本；问题有改动时加一。",
      ],
      [
        "The version of this form is below the one that is published.",
        "Sign-ups are kept with the higher one, and nobody could tell any more which is newer.",
        "Write a version that is not below the published one; where questions change, one more.",
      ],
    ),
  },
  SL6025: {
    title: { zh: "问题变了而版本没变", en: "Questions changed without a new version" },
    text: paragraphs(
      [
        "表单的问题与已发布的不同，而 version 相同。",
        "草稿和报名按版本识别；版本不变，选手填了一半的草稿可能对不上新的问题。",
        "请把 version 加一；问题改名时，在 upgrades 里写明新旧名称，草稿里的答案就会保留。",
      ],
      [
        "The questions differ from those that are published, and the version is the same.",
        "Drafts and sign-ups are known by the version; without a new one, half-filled drafts may not fit the questions.",
        "Count version up; where a question has a new name, say so in upgrades, and answers in drafts are kept.",
      ],
    ),
    example: '"version": 2, "upgrades": [{ "from": 1, "rename": { "mobile": "phone" } }]',
  },
  SL6026: {
    title: { zh: "不能用的名称", en: "A name that cannot be used" },
    text: paragraphs(
      [
        "问题的名称为空、太长，或是程序语言保留的名称，如 constructor。",
        "这样的名称无法可靠地保存答案。",
        "请换一个名称，用英文字母和数字，如 emergencyPhone。",
      ],
      [
        "The name of a question is empty, too long, or one that the language of programs keeps for itself, such as constructor.",
        "Answers cannot be kept reliably under such a name.",
        "Choose another one, of letters and digits, such as emergencyPhone.",
      ],
    ),
  },
  SL6028: {
    title: { zh: "表单太大", en: "A form that is too large" },
    text: paragraphs(
      [
        "表单描述了三千处以上的问题，多半是引用互相嵌套造成的。",
        "这样的表单在手机上打不开，也无法检查。",
        "请减少问题，或避免一个定义多次引用另一个又被引用的定义。",
      ],
      [
        "The form describes more than three thousand places, mostly because definitions refer to each other many times.",
        "Such a form does not open on a phone and cannot be checked.",
        "Ask less, or avoid definitions that refer several times to others that do the same.",
      ],
    ),
  },
  SL6029: {
    title: { zh: "不认识的格式", en: "An unknown format" },
    text: paragraphs(
      [
        "format 写了一个本程序不检查的格式。",
        "任何文字都会通过。",
        "请用列出的格式之一，或用 pattern 写明写法；邮箱、网址、日期最好用对应的表单项。",
      ],
      [
        "A format is written that this program does not check.",
        "Any text would pass.",
        "Use one of the formats in the list, or say it by a pattern; for emails, addresses and dates there are fields.",
      ],
    ),
  },
  SL6030: {
    title: { zh: "必填但没有这个问题", en: "Required but never asked" },
    text: paragraphs(
      [
        "required 里的名称不是任何问题。",
        "谁也无法回答，所以谁也提交不了表单。",
        "请改正名称，或在 properties 里添加这个问题；条件问题写在 then 的 properties 里。",
      ],
      [
        "A name in required is no question.",
        "Nobody can answer it, so nobody could send the form.",
        "Correct the name, or add the question to properties; one that depends on a condition goes into the properties of then.",
      ],
    ),
  },
  SL6031: {
    title: { zh: "须知内容变了而版本没变", en: "A policy's words changed without a new version" },
    text: paragraphs(
      [
        "表单里要求同意的一份文本与已发布的不同，而它的 version 相同。",
        "选手的同意按这个 version 保存；版本不变，就等于让人同意了没有读过的内容。",
        "请给这份文本换一个 version，例如当天的日期；草稿里同意过的选手会被请再读一遍。",
      ],
      [
        "A text that a field of the form asks to agree to differs from the published one, and its version is the same.",
        "An agreement is kept by that version; without a new one, people would have agreed to words that they never read.",
        "Give the text another version, such as today's date; whoever has agreed in a draft is asked to read it again.",
      ],
    ),
    example: '"version": "2025-08-15"',
  },
  SL6032: {
    title: { zh: "表单的一部分无法显示", en: "A part of a form that cannot be shown" },
    text: paragraphs(
      [
        "发布和检查时，每个表单都会完整地显示一遍：每个选择、每个条件的两边、每个列表的一项，中文和英文。这一部分显示时出错了。",
        "这样的表单如果发布，选手打开报名页只会看到“无法显示此页面”。",
        "请简化这里的 schema：常见的原因是选择（anyOf、oneOf）里引用了自己，例如描述 schema 的 schema；请改为在列表（items）里引用自己。",
      ],
      [
        "When a form is published or validated, it is shown once in all its parts: every choice, both sides of every condition, each list with an entry, in Chinese and English. This part failed.",
        "Published, the page of such a form would only say that it cannot be shown.",
        "Make the schema simpler here. A common reason is a choice (anyOf, oneOf) that refers to itself, as in a schema of schemas; refer to itself from a list (items) in its place.",
      ],
    ),
  },
  SL6033: {
    title: { zh: "条件和选择太多", en: "Too many conditions and choices" },
    text: paragraphs(
      [
        "发布和检查时，表单的每个条件和选择都会显示一遍。这个表单要显示的次数超过了 200 次，或者部分超过了 2000 处。",
        "没有试过的部分可能无法显示，所以不能发布。",
        "请减少条件和选择，或拆成几个表单。",
      ],
      [
        "When a form is published or validated, each of its conditions and choices is shown once. This form would take more than 200 drawings, or has more than 2000 parts.",
        "What was not tried might not be shown, so the form is not published.",
        "Use fewer conditions and choices, or make several forms of it.",
      ],
    ),
  },
  SL6034: {
    title: { zh: "引用绕回自己", en: "A reference in a circle" },
    text: paragraphs(
      [
        "一个 $ref 经过 $ref、allOf、anyOf、oneOf、not 或条件绕回了自己，而没有进入答案的下一层。",
        "检查这样的答案永远不会结束，会让服务器停住。",
        "请去掉这个循环。要描述层层嵌套的内容，例如家谱，请在 properties 或 items 里引用自己。",
      ],
      [
        "A $ref leads back to itself by way of $ref, allOf, anyOf, oneOf, not or a condition, without going further into the answer.",
        "A check of such an answer would never end, and would stop the server.",
        "Take the circle out. To describe something inside of itself, such as a family tree, refer to it from properties or items.",
      ],
    ),
    example: '"child": { "$ref": "#/$defs/person" }',
  },
};
