import { readFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { stableChunks } from "./scripts/vite/chunks.ts";
import { unitFacades } from "./scripts/vite/facades.ts";
import { kitFiles, kitName } from "./scripts/vite/kitFiles.ts";
import { pdfFiles, trustedXml } from "./scripts/vite/previews.ts";
import { leanRjsf } from "./scripts/vite/rjsf.ts";
import { leanRouter } from "./scripts/vite/router.ts";

const root = import.meta.dirname;
const api = `http://localhost:${process.env.PORT ?? 8080}`;
const callPaths = [
  "/website-center",
  "/sign-up/",
  "/user-center",
  "/basic-center",
  "/config",
  "/feeds/",
  "/files",
  "/media",
  "/e/",
  "/healthz",
  "/readyz",
  "/uploads",
  "/paper",
  "/status/",
  "/dev/",
];

export default defineConfig({
  root,
  plugins: [react(), pdfFiles(), trustedXml(), leanRjsf(), leanRouter(), unitFacades()],
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
      input: { site: join(root, "index.html"), ...unitEntries(), ...partEntries(), ...kitEntries() },
      // Units are loaded by address, not by import: their default export has to stay; so does all
      // of the kit, used or not.
      preserveEntrySignatures: "exports-only",
      output: {
        entryFileNames: "assets/[name]-[hash].js",
        chunkFileNames: "assets/[name]-[hash].js",
        codeSplitting: { groups: stableChunks },
      },
    },
  },
});

/**
 * Every renderer that the registry names is an entry of its own, so that adding one changes no
 * other file.
 */
function unitEntries(): Record<string, string> {
  const registry = readFileSync(join(root, "blocks/registry.ts"), "utf8");
  const paths = [...registry.matchAll(/import\("\.\/((home|page|field)\/([\w-]+)\/[\w.-]+)"\)/g)];
  return Object.fromEntries(paths.map(([, path = "", kind, type]) => [`${kind}-${type}`, join(root, "blocks", path)]));
}

/** Every part of the program that is loaded by its name is an entry of its own too. */
function partEntries(): Record<string, string> {
  const units = readFileSync(join(root, "src/site/prerender/registryUnits.ts"), "utf8");
  const parts: string[][] = [...units.matchAll(/"?([\w-]+)"?: \(\) => import\("#([^"]+)"\)/g)];
  // The page of a site with analytics names this one itself.
  parts.push(["", "consent", "src/consent/consent.ts"]);
  // The page for race day is no page of the program.
  parts.push(["", "my", "src/my/openMy.ts"]);
  return Object.fromEntries(parts.map(([, name, path = ""]) => [`part-${name}`, join(root, path)]));
}

/**
 * The kit's modules keep all their exports, used or not: what a new unit imports is already there.
 */
function kitEntries(): Record<string, string> {
  return Object.fromEntries(kitFiles().map((path) => [`whole-${kitName(path)}`, join(root, path)]));
}
