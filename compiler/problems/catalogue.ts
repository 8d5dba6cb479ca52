import type { Sentence } from "#core/text.ts";
import { isSlip } from "./closest.ts";
import { languageCalled } from "./languageNames.ts";
import type { Finding, Fix } from "./problems.ts";

/** What kind of unit an instance is. */
export type Kind = "home" | "page";

/** The instance that a finding is about, for its sentence. */
export interface Subject {
  kind: Kind;
  type: string;
  pointer: string;
}

interface Place {
  line: number;
  column: number;
}

function finding(
  code: string,
  severity: Finding["severity"],
  pointer: string,
  message: Sentence,
  more: Partial<Finding> = {},
): Finding {
  return { code, severity, pointer, message, ...more };
}

function noun(kind: Kind): Sentence {
  return kind === "home" ? { zh: "板块", en: "block" } : { zh: "页面", en: "page" };
}

/** How a place is named at the start of a sentence: the pointer, or the top of the file for the whole of it. */
export function placeName(pointer: string): Sentence {
  return pointer === "" ? { zh: "文件顶层", en: "At the top of the file" } : { zh: `“${pointer}”`, en: pointer };
}

/** SL1001: the text is not JSON; `why` goes on after the place, and `suggestion` is the character that was meant. */
export function notJson(why: Sentence, { line, column }: Place, suggestion: string | undefined): Finding {
  return finding(
    "SL1001",
    "error",
    "",
    {
      zh: `文件不是有效的 JSON：第 ${line} 行第 ${column} 列${why.zh}。请改正该处后重试。`,
      en: `The file is not valid JSON: at line ${line}, column ${column} ${why.en}. Correct that place and try again.`,
    },
    suggestion === undefined ? {} : { suggestion },
  );
}

/** SL1006: the file has comments, which JSON does not know. */
export function hasComments({ line, column }: Place): Finding {
  return finding("SL1006", "warning", "", {
    zh: `文件中有注释（第 ${line} 行第 ${column} 列起）。网站照常显示，访客看不到注释，修正和升级也会保留它们，但读取此文件的其他程序可能不认识注释。若有这样的程序，请去掉注释。`,
    en: `The file has comments, from line ${line}, column ${column} on. The site works, visitors never get them, and --fix and upgrade keep them, but other programs that read this file may not accept comments. If there are such programs, take the comments out.`,
  });
}

/** SL1007: an object has the same key twice, so that the first value is lost. */
export function doubledKey(name: string, first: number, { line, column }: Place): Finding {
  return finding("SL1007", "error", "", {
    zh: `第 ${line} 行第 ${column} 列的“${name}”在同一对花括号中写了两次（上一次在第 ${first} 行），读取时只会留下后一个值。请删除或改名其中一个。`,
    en: `The key "${name}" at line ${line}, column ${column} stands twice between the same braces (first on line ${first}), and only the last value is kept. Take one of them out, or rename it.`,
  });
}

/** SL1005: the file was saved in another encoding than UTF-8, so that its letters are lost. */
export function notUtf8({ line, column }: Place): Finding {
  return finding("SL1005", "error", "", {
    zh: `文件不是以 UTF-8 编码保存的，从第 ${line} 行第 ${column} 列起有乱码。请在编辑器中选择“UTF-8”编码重新保存。`,
    en: `The file was not saved as UTF-8: from line ${line}, column ${column} on letters are lost. Choose UTF-8 in your editor and save it again.`,
  });
}

/** SL1008: a text or key holds a character that nobody can see: a control character, or half of a character. */
export function hasControlCharacter(
  { name, pointer, isKey, fix }: { name: string; pointer: string; isKey: boolean; fix?: Fix },
  { line, column }: Place,
): Finding {
  const where = placeName(pointer);
  return finding(
    "SL1008",
    "error",
    pointer,
    {
      zh: `${where.zh}的${isKey ? "字段名" : "文字"}中有看不见的字符 ${name}（第 ${line} 行第 ${column} 列），无法保存和显示。请删除它${fix ? "，或用 --fix 删除" : "；如果要写的是反斜杠，请写成 \\\\"}。`,
      en: `${where.en}: the ${isKey ? "field name" : "text"} has the invisible character ${name} in it (line ${line}, column ${column}), which cannot be kept or shown. ${fix ? "Delete it; --fix does so." : "Delete it; if a backslash is meant, write \\\\."}`,
    },
    fix ? { fix } : {},
  );
}

