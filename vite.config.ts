import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { pdfFolder } from "./src/uploads/preview/pdfFolder.ts";

const api = `http://localhost:${process.env.PORT ?? 8080}`;
const callPaths = [
  "/website-center",
  "/sign-up/",
  "/user-center",
  "/basic-center",
  "/config",
  "/files",
  "/media",
  "/e/",
  "/healthz",
  "/uploads",
  "/paper",
];

// What every page needs is in fixed chunks, and every other package in one of its own, whoever imports it: so a new unit
// type moves no module from one file to another. The part of the kit that a home page
// can do without (HTML cleaner, lightbox…) is in files of its own.
const vendor = /[\\/]node_modules[\\/](?:@[\w.-]+[\\/])?[\w.-]+/;
const root = import.meta.dirname;
const stableChunks = [
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
  {
    name: "vendor-rjsf",
    // Its reader of compiled validators comes with the check of answers.
    test: (id: string) => /[\\/]node_modules[\\/]@rjsf[\\/](?!validator-ajv8)/.test(id) && !isPlainRjsf(id),
    priority: 57,
  },
  // The parts of rjsf for properties that are no field units, which few forms have.
  { name: "vendor-rjsf-plain", test: isPlainRjsf, priority: 55 },
  // Else the reader of Word files, which is loaded for them alone, would take it along for all pages with HTML.
  { name: "kit-trusted", test: /blocks[\\/]kit[\\/]trusted\.ts/, priority: 52 },
  { name: nameOfPackage, debugName: "vendor", test: vendor, priority: 50 },
  { name: "vendor-loader", test: /vite[\\/]preload-helper/, priority: 45 },
  { name: "kit", test: isCoreKit, priority: 40 },
  { name: nameOfRules, debugName: "rules", test: /src[\\/]rules[\\/]/, priority: 35 },
  ...otherKitChunks(),
];

function isCoreKit(id: string): boolean {
  const core = [
    "Action",
    "dates",
    "i18n",
    "Glyph",
    "Link",
    "Page",
    "phase",
    "Picture",
    "pointer",
    "Section",
    "site",
    "State",
    "texts",
  ];
  const [, name] = /blocks[\\/]kit[\\/](\w+)\.(?:tsx?|module\.css)/.exec(id) ?? [];
  // What the site's script shares with parts that are loaded later would else be a file of its own in every first load.
  const isShared = /locales[\\/]generated[\\/]kit\.ts|src[\\/]api[\\/]errors\.ts|src[\\/]site[\\/]units\.ts/.test(id);
  return (name !== undefined && core.includes(name)) || isShared;
}

// A chunk takes along what its files import and no earlier chunk has: so a file comes after those that it imports.
function otherKitChunks() {
  const imports = new Map(
    kitFiles().map((file) => [
      file,
      [...readKit(file).matchAll(/from "\.\/(\w+\.tsx?)"/g)].map(([, name]) => name ?? ""),
    ]),
  );
  const ordered = new Set<string>();
  const visit = (file: string) => {
    if (ordered.has(file)) return;
    for (const other of imports.get(file) ?? []) visit(other);
    ordered.add(file);
  };
  for (const file of [...imports.keys()].sort()) visit(file);
  return [...ordered].map((file, index) => {
    const name = file.replace(/\.\w+$/, "");
    return {
      name: `kit-${name}`,
      test: new RegExp(`blocks[\\\\/]kit[\\\\/]${name}\\.(tsx?|module\\.css)`),
      priority: 30 - index / 100,
    };
  });
}

function nameOfRules(id: string): string {
  return `rules-${/src[\\/]rules[\\/](\w+)/.exec(id)?.[1]}`;
}

function isPlainRjsf(id: string): boolean {
  const field = /@rjsf[\\/]core[\\/]lib[\\/]components[\\/]fields[\\/](?!ObjectField|SchemaField)/;
  const part =
    /@rjsf[\\/]utils[\\/]lib[\\/](?:schema[\\/])?(shallowAllOfMerge|getDefaultFormState|getClosestMatchingOption|getWidget|optionsList|enumOption\w*|enums|isFixedItems|getDecimalSeparator)\./;
  return field.test(id) || part.test(id) || /[\\/]@x0k[\\/]/.test(id);
}

function nameOfPackage(id: string): string {
  const [, name = "other"] = /.*[\\/]node_modules[\\/]((?:@[\w.-]+[\\/])?[\w.-]+)/.exec(id) ?? [];
  return `vendor-${name.replace(/^@/, "").replace(/[\\/.]/g, "-")}`;
}

