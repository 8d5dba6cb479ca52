import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { pdfFolder } from "../../src/uploads/preview/pdfFolder.ts";

const root = join(import.meta.dirname, "../..");

/**
 * Adds the files to a build that PDF.js fetches if a document needs them: character maps of Chinese
 * fonts, the standard fonts, decoders of scans.
 */
export function pdfFiles(): Plugin {
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

/**
 * Makes docx-preview parse XML by our own function, which trusted types accept. Fails the build if
 * a new version parses XML in another way.
 */
export function trustedXml(): Plugin {
  const call = 'new DOMParser().parseFromString(xmlString, "application/xml")';
  return {
    name: "trusted-xml",
    apply: "build",
    transform: {
      filter: { id: /docx-preview[\\/]dist[\\/]docx-preview\.mjs$/ },
      handler(code) {
        if (code.split(call).length !== 2)
          this.error("docx-preview no longer parses XML by the call that is replaced.");
        const own = `import { parseXml } from ${JSON.stringify(join(root, "src/uploads/preview/parseXml.ts"))};\n`;
        return { code: own + code.replace(call, "parseXml(xmlString)"), map: null };
      },
    },
  };
}
