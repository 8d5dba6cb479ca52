import { access, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { Sentence } from "#core/text.ts";
import { isZone } from "#core/zones.ts";
import { isDay } from "#forms/days.ts";
import { messages } from "#locales/generated/cli/new.ts";
import { getText } from "#locales/getText.ts";
import { root } from "#server/base/root.ts";
import { dayInWords, fillTemplate } from "#server/sites/template/fillTemplate.ts";
import { getSchedule, leastDaysAhead } from "#server/sites/template/schedule.ts";
import { readInstallation } from "./base/installation.ts";
import { displayPath, siteFolder } from "./base/paths.ts";
import { type Terminal, UsageError } from "./base/terminal.ts";
import type { ParsedArguments, Verb } from "./base/verb.ts";
import template from "./new/composite.json" with { type: "json" };
import { type NewRace, readValues } from "./new/readValues.ts";
import { writeComposite } from "./new/writeComposite.ts";

const raceTemplate = join(root, "cli/new/template");
const longestText = 40;

/** `startline new`: starts a race from the template, in a folder that did not exist. */
export const newRace: Verb = {
  usage:
    "new NAME [--name-zh TEXT --name-en TEXT] [--city-zh TEXT --city-en TEXT] [--date YYYY-MM-DD] | new composite TYPE FOLDER",
  help: getText(messages, "help"),
  positionals: [1, 3],
  options: {
    "name-zh": { value: "TEXT", help: getText(messages, "nameZh") },
    "name-en": { value: "TEXT", help: getText(messages, "nameEn") },
    "city-zh": { value: "TEXT", help: getText(messages, "cityZh") },
    "city-en": { value: "TEXT", help: getText(messages, "cityEn") },
    date: { value: "YYYY-MM-DD", help: getText(messages, "date") },
    "time-zone": { value: "ZONE", help: getText(messages, "timeZone") },
  },
  async run({ positionals: [id = "", ...others], options }, terminal) {
    if (others.length > 0) return newComposite([id, ...others], terminal);
    const { print, localise } = terminal;
    const { isClone } = readInstallation();
    const race = readRace(id, options);
    const folder = join(isClone ? process.env.SITES_DIR || join(root, "sites") : ".", id);
    const files = await writeRace(folder, race);
    const shownFolder = displayPath(folder);
    const { raceDay, opensOn, closesOn } = race.schedule;
    const madeText = getText(messages, "made", {
      folder: shownFolder,
      files,
      name: race.name,
      date: dayInWords(raceDay),
      opens: dayInWords(opensOn),
      closes: dayInWords(closesOn),
      validate: `${isClone ? "node startline" : "startline"} validate ${shownFolder}`,
      show: isClone ? getText(messages, "showInClone", { id }) : getText(messages, "showInPackage"),
    });
    print(localise(madeText));
    return 0;
  },
};

// Without more words, it is a race of that name.
async function newComposite([word, type = "", place = "."]: string[], { print, localise }: Terminal): Promise<number> {
  if (word !== "composite") throw refusal(getText(messages, "badName", { name: [word, type].join(" ") }));
  const folder = await siteFolder(place);
  const isPlace = await Promise.all(
    ["site.json", "composites"].map((name) => access(join(folder, name)).then(...isThere)),
  );
  const isPack = basename(dirname(resolve(folder))) === "packs";
  if (!isPlace.includes(true) && !isPack) throw refusal(getText(messages, "noSite", { folder: displayPath(folder) }));
  const file = await writeComposite(type, folder);
  const instance = { type, version: 1, id: type.replace("/", "-"), props: template.example.props };
  const block = JSON.stringify(instance, null, 2).replace(/^/gm, "       ");
  const validate = `${readInstallation().isClone ? "node startline" : "startline"} validate ${displayPath(folder)}`;
  print(localise(getText(messages, "madeComposite", { file: displayPath(file), block, validate })));
  return 0;
}

const isThere = [() => true, () => false] as const;

function readRace(id: string, options: ParsedArguments["options"]): NewRace {
  if (!/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(id)) throw refusal(getText(messages, "badName", { name: id }));
  // No place of this name holds a race.
  const city = readPair("city", options) ?? getText(messages, "defaultCity");
  const name = readPair("name", options) ?? getText(messages, "defaultName", { city });
  const timeZone = String(options["time-zone"] ?? "Asia/Shanghai");
  if (!isZone(timeZone)) throw refusal(getText(messages, "badZone", { zone: timeZone }));
  const date = options.date === undefined ? undefined : String(options.date);
  if (date !== undefined && !isDay(date)) throw refusal(getText(messages, "badDate", { date }));
  const schedule = getSchedule(date, Date.now(), timeZone);
  if (!schedule) throw refusal(getText(messages, "tooSoon", { days: leastDaysAhead }));
  return { id, name, city, timeZone, schedule };
}

function readPair(field: "name" | "city", options: ParsedArguments["options"]): Sentence | undefined {
  const [zhOption, enOption] = [`${field}-zh`, `${field}-en`];
  const [zh, en] = [options[zhOption], options[enOption]];
  if (zh === undefined && en === undefined) return undefined;
  if (zh === undefined) throw refusal(getText(messages, "onlyOne", { given: enOption, missing: zhOption }));
  if (en === undefined) throw refusal(getText(messages, "onlyOne", { given: zhOption, missing: enOption }));
  return { zh: readText(zhOption, String(zh)), en: readText(enOption, String(en)) };
}

function readText(option: string, value: string): string {
  const text = value.trim();
  if (text !== "" && [...text].length <= longestText && !/[\p{Cc}\p{Cs}]/u.test(text)) return text;
  throw refusal(getText(messages, "badText", { option, most: longestText }));
}

// A folder that only has a part of the files would look like a race.
async function writeRace(folder: string, race: NewRace): Promise<number> {
  await makeFolder(folder);
  try {
    const entries = await readdir(raceTemplate, { recursive: true, withFileTypes: true });
    const filling = { ...race, values: readValues(race) };
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    for (const file of files) {
      const place = join(folder, file.slice(raceTemplate.length + 1));
      await mkdir(dirname(place), { recursive: true });
      await writeFile(place, fillTemplate(file, await readFile(file, "utf8"), filling));
    }
    return files.length;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") throw refusal(getText(messages, "exists", { folder: displayPath(folder) }));
    if (code === "ENOENT") throw refusal(getText(messages, "noParent", { folder: displayPath(resolve(folder, "..")) }));
    throw error;
  }
}

function refusal(sentence: Sentence): UsageError {
  return new UsageError(sentence);
}
