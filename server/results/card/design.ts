import { themeVariables } from "#compiler/theme/theme.ts";
import type { PublicResult } from "#contract/publicResults.ts";
import { formatTime } from "#core/raceTimes.ts";
import { inLanguage, type Language } from "#core/text.ts";
import { messages as words } from "#locales/generated/kit/results.ts";
import { messages } from "#locales/generated/server/resultCard.ts";
import { textIn } from "#locales/getText.ts";
import { shareSize } from "#pictures/share.ts";
import type { Certificate, CertificateElement } from "#schemas/generated/types.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { dotsPerInch } from "../certificates/drawPng.ts";
import { isNamePrintable } from "../certificates/names.ts";
import { writeSet } from "../certificates/words.ts";

/** The path of the race's picture among the files of a card. */
export const cardPicture = "share.jpg";

const toMillimetres = (pixels: number) => (pixels / dotsPerInch) * 25.4;
const width = toMillimetres(shareSize.width);
const height = toMillimetres(shareSize.height);
const margin = 12;
// The words are beside it.
const pictureX = 128;
// As a page without a theme has them.
const usualColours = { "--accent": "#0b6b75", "--on-accent": "#ffffff" };

/** What a card is designed for. */
interface CardParts {
  result: PublicResult;
  site: Pick<RaceSite, "site" | "timeZone">;
  language: Language;
  hasPicture: boolean;
}

/**
 * Designs the picture of a public result in the race's colours: what the result does not show, such
 * as a hidden name, is not on it.
 */
export function designCard({ result, site, language, hasPicture }: CardParts): Certificate {
  const { "--accent": colour, "--on-accent": ink } = { ...usualColours, ...themeVariables(site.site.theme) };
  const wide = (hasPicture ? pictureX : width) - 2 * margin;
  const write = (text: string, y: number, more: Partial<CertificateElement>): CertificateElement[] =>
    text === "" ? [] : [{ type: "text", text: { zh: text }, x: margin, y, width: wide, colour: ink, ...more }];
  const { itemName, edition, runner, basis, rounding, set } = result;
  const { kind, number, publishedAt } = set;
  const bib = textIn(language, messages, "bib", { bib: runner.bib ?? "" });
  const name = chooseName(runner, language);
  const race = `${inLanguage(site.site.race?.name, language)} ${edition}`;
  const ms = basis === "net" ? (runner.netMs ?? runner.gunMs) : (runner.gunMs ?? runner.netMs);
  const published = { kind: kind as "official", number, publishedAt: new Date(publishedAt) };
  const step = wide / 3;
  const picture = { type: "picture", src: cardPicture, fit: "cover", x: pictureX, y: 0, height } as const;
  return {
    id: "card",
    page: { width, height },
    background: { colour },
    elements: [
      ...(hasPicture ? [{ ...picture, width: width - pictureX }] : []),
      ...write(race, 10, { size: 13, lines: 2, height: 12 }),
      ...write(name || bib, 41, { valign: "bottom", size: 28, minSize: 18, lines: 2, height: 19, weight: "bold" }),
      ...write([inLanguage(itemName, language), name && bib].filter(Boolean).join(" · "), 43, { size: 14 }),
      ...write(textIn(language, words, basis), 53, { size: 11 }),
      ...write(ms === null ? "" : formatTime(ms, { rounding }), 55, { size: 56, weight: "bold" }),
      ...listRanks(result, language).flatMap(([label, rank], index) => {
        const column = { x: margin + index * step, width: step - 3 };
        return [
          ...write(label, 82, { ...column, size: 9 }),
          ...write(rank, 86, { ...column, size: 12, weight: "bold" }),
        ];
      }),
      ...write(writeSet(published, { language, zone: site.timeZone }), 97, { size: 8 }),
    ],
  };
}

// The one that readers of the language expect, if the fonts have it: a card has no room for a note.
function chooseName({ name, latinName }: PublicResult["runner"], language: Language): string {
  const names = language === "en" ? [latinName, name] : [name, latinName];
  return names.find((candidate) => candidate !== null && isNamePrintable(candidate)) ?? "";
}

function listRanks({ ranks, runner, ageGroups }: PublicResult, language: Language): [label: string, rank: string][] {
  const group = ageGroups.find(({ id }) => id === runner.ageGroup);
  const labels = {
    overall: textIn(language, words, "rankOverall"),
    gender: textIn(language, words, "rankGender", { gender: String(runner.gender) }),
    ageGroup: group ? inLanguage(group.name, language) : (runner.ageGroup ?? ""),
  };
  return ranks.map(({ list, rank, size }) => [labels[list], textIn(language, messages, "rank", { rank, size })]);
}