// What few pages need is loaded by its address as units are: the site's own script then names no other file, and stays as it is.
const partEntries = {
  "part-interaction": join(root, "src/site/interaction/Layer.tsx"),
  "part-links": join(root, "src/site/links.ts"),
  "part-menu-keys": join(root, "src/site/shell/menuKeys.ts"),
  "part-unbound": join(root, "src/site/preview.ts"),
  "part-time-ribbon": join(root, "src/site/shell/TimeRibbon.tsx"),
  "part-compiler": join(root, "src/site/compileInBrowser.ts"),
  "part-cipher": join(root, "src/api/cipher.ts"),
  "part-captcha": join(root, "src/account/captcha/Captcha.tsx"),
  "part-login": join(root, "src/account/login/LoginDrawer.tsx"),
  "part-session": join(root, "src/account/session/openAccounts.tsx"),
  "part-account": join(root, "src/account/profile/AccountPage.tsx"),
  "part-uploads": join(root, "src/uploads/openUploads.ts"),
  "part-sign-up": join(root, "src/signup/openSignUp.tsx"),
  "part-sign-up-later": join(root, "src/signup/later.ts"),
  "part-birth": join(root, "blocks/field/identity-document/BirthParts.tsx"),
  "part-country-search": join(root, "blocks/field/country/CountrySearch.tsx"),
  "part-sign-up-plain": join(root, "src/signup/form/plain/plainParts.ts"),
  "part-preview": join(root, "src/uploads/preview/showPreview.tsx"),
  "part-preview-pdf": join(root, "src/uploads/preview/PdfPages.tsx"),
  "part-preview-word": join(root, "src/uploads/preview/WordPaper.tsx"),
  "part-preview-sheets": join(root, "src/uploads/preview/Sheets.tsx"),
};

export default defineConfig({
  root,
  plugins: [react(), pdfFiles(), trustedXml(), lightForms()],
  worker: { format: "es" },
  resolve: {
    // Its package.json leads bundlers to the build with the warnings for developers.
    alias: [{ find: /^react-router$/, replacement: join(root, "node_modules/react-router/dist/production/index.mjs") }],
  },
  server: { proxy: Object.fromEntries(callPaths.map((path) => [path, { target: api, changeOrigin: false }])) },
  build: {
    outDir: "dist/site",
    manifest: true,
    target: "es2022",
    // Chakra's chunk, the largest, is 300 kB before compression and is loaded on demand.
    chunkSizeWarningLimit: 600,
    modulePreload: false,
    rolldownOptions: {
      input: { site: join(root, "index.html"), ...unitEntries(), ...partEntries, ...kitEntries() },
      // Units are loaded by address, not by import: their default export has to stay; so has all of the kit, whoever uses it.
      preserveEntrySignatures: "exports-only",
      output: {
        entryFileNames: "assets/[name]-[hash].js",
        chunkFileNames: "assets/[name]-[hash].js",
        codeSplitting: { groups: stableChunks },
      },
    },
  },
});

/** What the reader of PDFs fetches when a document needs it: tables of Chinese fonts, the standard fonts, decoders of scans. */
function pdfFiles(): Plugin {
  const folder = join(root, "node_modules/pdfjs-dist");
  return {
    name: "pdf-files",
    apply: "build",
    generateBundle() {
      for (const part of ["cmaps", "standard_fonts", "wasm", "iccs"]) {
        for (const name of readdirSync(join(folder, part))) {
          const source = readFileSync(join(folder, part, name));
          this.emitFile({ type: "asset", fileName: `${pdfFolder}${part}/${name}`, source });
        }
      }
    },
  };
}

/** Has docx-preview parse XML by our own function, whose texts the browser trusts. A new version that does it otherwise fails the build. */
function trustedXml(): Plugin {
  const call = 'new DOMParser().parseFromString(xmlString, "application/xml")';
  return {
    name: "trusted-xml",
    apply: "build",
    transform: {
      filter: { id: /docx-preview[\\/]dist[\\/]docx-preview\.mjs$/ },
      handler(code) {
        if (code.split(call).length !== 2) this.error("docx-preview no longer parses XML where it did.");
        const own = `import { parseXml } from ${JSON.stringify(join(root, "src/uploads/preview/parseXml.ts"))};\n`;
        return { code: own + code.replace(call, "parseXml(xmlString)"), map: null };
      },
    },
  };
}

