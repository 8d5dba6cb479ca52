import type { Numbers, RaceNumbers } from "#contract/numbers.ts";
import { inLanguage } from "#core/text.ts";
import { messages } from "#locales/generated/race-numbers.ts";
import { textIn } from "#locales/getText.ts";
import type { Terminal } from "../base/terminal.ts";

const counts = ["confirmed", "unpaid", "waiting", "drawn", "expired", "withdrawn", "others"] as const;
const money = ["takenFen", "refundedFen", "refundingFen", "dueFen"] as const;

/**
 * Prints the numbers of the page for organisers: each item with its places, entries and
 * money, and how many signed up on each day.
 */
export function printNumbers({ at, items, total, pools, plot }: RaceNumbers, { language, print }: Terminal): void {
  const t = (key: (typeof counts)[number] | (typeof money)[number] | "places" | "total" | "pool") =>
    textIn(language, messages, key);
  const taken = (count: number, places: number | null) => (places === null ? `${count}` : `${count} / ${places}`);
  const rows = ({ claimed, places, ...numbers }: Numbers) => [
    `  ${t("places")}  ${taken(claimed, places)}`,
    ...counts.map((name) => `  ${t(name)}  ${numbers[name]}`),
    ...money.map((name) => `  ${t(name)}  ¥${(numbers[name] / 100).toFixed(2)}`),
  ];
  const readDay = new Intl.DateTimeFormat("sv-SE", { timeZone: plot.timeZone, dateStyle: "short" });
  const days = plot.counts.map((count) => `  ${readDay.format(count.at)}  ${count.count}`);
  const lines = [
    `${new Date(at).toISOString().slice(0, 19).replace("T", " ")} UTC`,
    ...items.flatMap(({ item, itemName, ...numbers }) => [
      `${inLanguage(itemName, language)} (${item})`,
      ...rows(numbers),
    ]),
    ...(items.length > 1 ? [t("total"), ...rows(total)] : []),
    ...pools.map(({ name, places, claimed }) => `${t("pool")} ${name}  ${taken(claimed, places)}`),
    ...(days.length > 0 ? [textIn(language, messages, "plot"), ...days] : []),
  ];
  print(lines.join("\n"));
}
