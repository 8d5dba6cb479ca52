import type { ProblemKinds } from "../kind.ts";
import { quotedNames } from "./quotedNames.ts";

/** SL7011 to SL7013 and SL7025: the files of composites, except for their trees. */
export const compositeFileKinds = {
  SL7011: {
    severity: "error",
    title: { zh: "列表的上限太大", en: "A list that may be too long" },
    message: ({ most }: { most: number }) => ({
      zh: `组合板块的列表最多 ${most} 条。请改小。`,
      en: `A list of a composite has at most ${most} entries. Write a smaller number.`,
    }),
    explanation: {
      zh: [
        "组合板块会为列表的每一条展开板块，因此列表最多 200 条。",
        "这个组合板块不能使用，访客看不到使用它的板块。",
        "请把数目改为 200 以内；不写 maxItems 时上限就是 200。",
      ],
      en: [
        "A composite becomes blocks for each entry of a list, so a list has at most 200 entries.",
        "The composite cannot be used, and visitors do not see the blocks that use it.",
        "Write 200 or less; without maxItems the limit is 200.",
      ],
    },
    example: '"maxItems": 1000\n\n"maxItems": 200',
  },
  SL7012: {
    severity: "error",
    title: { zh: "组合板块的文件放错了位置", en: "A composite in the wrong place" },
    message: ({ path, expected }: { path: string; expected: string | undefined }) =>
      expected === undefined
        ? {
            zh: `组合板块的文件应为 composites/<空间>/<名称>/v1.json，“${path}”不是，不起作用。请移动或改名。`,
            en: `The file of a composite is composites/<namespace>/<name>/v1.json. "${path}" is not, so it has no effect. Move or rename it.`,
          }
        : {
            zh: `文件写的是 ${expected} 的内容，却放在 ${path}。请改正 type、version 或文件名。`,
            en: `This file is what belongs in ${expected}, but it is ${path}. Correct type, version or the name of the file.`,
          },
    explanation: {
      zh: [
        "组合板块的类型和版本同时写在文件名和文件内容中，两者必须一致。名称用小写字母、数字和连字符。",
        "这个文件不起作用，访客看不到使用它的板块。",
        "请改正文件名，或改正文件中的 type 和 version。",
      ],
      en: [
        "The type and the version of a composite are in the name of its file and in the file, and both have to agree. Names have small letters, digits and hyphens.",
        "The file has no effect, and visitors do not see the blocks that use it.",
        "Rename the file, or correct type and version in it.",
      ],
    },
    example: 'composites/my/sponsor-wall/v1.json: "type": "my/sponsor-wall", "version": 1',
  },
  SL7013: {
    severity: "error",
    title: { zh: "props 中不能使用的写法", en: "What props of composites do not have" },
    message: ({ word, expected }: { word: string; expected: readonly string[] }) => {
      const all = quotedNames(expected.slice(0, 16));
      const has = expected.length > 0;
      return {
        zh: `组合板块的 props 在这里不能写${word === "" ? "这样的内容" : `“${word.slice(0, 60)}”`}。${has ? `可用：${all.zh}。` : "嵌套太深，请简化。"}`,
        en: `The props of a composite cannot have ${word === "" ? "this" : `"${word.slice(0, 60)}"`} here. ${has ? `Write ${all.en}.` : "They are nested too deeply; simplify them."}`,
      };
    },
    explanation: {
      zh: [
        "props 使用 JSON Schema 的一部分：object、array、string、number、integer、boolean，各自的范围、enum、default，以及对 common/v1 中 text、image、link、id、instant、day 的引用。",
        "这个组合板块不能使用，访客看不到使用它的板块。",
        "请改用提示中的写法；docs/composites.md 列出了全部。",
      ],
      en: [
        "props are written in a part of JSON Schema: object, array, string, number, integer and boolean with their bounds, enum, default, and references to text, image, link, id, instant and day of common/v1.",
        "The composite cannot be used, and visitors do not see the blocks that use it.",
        "Write what the message lists; docs/composites.md has all of it.",
      ],
    },
    example:
      '"title": { "type": "text" }\n\n"title": { "$ref": "https://startline.dev/schemas/common/v1.schema.json#/$defs/text" }',
  },
  SL7025: {
    severity: "error",
    title: { zh: "默认值不符合自己的定义", en: "A default that is not allowed" },
    message: () => ({
      zh: "default 不符合它所在的定义。请改正默认值或定义。",
      en: "The default does not fit the schema that it belongs to. Correct the default or the schema.",
    }),
    explanation: {
      zh: [
        "没有写明的 prop 取 default，而这个 default 自己就不合规定。",
        "这个组合板块不能使用，访客看不到使用它的板块。",
        "请改正 default，或放宽定义。",
      ],
      en: [
        "A prop that an instance leaves out has its default, and this default is not a value that the prop may have.",
        "The composite cannot be used, and visitors do not see the blocks that use it.",
        "Correct the default, or widen the schema.",
      ],
    },
    example: '{ "type": "integer", "maximum": 4, "default": 6 }\n\n{ "type": "integer", "maximum": 4, "default": 3 }',
  },
} satisfies ProblemKinds;
