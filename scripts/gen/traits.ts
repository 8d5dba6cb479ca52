import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { isObject } from "#core/pointers.ts";
import { type Mistake, readSource, SourceMistakes } from "./mistakes.ts";

// The traits that a unit can declare, with the type of each and what it states.
const traits: Record<string, { type: string; text: string }> = {
  isPersonal: {
    type: "boolean",
    text: "Whether a unit asks for or shows what belongs to a person. A unit that nobody has classified is not here.",
  },
  service: { type: "ServiceKind", text: "The service that a unit offers here, for accounts of the site." },
  lookUp: { type: "ServiceKind", text: "The look-up to which a unit leads." },
  services: { type: "readonly ServiceKind[]", text: "The services of which a unit offers that of its prop `kind`." },
  holdsBlocks: { type: "true", text: "The pages that are a list of blocks, with a title of their own." },
  leadsElsewhere: { type: "true", text: "The pages that only lead to another address." },
  absence: {
    type: '"closed" | "coming"',
    text: "The pages that are shown in place of one that is not there, or not yet.",
  },
  readsResults: { type: "true", text: "The pages that show what is published of the race's results." },
  listsDocuments: {
    type: "true",
    text: "The pages that list documents: their pages and searches have addresses, and they have feeds.",
  },
  documentProp: { type: "string", text: "The prop that names the document that a unit shows." },
  formProp: { type: "string", text: "The prop that names the general form that a unit shows." },
  eventsProp: { type: "string", text: "The prop that lists the organiser's dates." },
  anchorsProp: { type: "string", text: "The prop that lists parts to which links lead by their id." },
  downloadsProp: { type: "string", text: "The prop that lists files for visitors to keep." },
  playsPlatformVideo: { type: "true", text: "The units that play a video of the props `platform` and `video`." },
  oncePerPage: { type: "true", text: "The units of which a page has at most one." },
  statedRows: { type: "StatedRows", text: "The tables of a unit whose rows documents may state otherwise." },
  raceTimes: { type: "readonly RaceTimes[]", text: "The props of a unit that state a time of the race." },
};

/**
 * Reads the `traits.json` in each unit's folder below `blocks/` and returns a module for each
 * trait, so that a page loads only those that it needs. Throws `SourceMistakes` with the broken
 * files and the unknown traits.
 */
export function generateTraits(root: string): [path: string, text: string][] {
  const units = readTraits(root);
  return Object.entries(traits).map(([trait, { type, text }]) => {
    const values = Object.fromEntries(units.flatMap(([name, own]) => (trait in own ? [[name, own[trait]]] : [])));
    const shapes = /StatedRows|RaceTimes/.exec(type)?.[0];
    const lines = [
      "// Made by `npm run gen` from the traits.json of each unit in blocks/.",
      ...(type.includes("ServiceKind") ? ['import type { ServiceKind } from "#core/serviceState.ts";'] : []),
      ...(shapes ? [`import type { ${shapes} } from "#core/unitTraits.ts";`] : []),
      "",
      `/** ${text} By the name of the unit, such as home/carousel. */`,
      `export const ${trait}: Readonly<Record<string, ${type} | undefined>> = ${JSON.stringify(values, null, 2)};`,
      "",
    ];
    return [`schemas/generated/traits/${trait}.ts`, lines.join("\n")];
  });
}

function readTraits(root: string): [name: string, own: Record<string, unknown>][] {
  const mistakes: Mistake[] = [];
  const names = ["home", "page"].flatMap((kind) =>
    readdirSync(join(root, "blocks", kind)).map((type) => `${kind}/${type}`),
  );
  const units = names.sort().flatMap((name): [string, Record<string, unknown>][] => {
    const file = `blocks/${name}/traits.json`;
    if (!existsSync(join(root, file))) return [];
    const { value, mistakes: found, mistakeAt } = readSource(root, file);
    const own = isObject(value) ? value : {};
    const unknown = Object.keys(own).filter((trait) => !Object.hasOwn(traits, trait));
    mistakes.push(...found, ...unknown.map((trait) => mistakeAt(`/${trait}`, `There is no trait "${trait}".`)));
    return [[name, own]];
  });
  if (mistakes.length > 0) throw new SourceMistakes(mistakes);
  return units;
}