/** Has rjsf load what our forms draw and no more: see src/signup/form/light. A new version that is built otherwise fails the build. */
function lightForms(): Plugin {
  const light = (name: string) => join(root, "src/signup/form/light", name);
  const met = new Set<string>();
  const replaced: [name: string, id: RegExp, importer: RegExp, file: string][] = [
    ["its registry", /getDefaultRegistry\.js$/, /@rjsf[\\/]core/, "ownRegistry.ts"],
    ["markdown-to-jsx", /^markdown-to-jsx/, /@rjsf[\\/]core/, "noMarkdown.ts"],
    ["fast-uri", /^fast-uri$/, /@rjsf[\\/]utils/, "localUri.ts"],
    ["jsonpointer", /^jsonpointer$/, /@rjsf[\\/]utils/, "jsonPointer.ts"],
    ["react-is", /^react-is$/, /@rjsf[\\/]utils/, "kinds.ts"],
    ["its comparison", /[\\/]deepEquals\.js$/, /@rjsf[\\/]utils/, "deepEquals.ts"],
    ["its merge of allOf", /[\\/]shallowAllOfMerge\.js$/, /@rjsf[\\/]utils/, "mergeAllOf.ts"],
    [
      "its defaults",
      /[\\/]getDefaultFormState\.js$/,
      /@rjsf[\\/]utils[\\/]lib[\\/]schema[\\/]index/,
      "defaultState.ts",
    ],
    [
      "its alternatives",
      /[\\/]getClosestMatchingOption\.js$/,
      /@rjsf[\\/]utils[\\/]lib[\\/]schema[\\/]index/,
      "closestOption.ts",
    ],
    ["its omission of answers", /[\\/]omitExtraData\.js$/, /@rjsf[\\/]utils/, "neverCalled.ts"],
    ["its names of fields", /[\\/]toPathSchema\.js$/, /@rjsf[\\/]utils/, "neverCalled.ts"],
    ["its errors", /[\\/]processRawValidationErrors\.js$/, /@rjsf[\\/]validator-ajv8/, "neverCalled.ts"],
  ];
  return {
    name: "light-forms",
    apply: "build",
    enforce: "pre",
    resolveId(id, importer) {
      const found = replaced.find(([, wanted, from]) => importer && wanted.test(id) && from.test(importer));
      if (!found) return null;
      met.add(found[0]);
      return light(found[3]);
    },
    transform: {
      filter: { id: /@rjsf[\\/]core[\\/]lib[\\/]components[\\/]Form\.js$/ },
      handler(code) {
        return {
          code: neverCalled.reduce(
            (left, name) => withoutBody(left, name) ?? this.error(`rjsf's form has no ${name}.`),
            code,
          ),
          map: null,
        };
      },
    },
    generateBundle() {
      for (const [name] of replaced) if (!met.has(name)) this.error(`rjsf no longer imports ${name} where it did.`);
    },
  };
}

// What rjsf's form does when it checks and sends answers itself; ours are drawn with noValidate, and sent by our own buttons.
const neverCalled =
  "validate liveValidate omitExtraData setFieldValue reset onSubmit validateSubmission validateWithExtraErrors focusFirstError reportErrors submit focusOnError validateFormWithFormData validateForm".split(
    " ",
  );

function withoutBody(code: string, method: string): string | undefined {
  const [head] = new RegExp(`\\n {4}(?:static )?${method}(?: = )?\\(.*\\{\\n`).exec(code) ?? [];
  const start = head ? code.indexOf(head) + head.length : -1;
  const end = code.indexOf("\n    }", start);
  return start < 0 || end < 0 ? undefined : `${code.slice(0, start)}throw new Error("${method}");${code.slice(end)}`;
}

/** Every renderer that the registry names is an entry of its own, so that adding one changes no other file. */
function unitEntries(): Record<string, string> {
  const registry = readFileSync(join(root, "blocks/registry.ts"), "utf8");
  const paths = [...registry.matchAll(/import\("\.\/((home|page|field)\/([\w-]+)\/[\w.-]+)"\)/g)];
  return Object.fromEntries(paths.map(([, path = "", kind, type]) => [`${kind}-${type}`, join(root, "blocks", path)]));
}

/** The kit's modules keep all their exports, used or not: what a new unit imports is already there. */
function kitEntries(): Record<string, string> {
  return Object.fromEntries(
    kitFiles().map((file) => [`whole-${file.replace(/\.\w+$/, "")}`, join(root, "blocks/kit", file)]),
  );
}

// What renders on the server is for tests alone.
function kitFiles(): string[] {
  return readdirSync(join(root, "blocks/kit")).filter(
    (file) => /^\w+\.tsx?$/.test(file) && !readKit(file).includes("react-dom/server"),
  );
}

function readKit(file: string): string {
  return readFileSync(join(root, "blocks/kit", file), "utf8");
}
