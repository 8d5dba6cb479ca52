import { posix } from "node:path";
import { kitFiles, kitName, readKit } from "./kitFiles.ts";

// What every page needs is in fixed chunks, and every other package in one of its own, for all its importers: so a new unit
// type moves no module from one file to another. The part of the kit that a home page
// can do without (HTML cleaner, lightbox…) is in files of its own.
const vendor = /[\\/]node_modules[\\/](?:@[\w.-]+[\\/])?[\w.-]+/;
export const stableChunks = [
  { name: "vendor-react", test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 90 },
  {
    name: "vendor-router",
    test: /[\\/]node_modules[\\/](react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/,
    priority: 80,
  },
  {
    name: "vendor-lingui",
    test: /[\\/]node_modules[\\/](@lingui|@messageformat|unraw|use-sync-external-store)[\\/]/,
    priority: 70,
  },
  {
    name: "vendor-interaction",
    test: /[\\/]node_modules[\\/](@chakra-ui|@ark-ui|@zag-js|@emotion|@floating-ui|@pandacss|@internationalized|stylis)[\\/]/,
    priority: 60,
  },
  // What every form needs of rjsf, with the packages that only rjsf needs; then its parts for properties that are no field units,
  // which few forms have.
  { name: "vendor-rjsf", test: isCoreRjsf, priority: 57 },
  { name: "vendor-rjsf-plain", test: /[\\/]node_modules[\\/](@rjsf|@x0k|react-is)[\\/]/, priority: 55 },
  // Else the reader of Word files, which is loaded for them alone, would take it along for all pages with HTML.
  { name: "kit-trusted", test: /blocks[\\/]kit[\\/]text[\\/]trusted\.ts/, priority: 52 },
  { name: nameOfPackage, debugName: "vendor", test: vendor, priority: 50 },
  { name: "vendor-loader", test: /vite[\\/]preload-helper/, priority: 45 },
  { name: "kit", test: isCoreKit, priority: 40 },
  // Else the first of the rules would take these along, and all others would load it for them.
  { name: "texts", test: /locales[\\/]textOf\.ts/, priority: 37 },
  { name: "texts-people", test: /locales[\\/]generated[\\/]forms[\\/]people\.ts/, priority: 36 },
  { name: nameOfRules, debugName: "rules", test: /forms[\\/]values[\\/]/, priority: 35 },
  ...otherKitChunks(),
];

// Every page has these.
const coreKit = [
  "layout/Page",
  "layout/Section",
  "layout/State",
  "link/Action",
  "link/Link",
  "media/Glyph",
  "media/Picture",
  "service/nextAction",
  "service/linkStatus",
  "site/clock",
  "site/i18n",
  "site/pointer",
  "site/site",
  "site/texts",
  "site/useLoaded",
  "time/dates",
];

function isCoreKit(id: string): boolean {
  const [, name = ""] = /blocks[\\/]kit[\\/](\w+[\\/]\w+)\.(?:tsx?|module\.css)/.exec(id) ?? [];
  // What the site's script shares with parts that are loaded later would else be a file of its own in every first load.
  const isShared =
    /locales[\\/]generated[\\/](kit|site)\.ts|(src[\\/]client[\\/]errors|src[\\/]site[\\/]units|core[\\/]invisible)\.ts/.test(
      id,
    );
  return coreKit.includes(name.replace("\\", "/")) || isShared;
}

// A chunk takes along what its files import and no earlier chunk has: so a file comes after those that it imports.
function otherKitChunks() {
  const files = kitFiles().sort((one, other) => (kitName(one) < kitName(other) ? -1 : 1));
  const imports = new Map(files.map((file) => [file, importsOf(file)]));
  const ordered = new Set<string>();
  const visit = (file: string) => {
    if (ordered.has(file)) return;
    for (const other of imports.get(file) ?? []) visit(other);
    ordered.add(file);
  };
  for (const file of files) visit(file);
  return [...ordered].map((file, index) => {
    const path = file.replace(/\.\w+$/, "").replaceAll("/", "[\\\\/]");
    return {
      name: `kit-${kitName(file)}`,
      test: new RegExp(`${path}\\.(tsx?|module\\.css)`),
      priority: 30 - index / 100,
    };
  });
}

/** The modules of the kit that one of them imports, as paths from the root. */
function importsOf(file: string): string[] {
  const specifiers = [...readKit(file).matchAll(/from "(\.|#blocks\/(?:field\/)?kit)\/([\w/]+\.tsx?)"/g)];
  return specifiers.map(([, from = "", path = ""]) =>
    from === "." ? posix.join(posix.dirname(file), path) : `${from.slice(1)}/${path}`,
  );
}

function nameOfRules(id: string): string {
  return `rules-${/forms[\\/]values[\\/](\w+)/.exec(id)?.[1]}`;
}

// The modules of rjsf that every form needs, and what they import.
const coreRjsf = [
  ..."components/constants components/fields/ObjectField components/fields/SchemaField".split(" "),
  ..."constants deepEquals enums findSchemaDefinition getPropertySchema getSchemaType getTemplate getUiOptions".split(
    " ",
  ),
  ..."guessType hashForSchema idGenerators isFormDataAvailable isObject isRootSchema mergeObjects orderProperties".split(
    " ",
  ),
  ..."pathUtils resolveUiSchema shallowEquals shouldRenderOptionalField toFieldPathId useDeepCompareMemo".split(" "),
];

function isCoreRjsf(id: string): boolean {
  const [, name = ""] = /@rjsf[\\/](?:core|utils)[\\/]lib[\\/]([\w\\/]+)\.js$/.exec(id) ?? [];
  return (
    coreRjsf.includes(name.replaceAll("\\", "/")) || /[\\/]node_modules[\\/](fast-equals|jsonpointer)[\\/]/.test(id)
  );
}

function nameOfPackage(id: string): string {
  const [, name = "other"] = /.*[\\/]node_modules[\\/]((?:@[\w.-]+[\\/])?[\w.-]+)/.exec(id) ?? [];
  return `vendor-${name.replace(/^@/, "").replace(/[\\/.]/g, "-")}`;
}
