import { type Explanation, paragraphs } from "./explanation.ts";

/** SL1xxx: the file as a whole. */
export const explanations: Record<string, Explanation> = {
  SL1001: {
    title: { zh: "文件不是有效的 JSON", en: "The file is not valid JSON" },
    text: paragraphs(
      [
        "文件在所指的行列处无法再作为 JSON 读下去。常见原因：少了或多了一个逗号，括号没有成对，文字没有加双引号，用了中文的“”，：等符号，或者注释没有结束的 */。",
        "在改正之前，整个文件都无法使用：已发布的网站保持原样，新的内容不会生效。",
        "错误往往就在所指位置之前，例如上一行末尾缺少逗号。支持 JSON 的编辑器会把该处标红。",
      ],
      [
        "From the line and column that are named, the file can no longer be read as JSON. Usual reasons: a comma too few or too many, a bracket without its partner, a text without double quotes, a comma, colon or quote of a Chinese keyboard, or a comment without its end */.",
        "Until this is mended nothing in the file can be used: the published site stays as it is, and none of the new content shows.",
        "The mistake often stands just before the place that is named, such as a comma missing at the end of the line above. An editor that knows JSON marks it in red.",
      ],
    ),
    example: '{ "id": "my-race" "languages": ["zh"] }\n\n{ "id": "my-race", "languages": ["zh"] }',
  },
  SL1002: {
    title: { zh: "文件的内容不是一个对象", en: "The file does not hold an object" },
    text: paragraphs(
      [
        "文件是 JSON，但最外层是列表、文字或数字。站点和文档都是一个对象：以 { 开头，以 } 结尾，里面是字段。",
        "程序因此找不到任何字段，无法显示网站。",
        "请把内容写进花括号。如果文件是从别处导出的列表，请把它放进相应的字段。",
      ],
      [
        "The file is JSON, but its outermost value is a list, a text or a number. A site and a document are objects: they begin with {, end with }, and hold fields.",
        "So there is no field to be found, and no site to be shown.",
        "Put the content inside braces. Where the file is a list that came out of another program, put the list into the field that it belongs to.",
      ],
    ),
    example: '[{ "type": "countdown" }]\n\n{ "home": { "blocks": [{ "type": "countdown" }] } }',
  },
  SL1003: {
    title: { zh: "不认识的站点版本", en: "A kind of site that is not known" },
    text: paragraphs(
      [
        "$schema 写明文件是哪一版的站点配置。所写的版本这个程序不认识：可能是写错了，也可能是为更新的程序编写的。",
        "程序不会猜测未知版本的含义，以免显示错误的内容。",
        "如果文件来自更新的程序，请先更新本程序；如果只是写错了，请改成示例中的地址。",
      ],
      [
        "$schema says which version of site the file is. This program does not know the one that is written there: it is misspelt, or was made for a newer program.",
        "What an unknown version means is not guessed, so that nothing wrong is shown.",
        "Update the program where the file comes from a newer one. Where it is a slip, write the address of the example.",
      ],
    ),
    example: '"$schema": "https://startline.dev/schemas/site/v2.schema.json"',
  },
  SL1004: {
    title: { zh: "没有写明站点版本", en: "The file does not say its version" },
    text: paragraphs(
      [
        "文件看起来是第 2 版的站点配置，但没有 $schema。",
        "没有它，编辑器无法提示字段，以后出现新版本时也无法判断文件是为哪一版编写的。",
        "在最前面加上 $schema 即可；--fix 会代为加上。",
      ],
      [
        "The file looks like a site of version 2, but has no $schema.",
        "Without it an editor cannot offer fields, and once there is a newer version nobody can tell for which one the file was written.",
        "Add $schema as the first field; --fix does so.",
      ],
    ),
    example: '{ "$schema": "https://startline.dev/schemas/site/v2.schema.json", "id": "my-race" }',
  },
  SL1005: {
    title: { zh: "文件不是 UTF-8 编码", en: "The file is not saved as UTF-8" },
    text: paragraphs(
      [
        "文件是以另一种编码保存的，例如旧版记事本的“ANSI”（GBK）或“Unicode”（UTF-16），或者其中的文字早先已变成乱码 \ufffd。",
        "读出来的中文会丢失，因此这样的文件不能发布。",
        "请用编辑器打开原文件，选择“另存为”，编码选“UTF-8”。在 VS Code 中点右下角的编码名称：先“通过编码重新打开”，再“通过编码保存”。",
      ],
      [
        'The file was saved in another encoding, such as the "ANSI" (GBK) or "Unicode" (UTF-16) of older Windows editors, or some of its letters were lost before and stand there as \ufffd.',
        "Chinese cannot be read from such a file, so it is not published.",
        'Open the original, choose "Save as", and UTF-8 as the encoding. In VS Code click the name of the encoding at the bottom right: first "Reopen with Encoding", then "Save with Encoding".',
      ],
    ),
  },
  SL1006: {
    title: { zh: "文件中有注释", en: "The file has comments" },
    text: paragraphs(
      [
        "JSON 本身没有注释。本程序认识 // 到行尾和 /* 到 */ 两种注释：站点照常检查、发布和显示，访客得到的文件里没有注释；--fix 和 upgrade 会把注释留在原来说明的内容旁边。",
        "读取同一文件的其他程序可能不认识注释，例如用 JSON.parse 的脚本；VS Code 也会在 .json 文件的注释下画线。因此每个文件提醒一次。",
        "如果没有这样的程序，可以不理会这条警告；如果有，请删除注释。除注释以外，其他不是 JSON 的写法（例如多余的逗号、单引号）仍然不能使用。",
      ],
      [
        "JSON itself knows no comments. This program reads two kinds, // to the end of the line and /* to */: the site is checked, published and shown as ever, what visitors get has no comments in it, and --fix and upgrade keep them beside what they are about.",
        "Other programs that read the same file may not know them, such as a script with JSON.parse, and VS Code underlines comments in .json files. That is why each file is told about once.",
        "Without such a program the warning can be left alone; otherwise take the comments out. Nothing else that is not JSON is read, such as a comma too many or single quotes.",
      ],
    ),
    example: '{\n  // Agreed with the sponsor.\n  "id": "my-race"\n}\n\n{\n  "id": "my-race"\n}',
  },
  SL1007: {
    title: { zh: "同一个键写了两次", en: "The same key twice" },
    text: paragraphs(
      [
        "同一对花括号中，一个键只能有一个值。写了两次时，程序只留下后一个，前一个值无声无息地丢失，多半是复制粘贴造成的。",
        "程序不知道您要的是哪一个，因此不能发布。已发布的网站保持原样。",
        "请比较两处的值，删除不要的那一个；如果两个都要，说明其中一个该用别的键，或者该写成列表。",
      ],
      [
        "Between the same braces a key has one value. Where it stands twice, programs keep the last one, and the first is lost without a word; mostly somebody copied and pasted.",
        "Nobody but you knows which one is meant, so the file is not published. The published site stays as it is.",
        "Compare both values and take out the wrong one. If both are meant, one of them belongs under another key, or both into a list.",
      ],
    ),
    example: '{ "title": { "zh": "环湖跑", "zh": "湖滨跑" } }\n\n{ "title": { "zh": "湖滨跑" } }',
  },
  SL1008: {
    title: { zh: "有看不见的字符", en: "A character that nobody can see" },
    text: paragraphs(
      [
        "文字或字段名中有控制字符（例如 U+0000），或半个字符（例如被截断的表情符号）。它们多半来自其他程序的导出或复制粘贴。",
        "这样的字符不能保存到数据库，在网页上显示为方块或什么也没有，因此不能发布。检查其余内容时按没有这个字符来读，不会因它再报别的问题。",
        "请删除该字符，或运行 startline validate --fix。如果写的是 \\b 或 \\f，多半少了一个反斜杠：在 JSON 中反斜杠要写成 \\\\。制表符和换行（\\t、\\n）可以使用。",
      ],
      [
        "A text or a field name has a control character in it (such as U+0000), or half of a character (such as an emoji that was cut). Mostly it comes out of another program, or was pasted.",
        "The database cannot keep such a character, and pages show a box or nothing in its place, so the file is not published. Everything else is checked as if the character were not there, and no other problem follows from it.",
        "Delete the character, or run startline validate --fix. If \\b or \\f is written there, a backslash is probably missing: JSON writes a backslash as \\\\. Tabs and line breaks (\\t, \\n) are fine.",
      ],
    ),
    example: '{ "zh": "环湖\\u0000跑" }\n\n{ "zh": "环湖跑" }',
  },
};
