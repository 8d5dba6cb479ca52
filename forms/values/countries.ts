import names from "#schemas/field/country/names.json" with { type: "json" };

// ISO 3166-1 without Bouvet Island (BV) and Heard and McDonald Islands (HM), which are uninhabited.
/** The two-letter codes of all countries and regions that can be chosen. */
export const countryCodes = (
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY " +
  "BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK " +
  "FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR " +
  "IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK " +
  "ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM " +
  "PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF " +
  "TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW"
).split(" ");
const codes = new Set(countryCodes);

// The names on mainland forms that differ from those of Intl.
const ownNames: Record<string, { zh: string; en: string } | undefined> = names;

/** Returns whether a country or region has this two-letter code. */
export function isCountry(code: string): boolean {
  return codes.has(code);
}

/**
 * Returns the name of the country or region with this two-letter code; the code itself if there is
 * none.
 */
export function countryName(code: string, language: "zh" | "en"): string {
  if (!isCountry(code)) return code;
  const listed = new Intl.DisplayNames(language === "zh" ? "zh-CN" : "en", { type: "region" });
  return ownNames[code]?.[language] ?? listed.of(code) ?? code;
}
