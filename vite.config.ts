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

// What few pages need is loaded by its address as units are: the site's own script then names no
// other file, and stays as it is.
const partEntries = {
  "part-interaction": join(root, "src/site/interaction/Layer.tsx"),
  "part-links": join(root, "src/site/links.ts"),
  "part-route-rules": join(root, "src/site/rules/ruleRoutes.tsx"),
  "part-bottom-bar": join(root, "src/site/shell/BottomBar.tsx"),
  "part-menu-keys": join(root, "src/site/shell/menuKeys.ts"),
  "part-unbound": join(root, "src/site/preview.ts"),
  "part-time-ribbon": join(root, "src/site/shell/TimeRibbon.tsx"),
  "part-compiler": join(root, "src/site/compileInBrowser.ts"),
  "part-cipher": join(root, "src/client/cipher.ts"),
  "part-captcha": join(root, "src/account/captcha/Captcha.tsx"),
  "part-login": join(root, "src/account/login/LoginDrawer.tsx"),
  "part-session": join(root, "src/account/session/openAccounts.tsx"),
  "part-account": join(root, "src/account/profile/AccountPage.tsx"),
  "part-second-factor": join(root, "src/account/second-factor/SecondFactorGate.tsx"),
  "part-organise": join(root, "src/account/organise/OrganisePage.tsx"),
  "part-review": join(root, "src/account/review/ReviewPage.tsx"),
  "part-uploads": join(root, "src/uploads/openUploads.ts"),
  "part-sign-up": join(root, "src/signup/openSignUp.tsx"),
  "part-own-sign-ups": join(root, "src/signup/openOwnSignUps.tsx"),
  "part-general-form": join(root, "src/signup/openGeneralForm.tsx"),
  "part-sign-up-policies": join(root, "src/signup/flow/PolicyText.tsx"),
  "part-sign-up-later": join(root, "src/signup/lazyParts.ts"),
  "part-sign-up-own": join(root, "src/signup/flow/ownParts.ts"),
  "part-sign-up-transfers": join(root, "src/signup/transfers/OwnTransfers.tsx"),
  "part-sign-up-by-hand": join(root, "src/signup/transfers/ByHand.tsx"),
  "part-sign-up-orders": join(root, "src/signup/orders/orderParts.ts"),
  "part-confirmation": join(root, "src/signup/confirmation/Confirmation.tsx"),
  "part-sign-up-teams": join(root, "src/signup/teams/teamParts.ts"),
  "part-last-moment": join(root, "src/signup/drafts/lastMoment.ts"),
  "part-birth": join(root, "blocks/field/identity-document/BirthParts.tsx"),
  "part-address-elsewhere": join(root, "blocks/field/address/OtherParts.tsx"),
  "part-sign-up-plain": join(root, "src/signup/form/plain/plainParts.ts"),
  "part-consent": join(root, "src/consent/consent.ts"),
  "part-preview": join(root, "src/uploads/preview/showPreview.tsx"),
  "part-preview-pdf": join(root, "src/uploads/preview/PdfPages.tsx"),
  "part-preview-word": join(root, "src/uploads/preview/WordPaper.tsx"),
  "part-preview-sheets": join(root, "src/uploads/preview/Sheets.tsx"),
};

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
      input: { site: join(root, "index.html"), ...unitEntries(), ...partEntries, ...kitEntries() },
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

/**
 * The kit's modules keep all their exports, used or not: what a new unit imports is already there.
 */
function kitEntries(): Record<string, string> {
  return Object.fromEntries(kitFiles().map((path) => [`whole-${kitName(path)}`, join(root, path)]));
}
