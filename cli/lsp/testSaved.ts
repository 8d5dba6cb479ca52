import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readEdition } from "#server/sites/publish/service.ts";
import { openTerminal } from "../base/terminal.ts";
import { validate } from "../config/validate.ts";
import { mistakes, type Named, named, rightSites, type Saved } from "./testMistakes.ts";

// A program for a test: writes each text of `rightSites` and `mistakes` into a folder of sites, and
// prints what the command and publishing find.
const [sites = ""] = process.argv.slice(2);
const saves: Saved[] = [];
for (const { site, file, text } of [...rightSites, ...mistakes]) {
  const folder = join(sites, site);
  const before = readFileSync(join(folder, file), "utf8");
  writeFileSync(join(folder, file), text);
  const edition = await readEdition(
    { folder, siteId: site, domainNames: ["race.example.org"], origin: "organiser" },
    { cache: `${sites}-pictures` },
  );
  saves.push({ command: await byCommand(folder), published: named(edition.problems) });
  writeFileSync(join(folder, file), before);
}
process.stdout.write(JSON.stringify(saves));

async function byCommand(folder: string): Promise<Named> {
  const printed: string[] = [];
  const terminal = {
    ...openTerminal("en"),
    print: (text: string) => void printed.push(text),
    printError: () => undefined,
  };
  await validate.run({ positionals: [folder], options: { format: "json" } }, terminal);
  const { problems } = JSON.parse(printed.join(""));
  return named(
    problems.map(({ file, ...problem }: { file: string; code: string; pointer: string }) => ({
      ...problem,
      file: file.slice(folder.length + 1),
    })),
  );
}
