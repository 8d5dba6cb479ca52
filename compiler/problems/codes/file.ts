import type { ProblemKinds } from "../kind.ts";
import { type BrokenJson, brokenJsonText } from "./brokenJson.ts";

/** SL10xx: the text of a file. */
export const fileKinds = {
  SL1001: {
    severity: "error",
    title: { zh: "文件不是有效的 JSON", en: "The file is not valid JSON" },
    message: (params: BrokenJson) => {
      const { zh, en } = brokenJsonText(params);
      return { zh: `文件不是有效的 JSON：${zh}`, en: `The file is not valid JSON: ${en}` };
    },
    explanation: {
      zh: [
        "文件在所指的行列处无法再作为 JSON 读下去。常见原因：少了或多了一个逗号，括号没有成对，文字没有加双引号，用了中文的“”，：等符号，或者注释没有结束的*/。",
        "改正之前，整个文件都无法使用：已发布的网站保持原样，新的内容不会生效。",
        "错误往往就在所指位置之前，例如上一行末尾缺少逗号。支持 JSON 的编辑器会把该处标红。",
      ],
      en: [
        "From this line and column on, the file cannot be read as JSON. Usual causes: a missing or extra comma, a bracket without its partner, a text without double quotes, a comma, colon or quote from a Chinese keyboard, or a comment without its closing */.",
        "Until it is fixed, nothing in the file can be used: the published site stays as it is, and the new content does not appear.",
        "The mistake is often just before the reported place, such as a missing comma at the end of the line above. An editor that supports JSON marks it in red.",
      ],
    },
    example: '{ "id": "my-race" "languages": ["zh"] }\n\n{ "id": "my-race", "languages": ["zh"] }',
  },
  SL1002: {
    severity: "error",
    title: { zh: "文件的内容不是一个对象", en: "The file does not contain an object" },
    message: () => ({
      zh: "文件的内容应是一个对象。请把配置写在花括号{ }之内。",
      en: "The file must contain one object. Put the configuration inside braces { }.",
    }),
    explanation: {
      zh: [
        "文件是 JSON，但最外层是列表、文字或数字。站点和文档都是一个对象：以{开头，以}结尾，里面是字段。",
        "程序因此找不到任何字段，无法显示网站。",
        "请把内容写进花括号。如果文件是从别处导出的列表，请把它放进相应的字段。",
      ],
      en: [
        "The file is JSON, but its outermost value is a list, a text or a number. A site and a document are objects: they start with {, end with } and contain fields.",
        "No field can be found, so no site can be shown.",
        "Put the content inside braces. If the file is a list exported from another program, put the list into the field that it belongs to.",
      ],
    },
    example: '[{ "type": "countdown" }]\n\n{ "home": { "blocks": [{ "type": "countdown" }] } }',
  },
  SL1003: {
    severity: "error",
    title: { zh: "不认识的文件版本", en: "An unknown version of file" },
    message: ({ written, expected }: { written: string; expected: string }) => ({
      zh: `本程序不认识“${written}”这种文件。请更新本程序，或改为“${expected}”。`,
      en: `This program does not know "${written}". Update this program, or write "${expected}".`,
    }),
    explanation: {
      zh: [
        "$schema 写明文件是哪一版的站点或表单。本程序不认识所写的版本：可能写错了，也可能是为更新的程序编写的。",
        "程序不会猜测未知版本的含义，以免显示错误的内容。",
        "如果文件来自更新的程序，请先更新本程序；如果只是写错了，请改成示例中的地址。",
      ],
      en: [
        "$schema names the version of site or form that the file is. This program does not know the version: it is misspelt, or was made for a newer program.",
        "The meaning of an unknown version is not guessed, so that nothing wrong is shown.",
        "If the file comes from a newer program, update this one. If it is a slip, write the address in the example.",
      ],
    },
    example: '"$schema": "https://startline.dev/schemas/site/v2.schema.json"',
  },
  SL1004: {
    severity: "error",
    title: { zh: "没有写明站点版本", en: "The file does not name its version" },
    message: ({ expected }: { expected: string }) => ({
      zh: `文件没有写明$schema。请在开头加上"$schema": "${expected}"。`,
      en: `The file does not name its version. Add "$schema": "${expected}" as its first field.`,
    }),
    explanation: {
      zh: [
        "文件看起来是第 2 版的站点配置，但没有$schema。",
        "没有它，编辑器无法提示字段，以后出现新版本时也无法判断文件是为哪一版编写的。",
        "在最前面加上$schema 即可；--fix 会代为加上。",
      ],
      en: [
        "The file looks like a site of version 2, but has no $schema.",
        "Without it an editor cannot suggest fields, and once there is a newer version nobody knows which one the file was written for.",
        "Add $schema as the first field; --fix does it for you.",
      ],
    },
    example: '{ "$schema": "https://startline.dev/schemas/site/v2.schema.json", "id": "my-race" }',
  },
  SL1005: {
    severity: "error",
    title: { zh: "文件不是 UTF-8 编码", en: "The file is not saved as UTF-8" },
    message: () => ({
      zh: "文件不是以 UTF-8 编码保存的，从此处起有乱码。请在编辑器中选择 UTF-8 编码重新保存。",
      en: "The file was not saved as UTF-8, and characters are lost from here on. Choose UTF-8 in your editor and save it again.",
    }),
    explanation: {
      zh: [
        "文件是以另一种编码保存的，例如旧版记事本的“ANSI”（GBK）或“Unicode”（UTF-16），或者其中的文字早先已变成乱码\ufffd。",
        "读出来的中文会丢失，因此这样的文件不能发布。",
        "请用编辑器打开原文件，选择“另存为”，编码选“UTF-8”。在 VS Code 中点右下角的编码名称：先“通过编码重新打开”，再“通过编码保存”。",
      ],
      en: [
        'The file was saved in another encoding, such as the "ANSI" (GBK) or "Unicode" (UTF-16) of older Windows editors, or some of its characters were lost earlier and appear as \ufffd.',
        "Chinese text cannot be read from such a file, so it is not published.",
        'Open the original, choose "Save as" and pick UTF-8 as the encoding. In VS Code click the name of the encoding at the bottom right: first "Reopen with Encoding", then "Save with Encoding".',
      ],
    },
  },
  SL1006: {
    severity: "warning",
    title: { zh: "文件中有注释", en: "The file has comments" },
    message: () => ({
      zh: "文件中有注释。网站照常显示，访客看不到注释，--fix 和 upgrade 也会保留它们；但读取此文件的其他程序可能不认识注释。若有这样的程序，请删除注释。",
      en: "The file has comments. The site works, visitors never get them, and --fix and upgrade keep them, but other programs that read this file may not accept them. If there are such programs, remove the comments.",
    }),
    explanation: {
      zh: [
        "JSON 本身没有注释。本程序认识//到行尾和/*到*/两种注释：站点照常检查、发布和显示，访客得到的文件里没有注释；--fix 和 upgrade 会把注释留在所说明的内容旁边。",
        "读取同一文件的其他程序可能不认识注释，例如用 JSON.parse 的脚本；VS Code 也会在.json 文件的注释下画线。因此每个文件提醒一次。",
        "如果没有这样的程序，可以不理会这条警告；如果有，请删除注释。除注释以外，其他不是 JSON 的写法（例如多余的逗号、单引号）仍然不能使用。",
      ],
      en: [
        "JSON itself has no comments. This program reads two kinds, // to the end of the line and /* to */: the site is checked, published and shown as usual, visitors get no comments, and --fix and upgrade keep each comment beside what it is about.",
        "Other programs that read the same file may not accept comments, such as a script that calls JSON.parse, and VS Code underlines comments in .json files. So each file is reported once.",
        "If there is no such program, ignore the warning; otherwise remove the comments. Nothing else that is not JSON is accepted, such as extra commas or single quotes.",
      ],
    },
    example: '{\n  // Agreed with the sponsor.\n  "id": "my-race"\n}\n\n{\n  "id": "my-race"\n}',
  },
  SL1007: {
    severity: "error",
    title: { zh: "同一个键写了两次", en: "The same key twice" },
    message: ({ name, firstLine }: { name: string; firstLine: number }) => ({
      zh: `“${name}”在同一对花括号中写了两次（上一次在第 ${firstLine} 行），读取时只会留下后一个值。请删除其中一个，或改名。`,
      en: `The key "${name}" is used twice between the same braces (first on line ${firstLine}), and only the last value is kept. Remove or rename one of them.`,
    }),
    explanation: {
      zh: [
        "同一对花括号中，一个键只能有一个值。写了两次时，程序只留下后一个，前一个值无声无息地丢失，多半是复制粘贴造成的。",
        "程序不知道您要的是哪一个，因此不能发布。已发布的网站保持原样。",
        "请比较两处的值，删除不要的那一个；如果两个都要，说明其中一个该用别的键，或者该写成列表。",
      ],
      en: [
        "A key has one value between the same braces. If it is used twice, programs keep the last value and silently drop the first; usually something was copied and pasted.",
        "Only you know which value is meant, so the file is not published. The published site stays as it is.",
        "Compare both values and remove the wrong one. If both are meant, one of them belongs under another key, or both belong into a list.",
      ],
    },
    example: '{ "title": { "zh": "环湖跑", "zh": "湖滨跑" } }\n\n{ "title": { "zh": "湖滨跑" } }',
  },
  SL1008: {
    severity: "error",
    title: { zh: "有看不见的字符", en: "An invisible character" },
    message: ({
      character,
      isIn,
      isFixable,
    }: {
      character: string;
      isIn: "text" | "key" | "json";
      isFixable: boolean;
    }) => {
      if (isIn === "json")
        return {
          zh: `文件中有看不见的控制字符 ${character}，因此无法读取。请删除它。`,
          en: `The file contains the invisible control character ${character} and cannot be read. Delete it.`,
        };
      const place = isIn === "key" ? { zh: "字段名", en: "field name" } : { zh: "文字", en: "text" };
      return {
        zh: `${place.zh}中有看不见的字符 ${character}，无法保存和显示。请删除它${isFixable ? "，或用 --fix 删除" : "；如果要写的是反斜杠，请写成\\\\"}。`,
        en: `The ${place.en} contains the invisible character ${character}, which cannot be stored or shown. ${isFixable ? "Delete it, or let --fix do it." : "Delete it; if a backslash is meant, write \\\\."}`,
      };
    },
    explanation: {
      zh: [
        "文字或字段名中有控制字符（例如 U+0000），或半个字符（例如被截断的表情符号）。它们多半来自其他程序的导出或复制粘贴。",
        "这样的字符不能保存到数据库，在网页上显示为方块或什么也没有，因此不能发布。检查其余内容时按没有这个字符来读，不会因它再报别的问题。",
        "请删除该字符，或运行 startline validate --fix。如果写的是\\b或\\f，多半少了一个反斜杠：在 JSON 中反斜杠要写成\\\\。制表符和换行（\\t、\\n）可以使用。",
      ],
      en: [
        "A text or a field name contains a control character (such as U+0000) or half of a character (such as an emoji that was cut). Usually it was exported from another program or pasted.",
        "The database cannot store such a character, and pages show a box or nothing, so the file is not published. Everything else is checked as if the character did not exist, so it causes no other problem.",
        "Delete the character, or run startline validate --fix. If \\b or \\f is written there, a backslash is probably missing: JSON writes a backslash as \\\\. Tabs and line breaks (\\t, \\n) are fine.",
      ],
    },
    example: '{ "zh": "环湖\\u0000 跑" }\n\n{ "zh": "环湖跑" }',
  },
  SL1009: {
    severity: "error",
    title: { zh: "写明的版本与内容不符", en: "Another version than the file is written in" },
    message: ({ expected }: { expected: string }) => ({
      zh: `$schema 写的是旧格式（第 1 版），而内容（home、routes）是新格式。请改为“${expected}”。`,
      en: `$schema names the flat format (version 1), but the content (home, routes) is in the newer one. Write "${expected}".`,
    }),
    explanation: {
      zh: [
        "$schema 写明的是第 1 版的站点，而文件里是第 2 版的字段，旧格式的字段一个也没有。",
        "按第 1 版来读，这些字段都不起作用，网站会是空的。",
        "请在 $schema 写第 2 版的地址，或者用旧格式重写内容。",
      ],
      en: [
        "$schema names version 1 of a site, but the file has the fields of version 2 and none of the flat format.",
        "Read as version 1, none of them has an effect, and the site is empty.",
        "Name version 2 in $schema, or write the content in the flat format.",
      ],
    },
    example: '"$schema": "https://startline.dev/schemas/site/v2.schema.json"',
  },
} satisfies ProblemKinds;
