import { pinyin } from "pinyin-pro";
import { officialNames } from "./officialAreaNames.ts";

/**
 * Returns the English name of a province, city or district: the official one if it is not the
 * pinyin of the Chinese one, otherwise the pinyin and the kind of area: Nanshan District. A
 * prefecture-level city is named without its kind: Hangzhou. Throws if a name has no pinyin.
 */
export function englishName(code: string, label: string): string {
  const official = officialNames[code] ?? officialNames[label];
  if (official) return official;
  const [suffix, kind] = kinds.find(([ending]) => label.endsWith(ending) && label.length > ending.length) ?? ["", ""];
  const [place, peoples] = splitPeoples(suffix ? label.slice(0, -suffix.length) : label, kind);
  return [spell(place), ...peoples, isPrefecture(code) && kind === "City" ? "" : kind].filter(Boolean).join(" ");
}

// The name of a zone can contain the name of its city or province: each is a word of its own.
function spell(place: string): string {
  const name = officialNames[place];
  if (name) return name;
  if (/[^城]市$/.test(place)) return spell(place.slice(0, -1));
  const [, region, rest] = /^(河北|山西|内蒙古|安徽|河南|湖南|[^市]{2,}市)(.+)$/.exec(place) ?? [];
  if (region && rest) return `${spell(region.replace(/市$/, ""))} ${spell(rest)}`;
  return romanise(place);
}

// The longest endings first.
const kinds: [ending: string, kind: string][] = [
  ["高新技术产业开发区", "High-tech Zone"],
  ["高新技术产业园区", "High-tech Park"],
  ["高技术产业开发区", "High-tech Zone"],
  ["城乡一体化示范区", "Urban-Rural Integration Zone"],
  ["综合改革示范区", "Reform Zone"],
  ["综合物流产业聚集区", "Logistics Zone"],
  ["航空港经济综合实验区", "Airport Economy Zone"],
  ["文化旅游创意园区", "Culture and Tourism Park"],
  ["循环化工园区", "Chemical Park"],
  ["现代产业园区", "Industrial Park"],
  ["风景名胜区", "Scenic Area"],
  ["经济技术开发区", "Development Zone"],
  ["经济开发区", "Development Zone"],
  ["管理区", "Administrative Area"],
  ["行政委员会", "Administrative Area"],
  ["管委会", "Administrative Area"],
  ["工业园区", "Industrial Park"],
  ["综合保税区", "Free Trade Zone"],
  ["高新技术开发区", "High-tech Zone"],
  ["示范区", "Demonstration Zone"],
  ["左翼中旗", "Left Wing Middle Banner"],
  ["左翼后旗", "Left Wing Rear Banner"],
  ["右翼前旗", "Right Wing Front Banner"],
  ["右翼中旗", "Right Wing Middle Banner"],
  ["右翼后旗", "Right Wing Rear Banner"],
  ["联合旗", "United Banner"],
  ["左旗", "Left Banner"],
  ["右旗", "Right Banner"],
  ["前旗", "Front Banner"],
  ["中旗", "Middle Banner"],
  ["后旗", "Rear Banner"],
  ["自治州", "Autonomous Prefecture"],
  ["自治县", "Autonomous County"],
  ["自治旗", "Autonomous Banner"],
  ["特区", "Special District"],
  ["矿区", "Mining District"],
  ["新区", "New Area"],
  ["地区", "Prefecture"],
  ["盟", "League"],
  ["市", "City"],
  ["区", "District"],
  ["县", "County"],
  ["旗", "Banner"],
];

// Autonomous places are named after the peoples who live there: their names are between the name of
// the place and its kind.
function splitPeoples(label: string, kind: string): [place: string, peoples: string[]] {
  if (!kind.startsWith("Autonomous") && !label.endsWith("族")) return [label, []];
  const found: string[] = [];
  let place = label;
  for (;;) {
    const [chinese, english] = peoples.find(([name]) => place.endsWith(name) && place.length > name.length) ?? [];
    if (!chinese || !english) return [place, found];
    found.unshift(english);
    place = place.slice(0, -chinese.length);
  }
}

function isPrefecture(code: string): boolean {
  return code.endsWith("00");
}

// GB/T 28039: syllables are written together, with an apostrophe before one that begins with a
// vowel.
function romanise(chinese: string): string {
  const read = pinyin(chinese, { toneType: "none", type: "array" });
  // In names of places 都 is read du, never dou.
  const syllables = read.map((syllable, index) => (chinese[index] === "都" ? "du" : syllable));
  const joined = syllables.map((syllable, index) => (index > 0 && /^[aoe]/.test(syllable) ? `'${syllable}` : syllable));
  const name = joined.join("");
  if (!/^[a-zü']+$/.test(name))
    throw new Error(`${chinese} cannot be spelled: ${name}. Name it in officialAreaNames.ts.`);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const peoples: [chinese: string, english: string][] = [
  ["柯尔克孜", "Kirgiz"],
  ["哈萨克", "Kazakh"],
  ["塔吉克", "Tajik"],
  ["达斡尔族", "Daur"],
  ["鄂温克族", "Ewenki"],
  ["哈萨克族", "Kazakh"],
  ["蒙古族", "Mongol"],
  ["蒙古", "Mongol"],
  ["锡伯", "Xibe"],
  ["布依族", "Buyei"],
  ["土家族", "Tujia"],
  ["朝鲜族", "Korean"],
  ["仡佬族", "Gelao"],
  ["撒拉族", "Salar"],
  ["保安族", "Bonan"],
  ["东乡族", "Dongxiang"],
  ["裕固族", "Yugur"],
  ["毛南族", "Maonan"],
  ["仫佬族", "Mulao"],
  ["纳西族", "Naxi"],
  ["独龙族", "Derung"],
  ["普米族", "Pumi"],
  ["拉祜族", "Lahu"],
  ["布朗族", "Blang"],
  ["景颇族", "Jingpo"],
  ["傈僳族", "Lisu"],
  ["哈尼族", "Hani"],
  ["满族", "Manchu"],
  ["回族", "Hui"],
  ["苗族", "Miao"],
  ["侗族", "Dong"],
  ["瑶族", "Yao"],
  ["壮族", "Zhuang"],
  ["彝族", "Yi"],
  ["藏族", "Tibetan"],
  ["羌族", "Qiang"],
  ["傣族", "Dai"],
  ["白族", "Bai"],
  ["黎族", "Li"],
  ["水族", "Sui"],
  ["畲族", "She"],
  ["土族", "Tu"],
  ["怒族", "Nu"],
  ["佤族", "Va"],
  ["回", "Hui"],
  ["各族", "Multi-ethnic"],
];
