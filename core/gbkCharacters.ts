// From U+E815 on, in the order of GBK (0xFE50 to 0xFEA0): characters that had no place in Unicode
// when GBK was made, by the table of GB 18030-2022.
const characters = [
  ...("⺁𠂇𠂉𠃌⺄㑳㑇⺈⺋龴㖞㘚㘎⺌⺗㥮㤘龵㧏㧟㩳㧐龶龷㭎㱮㳠⺧𡗗龸⺪䁖䅟⺮䌷⺳⺶⺷𢦏䎱" +
    "䎬⺻䏝䓖䙡䙌龹䜣䜩䝼䞍⻊䥇䥺䥽䦂䦃䦅䦆䦟䦛䦷䦶龺𤇾䲣䲟䲠䲡䱷䲢䴓䴔䴕䴖䴗䴘䴙䶮龻"),
];
const first = 0xe815;

/**
 * Returns a text in which the characters that GBK had in the private use area (䶮 as U+E863) are
 * those of Unicode, which fonts have.
 */
export function withoutPrivateUse(text: string): string {
  return text.replace(/[\ue815-\ue864]/g, (character) => characters[character.charCodeAt(0) - first] ?? character);
}
