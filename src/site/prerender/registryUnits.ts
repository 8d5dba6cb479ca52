import { contact, fields, frame, homeBlocks, pages } from "#blocks/registry.ts";
import type { ModuleSource } from "../units.ts";

type Table = Record<string, (() => Promise<{ default: unknown }>) | undefined>;
// What few pages need is loaded by its address as units are: the site's own script then names no
// other file, and stays as it is. The build reads the names and files of `part` here.
const tables: Record<string, Table> = {
  home: { ...homeBlocks, frame, contact },
  page: pages,
  field: fields,
  part: {
    interaction: () => import("#src/site/interaction/Layer.tsx"),
    links: () => import("#src/site/links.ts"),
    "route-rules": () => import("#src/site/rules/ruleRoutes.tsx"),
    "menu-keys": () => import("#src/site/shell/menuKeys.ts"),
    "bottom-bar": () => import("#src/site/shell/BottomBar.tsx"),
    alerts: () => import("#src/site/shell/Alerts.tsx"),
    unbound: () => import("#src/site/preview.ts"),
    "time-ribbon": () => import("#src/site/shell/TimeRibbon.tsx"),
    compiler: () => import("#src/site/compileInBrowser.ts"),
    cipher: () => import("#src/client/cipher.ts"),
    captcha: () => import("#src/account/captcha/Captcha.tsx"),
    login: () => import("#src/account/login/LoginDrawer.tsx"),
    session: () => import("#src/account/session/openAccounts.tsx"),
    account: () => import("#src/account/profile/AccountPage.tsx"),
    "second-factor": () => import("#src/account/second-factor/SecondFactorGate.tsx"),
    organise: () => import("#src/account/organise/OrganisePage.tsx"),
    staff: () => import("#src/staff/startStaff.tsx"),
    review: () => import("#src/account/review/ReviewPage.tsx"),
    uploads: () => import("#src/uploads/openUploads.ts"),
    "sign-up": () => import("#src/signup/open/openSignUp.tsx"),
    "own-sign-ups": () => import("#src/signup/open/openOwnSignUps.tsx"),
    "own-results": () => import("#src/results/OwnResults.tsx"),
    results: () => import("#src/results/openResults.ts"),
    photos: () => import("#src/photos/openPhotos.tsx"),
    live: () => import("#src/live/openLive.ts"),
    "look-up": () => import("#src/lookups/openLookUp.tsx"),
    "general-form": () => import("#src/signup/open/openGeneralForm.tsx"),
    "sign-up-policies": () => import("#src/signup/flow/PolicyText.tsx"),
    "sign-up-own": () => import("#src/signup/flow/OwnSignUps.tsx"),
    "sign-up-later": () => import("#src/signup/flow/lazyParts.ts"),
    "sign-up-transfers": () => import("#src/signup/transfers/OwnTransfers.tsx"),
    "sign-up-lucky-bibs": () => import("#src/signup/bibs/OwnLuckyBibs.tsx"),
    "sign-up-mailing": () => import("#src/signup/mailing/OwnMailings.tsx"),
    "sign-up-pick-up": () => import("#src/signup/pickUp/OwnPickUps.tsx"),
    "sign-up-approved": () => import("#src/signup/transfers/ApprovedForm.tsx"),
    "sign-up-by-hand": () => import("#src/signup/transfers/ByHand.tsx"),
    "sign-up-orders": () => import("#src/signup/orders/OrderCard.tsx"),
    confirmation: () => import("#src/signup/confirmation/Confirmation.tsx"),
    "last-moment": () => import("#src/signup/drafts/lastMoment.ts"),
    "sign-up-teams": () => import("#src/signup/teams/teamParts.ts"),
    birth: () => import("#blocks/field/identity-document/BirthParts.tsx"),
    "address-elsewhere": () => import("#blocks/field/address/OtherParts.tsx"),
    "sign-up-plain": () => import("#src/signup/form/plain/plainParts.ts"),
    preview: () => import("#src/uploads/preview/showPreview.tsx"),
    "preview-pdf": () => import("#src/uploads/preview/PdfPages.tsx"),
    "preview-word": () => import("#src/uploads/preview/WordPaper.tsx"),
    "preview-sheets": () => import("#src/uploads/preview/Sheets.tsx"),
  },
};

/**
 * Returns the modules straight from the registry: only for the dev server, whose modules are not
 * built.
 */
export const registryUnits: ModuleSource = async (name) => {
  const [kind = "", type = ""] = name.split("/");
  const table = tables[kind] ?? {};
  return Object.hasOwn(table, type) ? table[type]?.() : undefined;
};
