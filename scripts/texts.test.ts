import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

// Files whose Chinese characters are no texts: patterns and tables of the language itself, formats,
// names of languages, and data.
const data = [
  /^blocks\/field\/date-picker\/dayText\.ts$/,
  /^blocks\/field\/kit\/search\/countries\.ts$/,
  /^blocks\/kit\/site\/renderInSite\.tsx$/,
  /^blocks\/kit\/text\/(headline\.ts|Unbroken\.tsx)$/,
  /^blocks\/kit\/time\/(dates|zones)\.ts$/,
  /^cli\/base\/terminal\.ts$/,
  /^core\/(?:gbkCharacters|raceTimes)\.ts$/,
  /^forms\/values\/(pinyin|scores)\.ts$/,
  /^server\/access\/markedRace\.ts$/,
  /^server\/desk\/organise\/invitations\/readRows\.ts$/,
  /^server\/results\/files\/(?:cells\/(?:dayCell|plainCell)|headers\/splits|reading\/(?:proposeMapping|rowPerson))\.ts$/,
  /^server\/money\/providers\/(?:alipay|wechat)\/bill\.ts$/,
  /^src\/gallery\//,
  /^src\/signup\/drawing\/(generatedForms|placeholders)\.ts$/,
  /^src\/(?:site\/shell\/(?:LanguageSwitch|TimeRibbon)|staff\/ui\/Header)\.tsx$/,
];

// Words that organisers write in their files, and what an upgrade writes into them.
const organisers = [/^compiler\/(?!problems\/)/, /^compiler\/problems\/languageNames\.ts$/];

/** Returns the lines of a file with Chinese characters outside comments. */
function linesWithChinese(code: string): string[] {
  const plain = code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");
  return plain.split("\n").filter((line) => /\p{sc=Han}/u.test(line));
}

const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((file) => /^(blocks|cli|compiler|contract|core|forms|locales|server|src)\//.test(file))
  .filter((file) => !/\/generated\/|\.test\.tsx?$|\/test[A-Z]\w*\.tsx?$/.test(file));

const found = files.filter((file) => linesWithChinese(readFileSync(join(root, file), "utf8")).length > 0);

const isIn = (list: RegExp[]) => (file: string) => list.some((pattern) => pattern.test(file));

test("an editor of texts finds each bilingual text in locales/", () => {
  expect(found.filter((file) => !isIn([...data, ...organisers])(file))).toEqual([]);
});

test("no exception outlives its text", () => {
  const idle = [...data, ...organisers].filter((pattern) => !found.some((file) => pattern.test(file)));
  expect(idle.map(String)).toEqual([]);
});

test("a text in code is found, a comment is not", () => {
  expect(linesWithChinese('const a = { zh: "报名", en: "Sign up" }; // 报名')).toEqual([
    'const a = { zh: "报名", en: "Sign up" };',
  ]);
  expect(linesWithChinese("/** 报名 */\n// 报名\nconst a = 1;")).toEqual([]);
});