/** SL1008: a control character stands in the file as it is, which JSON does not allow anywhere. */
export function brokenByControlCharacter(name: string, { line, column }: Place): Finding {
  return finding("SL1008", "error", "", {
    zh: `文件第 ${line} 行第 ${column} 列有看不见的控制字符 ${name}，因此无法读取。请删除它后重试。`,
    en: `The file has the invisible control character ${name} at line ${line}, column ${column}, and cannot be read because of it. Delete it and try again.`,
  });
}

/** SL1002: the file holds JSON, but not an object. */
export function notAnObject(): Finding {
  return finding("SL1002", "error", "", {
    zh: "文件的内容应是一个对象，即以 { 开头、以 } 结尾。请把配置写在花括号之内。",
    en: "The file should hold one object, from { to }. Put the configuration inside braces.",
  });
}

/** SL1003: the site file says that it is of a version, or of a kind, that this program does not know. */
export function unknownEnvelope(written: string, expected: string): Finding {
  return finding(
    "SL1003",
    "error",
    "/$schema",
    {
      zh: `文件的 $schema 是“${written}”，本程序不认识这种站点配置。请更新本程序，或改为“${expected}”。`,
      en: `The file's $schema is "${written}", a kind of site that this program does not know. Update this program, or write "${expected}".`,
    },
    { suggestion: expected },
  );
}

/** SL1004: the site file is of version 2 but does not say so. */
export function missingEnvelope(expected: string): Finding {
  return finding(
    "SL1004",
    "error",
    "",
    {
      zh: `文件没有写明 $schema。请在开头加上 "$schema": "${expected}"。`,
      en: `The file does not say which version of site it is. Add "$schema": "${expected}" at its start.`,
    },
    { suggestion: expected, fix: { pointer: "/$schema", value: expected } },
  );
}

// A name that is merely near may be that of a block to come.
function typeFix({ type, pointer }: Subject, near: string | undefined): Fix | undefined {
  return near !== undefined && isSlip(type, near) ? { pointer: `${pointer}/type`, value: near } : undefined;
}

/** SL2002: no home block has this type. */
export function unknownType(subject: Subject, near: string | undefined): Finding {
  const fix = typeFix(subject, near);
  return finding(
    "SL2002",
    "error",
    `${subject.pointer}/type`,
    {
      zh: `没有名为“${subject.type}”的板块（${subject.pointer}）。${near ? `是否想写“${near}”？` : ""}访客看不到这个板块；请改正类型，或更新本程序。`,
      en: `There is no block called "${subject.type}" (${subject.pointer}). ${near ? `Did you mean "${near}"? ` : ""}Visitors do not see it: correct the type, or update this program.`,
    },
    { ...(near ? { suggestion: near } : {}), ...(fix ? { fix } : {}) },
  );
}

/** SL2006: no page component has this name. */
export function unknownPage(subject: Subject, near: string | undefined): Finding {
  const fix = typeFix(subject, near);
  return finding(
    "SL2006",
    "error",
    `${subject.pointer}/type`,
    {
      zh: `没有名为“${subject.type}”的页面组件（${subject.pointer}）。${near ? `是否想写“${near}”？` : ""}访客会看到“未找到页面模块”；请改正名称，或更新本程序。`,
      en: `There is no page component called "${subject.type}" (${subject.pointer}). ${near ? `Did you mean "${near}"? ` : ""}Visitors see "page module not found": correct the name, or update this program.`,
    },
    { ...(near ? { suggestion: near } : {}), ...(fix ? { fix } : {}) },
  );
}

/** SL2003: an instance was written for a version that this program does not know yet. */
export function newerVersion({ kind, type, pointer }: Subject, version: number, newest: number): Finding {
  const { zh, en } = noun(kind);
  return finding("SL2003", "error", `${pointer}/version`, {
    zh: `${pointer} 处的 ${type} ${zh}是为第 ${version} 版编写的，而本程序最高支持第 ${newest} 版。请更新本程序；在此之前内容原样保留，访客看不到它。`,
    en: `The ${type} ${en} at ${pointer} was written for version ${version}, but this program understands up to version ${newest}. Update this program; until then it is kept as it is and visitors do not see it.`,
  });
}

