const names: Record<"zh" | "en", readonly string[]> = {
  zh: ["zh", "zhcn", "zhhans", "zhhanscn", "cn", "ch", "chn", "chs", "chinese", "中文", "汉语", "简体中文", "中"],
  en: ["en", "enus", "engb", "eng", "english", "英文", "英语", "英"],
};

/**
 * Returns the language of a site that is meant by zh-CN, cn, EN, english or 中文; undefined for any
 * other word.
 */
export function languageCalled(word: string): "zh" | "en" | undefined {
  const plain = word.normalize("NFKC").toLowerCase().replace(/[-_ ]/g, "");
  return (["zh", "en"] as const).find((language) => names[language].includes(plain));
}
