import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

// The modules of @rjsf/core that our own form repeats or depends on, each with its SHA-256 in the
// version that it was compared with.
const compared = {
  // Our form treats answers as this one does (Form.tsx, fullModel.ts).
  "Form.js": "0cbf9bd4e7fef75b2c88435ca8a4898350c50b0daa681c2a9ca7e7ead0b29658",
  // These call only the methods that lightModel.ts has.
  "fields/ObjectField.js": "7634a682ef9a38647930262565a444a41e11557a38b43973515c5705a42d41e3",
  "fields/SchemaField.js": "0acca4aec52885414adb25a66832bc0df9225f7b52f6e7f20014c6cc098648cc",
};

// Packages that rjsf needs for features that our forms do not have, 31 and 7.5 kB compressed, and
// the modules that replace them.
const replaced = [
  // Renders the message about an invalid schema, which our compiler refuses.
  { name: "markdown-to-jsx/react", importer: /@rjsf[\\/]core[\\/]/, file: "noMarkdown.ts" },
  // Resolves references to other files.
  { name: "fast-uri", importer: /@rjsf[\\/]utils[\\/]/, file: "localUri.ts" },
];

const root = join(import.meta.dirname, "../..");

/**
 * Leaves out of rjsf the packages that our forms do not need. Fails the build if rjsf no longer
 * imports one of them, or if a module differs from the one that `src/signup/form/rjsf` was written
 * for.
 */
export function leanRjsf(core = join(root, "node_modules/@rjsf/core")): Plugin {
  const replacements = new Set<string>();
  return {
    name: "lean-rjsf",
    apply: "build",
    enforce: "pre",
    buildStart() {
      for (const [file, hash] of Object.entries(compared)) {
        const found = computeHash(join(core, "lib/components", file));
        if (found !== hash) this.error(adviceOn(core, file, found));
      }
    },
    resolveId(id, importer = "") {
      const found = replaced.find((one) => one.name === id && one.importer.test(importer));
      if (!found) return null;
      replacements.add(id);
      return join(root, "src/signup/form/rjsf", found.file);
    },
    generateBundle() {
      for (const { name, file } of replaced) {
        if (!replacements.has(name))
          this.error(`rjsf no longer imports ${name}: remove ${file} and its line in scripts/vite/rjsf.ts.`);
      }
    },
  };
}

function computeHash(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("hex");
}

function adviceOn(core: string, file: string, found: string): string {
  const { version } = JSON.parse(readFileSync(join(core, "package.json"), "utf8")) as { version: string };
  return (
    `@rjsf/core ${version} has another ${file} than src/signup/form/rjsf was written for. Compare it with the version before, ` +
    `bring what matters over, run the tests of src/signup and e2e/signup*, then enter ${found} in scripts/vite/rjsf.ts.`
  );
}