// Short words are near each other by chance: a note is no misspelt node.
const shortestSlip = 5;

/** SL2004: a field that nobody reads; it is kept. Where the field that was meant is not there (`isFree`), it can be renamed. */
export function unknownProp(pointer: string, name: string, near: string | undefined, isFree: boolean): Finding {
  if (near === name) return misplacedProp(pointer, name);
  const isMeant =
    near !== undefined && ((near.length >= shortestSlip && isSlip(name, near)) || languageCalled(name) === near);
  return finding(
    "SL2004",
    "warning",
    pointer,
    {
      zh: `“${pointer}”：没有名为“${name}”的字段，它会保留但不起作用。${near ? `是否想写“${near}”？` : "请检查拼写，或将其删除。"}`,
      en: `${pointer}: there is no field called "${name}"; it is kept, but does nothing. ${near ? `Did you mean "${near}"?` : "Check its spelling, or take it out."}`,
    },
    near ? { suggestion: near, ...(isFree && isMeant && { fix: { pointer, name: near } }) } : {},
  );
}

function misplacedProp(pointer: string, name: string): Finding {
  return finding("SL2004", "warning", pointer, {
    zh: `“${pointer}”：字段“${name}”不该写在这里，它会保留但不起作用。请移到它所属的地方（例如 props 之内），或将其删除。`,
    en: `${pointer}: the field "${name}" does not belong here; it is kept, but does nothing. Move it to where it belongs, such as into props, or take it out.`,
  });
}

/** SL2005: two entries of one list have the same id. */
export function duplicateId(pointer: string, id: string, first: string): Finding {
  return finding("SL2005", "error", pointer, {
    zh: `“${pointer}”：编号“${id}”已被“${first}”使用。同一列表中的编号不能重复，请换一个。`,
    en: `${pointer}: the id "${id}" is already used at ${first}. Ids must differ within a list: choose another one.`,
  });
}

/** SL2007: an address with a scheme that could harm visitors, or that browsers cannot open. */
export function unsafeLink(pointer: string, link: string): Finding {
  const shown = link.trim().slice(0, 60);
  return finding("SL2007", "error", pointer, {
    zh: `“${pointer}”：不允许使用地址“${shown}”，访客无法点击它。请使用 /页面、https://、http://、mailto: 或 tel: 开头的地址，或站点文件夹中的文件。`,
    en: `${pointer}: the address "${shown}" is not allowed, and visitors cannot open it. Use a /page, an address that starts with https://, http://, mailto: or tel:, or a file of the site's folder.`,
  });
}

/** SL2008: HTML with parts that could harm; `names` are those that visitors never get, such as <script>. */
export function unsafeHtml(pointer: string, names: string[]): Finding {
  const [zh, en] = [names.length > 0 ? names.join("、") : "这些内容", names.length > 0 ? names.join(", ") : "it"];
  return finding("SL2008", "warning", pointer, {
    zh: `“${pointer}”：HTML 中含有脚本、样式、表单、内嵌框架或 javascript: 链接。发布时会去掉 ${zh}，请将其删除。`,
    en: `${pointer}: the HTML has a script, style, form, embedded frame or javascript: link in it. Visitors get the page without ${en}: take that out.`,
  });
}

/** SL2009: an instance of an older version could not be brought to the newest one. */
export function failedUpgrade(
  { kind, type, pointer }: Subject,
  version: number,
  newest: number,
  isSkipped: boolean,
): Finding {
  const { zh, en } = noun(kind);
  return finding("SL2009", isSkipped ? "error" : "warning", pointer, {
    zh: `${pointer} 处的 ${type} ${zh}（第 ${version} 版）升级到第 ${newest} 版后内容不完整。请检查其中的链接、图片和时间，或直接按第 ${newest} 版书写。`,
    en: `The ${type} ${en} at ${pointer} (version ${version}) does not make a whole version ${newest}. Check its links, pictures and times, or write it for version ${newest}.`,
  });
}
