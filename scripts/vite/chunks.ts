import { posix } from "node:path";
import { kitFiles, kitName, readKit } from "./kitFiles.ts";

const vendor = /[\\/]node_modules[\\/](?:@[\w.-]+[\\/])?[\w.-]+/;

/**
 * The chunks of the site's build. What each page needs is in fixed chunks, and each other package and module of the kit in one of its own,
 * so that a new unit type moves no module from one file to another.
 */
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
  // The parts of rjsf that each form needs, with the packages that only rjsf needs; then those for properties that are no field units,
  // which few forms have.
  { name: "vendor-rjsf", test: isCoreRjsf, priority: 57 },
  { name: "vendor-rjsf-plain", test: /[\\/]node_modules[\\/](@rjsf|@x0k|react-is)[\\/]/, priority: 55 },
  // Else it would be in the chunk of the reader of Word files, which all pages with HTML would load.
  { name: "kit-trusted", test: /blocks[\\/]kit[\\/]text[\\/]trusted\.ts/, priority: 52 },
  { name: nameOfPackage, debugName: "vendor", test: vendor, priority: 50 },
  { name: "vendor-loader", test: /vite[\\/]preload-helper/, priority: 45 },
  { name: "kit", test: isCoreKit, priority: 40 },
  // Else these would be in the first chunk of rules, which all others would load.
  { name: "texts", test: /locales[\\/]textOf\.ts/, priority: 37 },
  { name: "texts-people", test: /locales[\\/]generated[\\/]forms[\\/]people\.ts/, priority: 36 },
  { name: nameOfRules, debugName: "rules", test: /forms[\\/]values[\\/]/, priority: 35 },
  ...otherKitChunks(),
];

// The modules of the kit that each page has.
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
  // Else what the site's script shares with parts that are loaded later would be a file of its own in each first load.
  const isShared =
    /locales[\\/]generated[\\/](kit|site)\.ts|(src[\\/]client[\\/]errors|src[\\/]site[\\/]units|core[\\/]invisible)\.ts/.test(
      id,
    );
  return coreKit.includes(name.replace("\\", "/")) || isShared;
}

// A chunk also contains what its files import and no earlier chunk has, so a file comes after those that it imports.
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

/** Returns the modules of the kit that a module of it imports, as paths from the root. */
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
