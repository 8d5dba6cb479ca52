/**
 * Reads Chinese characters as pinyin syllables without tones, ü as v; `asSurname` reads the first
 * as a family name.
 */
export type ReadSyllables = (text: string, asSurname: boolean) => string[];

/**
 * Returns a Chinese name in letters, as in passports: family and given name in capitals, ü as YU.
 * Undefined if it is not a Chinese name of two to five characters, or cannot be read.
 */
export function spellName(name: string, read: ReadSyllables): { family: string; given: string } | undefined {
  const characters = [...name.trim()];
  if (characters.length < 2 || characters.length > 5 || !/^\p{sc=Han}+$/u.test(name.trim())) return undefined;
  const familyLength = characters.length > 2 && compound.has(characters.slice(0, 2).join("")) ? 2 : 1;
  const family = spell(read(characters.slice(0, familyLength).join(""), true));
  const given = spell(read(characters.slice(familyLength).join(""), false));
  return family && given ? { family, given } : undefined;
}

function spell(syllables: string[]): string | undefined {
  const letters = syllables.join("").replaceAll("v", "yu").toUpperCase();
  return /^[A-Z]+$/.test(letters) ? letters : undefined;
}

const compound = new Set(
  (
    "欧阳 太史 端木 上官 司马 东方 独孤 南宫 万俟 闻人 夏侯 诸葛 尉迟 公羊 赫连 澹台 皇甫 宗政 濮阳 公冶 太叔 申屠 公孙 慕容 仲孙 钟离 长孙 宇文 司徒 鲜于 司空 闾丘 子车 亓官 司寇 巫马 公西 " +
    "颛孙 壤驷 公良 漆雕 乐正 宰父 谷梁 拓跋 夹谷 轩辕 令狐 段干 百里 呼延 东郭 南门 羊舌 微生 梁丘 左丘 东门 西门 第五 歐陽 司馬 諸葛 東方 尉遲 長孫 獨孤"
  ).split(" "),
);
